import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Phase } from '../kit/skies.ts';
import { levels, loudness } from './levels.ts';
import { type NightSound, openNightSound } from './nightSound.ts';
import { type Around, openVoice, type Voice } from './voice.ts';

/** The table's voice and the sounds of its night: one of each for as long as the page lives. */

const around: Around = {
  synth: 'speechSynthesis' in globalThis ? speechSynthesis : undefined,
  utter(text, course) {
    const words = new SpeechSynthesisUtterance(text);
    words.onstart = () => course.started();
    words.onend = () => course.ended();
    words.onerror = ({ error }) => course.failed(error);
    return words;
  },
  later(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  volume: () => loudness('voice'),
  wantsTouch: navigator.vendor.startsWith('Apple'),
};

export const voice: Voice = openVoice(around);
const sound: NightSound | null = openNightSound();

/** What of the two is switched on waits for a touch, which browsers want before a page is heard. */
export const waitsForTouch = computed(
  () =>
    (levels.sound.value.on && sound?.state.value === 'suspended') ||
    (levels.voice.value.on && voice.blocked.value),
);
/** Whether the night is heard, for those who look at the page from outside. */
export const soundState = computed(() => sound?.state.value ?? 'none');

export function wakeSenses(): void {
  sound?.wake();
  voice.wake();
}

/** While a table screen is shown: any touch wakes the sound, and the phase gives its mood. */
export function useSenses(phase: Phase): void {
  useEffect(() => {
    const stop = effect(() => sound?.loud(loudness('sound')));
    const muted = effect(() => {
      if (!levels.voice.value.on) voice.hush();
    });
    addEventListener('pointerdown', wakeSenses);
    addEventListener('keydown', wakeSenses);
    return () => {
      stop();
      muted();
      removeEventListener('pointerdown', wakeSenses);
      removeEventListener('keydown', wakeSenses);
      sound?.loud(0);
      voice.hush();
    };
  }, []);
  useEffect(() => sound?.mood(phase), [phase]);
}
