import { loudness } from '../../stage/levels.ts';
import { fromWords16, sampleRate } from './sound.ts';

/** Where recorded voices and signals are heard; one for the page, woken by the touch that begins the evening. */
let context: AudioContext | null = null;
let playing: AudioScheduledSourceNode | null = null;

function opened(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  return context;
}

/** To be called in a touch: browsers let a page be heard only from then on. */
export const wakePlayer = (): void => void opened()?.resume();

export function hushPlayer(): void {
  playing?.stop();
  playing = null;
}

/** How long something sounds until now. */
export const isPlaying = (): boolean => playing !== null;

function play(source: AudioScheduledSourceNode, out: AudioNode, ended: () => void): void {
  hushPlayer();
  source.connect(out);
  source.onended = () => {
    if (playing !== source) return;
    playing = null;
    ended();
  };
  playing = source;
  source.start();
}

/** Plays what somebody said, instead of whatever sounds. */
export function playWords(words: Int16Array, ended: () => void = () => {}): void {
  const on = opened();
  if (on === null || words.length === 0) return;
  const buffer = new AudioBuffer({ length: words.length, sampleRate });
  buffer.copyToChannel(fromWords16(words), 0);
  const gain = new GainNode(on, { gain: loudness('voice') });
  gain.connect(on.destination);
  void on.resume();
  play(new AudioBufferSourceNode(on, { buffer }), gain, ended);
}

/** A bell for those who have no words: rising as a call begins, falling as it ends; it is as long for each. */
export const bellLength = 900;
const pitches = { lead: [294, 294], open: [392, 587], after: [587, 587], close: [587, 392] } as const;
export type Bell = keyof typeof pitches;

export function ringBell(bell: Bell): void {
  const on = opened();
  const loud = loudness('sound');
  if (on === null || loud === 0) return;
  const [first, second] = pitches[bell];
  const [now, half, end] = [on.currentTime, bellLength / 2000, bellLength / 1000];
  const tone = new OscillatorNode(on, { type: 'triangle', frequency: first });
  tone.frequency.setValueAtTime(second, now + half);
  const gain = new GainNode(on, { gain: 0 });
  for (const at of [0, half]) {
    gain.gain.setValueAtTime(loud * 0.5, now + at);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + half - 0.01);
  }
  gain.connect(on.destination);
  play(tone, gain, () => {});
  tone.stop(now + end);
}
