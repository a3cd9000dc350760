import { type Signal, signal } from '@preact/signals';
import type { Lang } from '@veillee/kernel';
import { saidIn } from './script.ts';

/** The device's own voice, as much of it as is asked for. */
export interface Tongue {
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}
export interface Utterance {
  text: string;
  lang: string;
  volume: number;
  rate: number;
  voice: Tongue | null;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
}
export interface Synth {
  speak(words: Utterance): void;
  cancel(): void;
  getVoices(): readonly Tongue[];
  addEventListener(type: 'voiceschanged', heard: () => void): void;
}
export interface Around {
  readonly synth: Synth | undefined;
  utter(text: string): Utterance;
  later(ms: number, then: () => void): () => void;
  volume(): number;
}
export interface Voice {
  /** Says these one after the other, instead of whatever was being said. */
  say(sentences: readonly string[], lang: Lang): void;
  hush(): void;
  /** The browser wanted a touch first; it has come. */
  wake(): void;
  /** Whether this device can speak that language, as far as it is known. */
  able(lang: Lang): boolean;
  /** Waits for a touch. */
  readonly blocked: Signal<boolean>;
}

/** Some browsers bring their voices a moment after the page. */
const patience = 2500;
/** Some lose what is said right after something was cancelled. */
const settling = 60;

const tagOf = ({ lang }: Tongue): string => lang.replace('_', '-').toLowerCase();
const liked: { readonly [L in Lang]: string } = { fr: 'fr-fr', en: 'en-gb' };

/** A voice of that language: the device's own before one of the network, the usual accent before others. */
export function voiceFor(voices: readonly Tongue[], lang: Lang): Tongue | null {
  const worth = (one: Tongue): number =>
    (one.localService ? 4 : 0) + (tagOf(one) === liked[lang] ? 2 : 0) + (one.default ? 1 : 0);
  const fitting = voices.filter((one) => tagOf(one).split('-')[0] === lang);
  return fitting.reduce<Tongue | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

export function openVoice({ synth, utter, later, volume }: Around): Voice {
  const blocked = signal(false);
  const voices = signal<readonly Tongue[]>(synth?.getVoices() ?? []);
  /** It said nothing although it was asked to: there is no voice after all. */
  const dumb = signal(synth === undefined);
  let waiting: readonly string[] = [];
  let tongue: Lang = 'fr';
  let turn = 0;
  let speaking: Utterance | null = null;
  let stop: () => void = () => {};
  let waitedOut = false;

  const able = (lang: Lang): boolean =>
    !dumb.value && (voices.value.length === 0 || voiceFor(voices.value, lang) !== null);

  const begin = (): void => {
    const mine = turn;
    const [sentence, ...rest] = waiting;
    if (synth === undefined || sentence === undefined || !able(tongue)) return;
    const words = utter(sentence);
    words.lang = liked[tongue];
    words.voice = voiceFor(voices.value, tongue);
    words.volume = volume();
    words.rate = 1;
    let over = false;
    const next = (): void => {
      if (mine !== turn || over) return;
      over = true;
      stop();
      speaking = null;
      waiting = rest;
      begin();
    };
    let started = false;
    words.onstart = () => {
      started = true;
    };
    words.onend = next;
    words.onerror = ({ error }) => {
      if (mine !== turn) return;
      if (error !== 'not-allowed') return next();
      stop();
      speaking = null;
      blocked.value = true;
    };
    // A voice that forgets to say it has finished must not silence the evening.
    stop = later(3000 + 2 * saidIn(sentence), () => {
      if (mine !== turn) return;
      if (!started) dumb.value = voices.value.length === 0;
      synth.cancel();
      next();
    });
    speaking = words;
    synth.speak(words);
  };

  const hush = (): void => {
    turn += 1;
    waiting = [];
    stop();
    stop = () => {};
    if (speaking !== null) synth?.cancel();
    speaking = null;
  };

  synth?.addEventListener('voiceschanged', () => {
    voices.value = synth.getVoices();
    dumb.value = false;
    if (speaking === null && waiting.length > 0 && !blocked.value) {
      stop();
      begin();
    }
  });

  return {
    blocked,
    able,
    hush,
    say(sentences, lang) {
      const cut = speaking !== null;
      hush();
      waiting = sentences;
      tongue = lang;
      if (blocked.value) return;
      const late = voices.value.length === 0 && !waitedOut;
      if (!late && !cut) return begin();
      const mine = turn;
      stop = later(late ? patience : settling, () => {
        waitedOut = true;
        if (mine === turn) begin();
      });
    },
    wake() {
      if (!blocked.value) return;
      blocked.value = false;
      begin();
    },
  };
}
