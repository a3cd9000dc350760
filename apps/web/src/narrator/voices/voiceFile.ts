import { isRecord, type Lang, langs } from '@veillee/kernel';
import { longestTake, sampleRate } from './sound.ts';
import { readWav, writeWav } from './wav.ts';

/** A sentence somebody said for this device to say. */
export interface Take {
  /** Names the sentence, in every deck that has it. */
  readonly line: string;
  readonly lang: Lang;
  /** What the sentence was then: reworded since, it wants to be said anew. */
  readonly said: string;
  readonly words: Int16Array;
}

/** Somebody's voice, with all they have said. */
export interface WholeVoice {
  readonly name: string;
  readonly takes: readonly Take[];
}

/** Why a file is no voice. */
export type VoiceFault = 'huge' | 'foreign' | 'newer' | 'damaged' | 'empty';
export type ReadVoice =
  | { readonly ok: true; readonly voice: WholeVoice }
  | { readonly ok: false; readonly why: VoiceFault };

/** A whole voice in two languages has some forty megabytes. */
export const mostBytes = 64 * 1024 * 1024;
export const longestName = 24;
const mostTakes = 500;
const format = 1;

interface Stretch {
  readonly line: string;
  readonly lang: Lang;
  readonly said: string;
  readonly from: number;
  readonly to: number;
}

export function writeVoice({ name, takes }: WholeVoice): Uint8Array<ArrayBuffer> {
  const whole = new Int16Array(takes.reduce((sum, { words }) => sum + words.length, 0));
  let at = 0;
  const stretches = takes.map(({ line, lang, said, words }): Stretch => {
    whole.set(words, at);
    const from = at;
    at += words.length;
    return { line, lang, said, from, to: at };
  });
  return writeWav(whole, sampleRate, JSON.stringify({ veillee: format, name, takes: stretches }));
}

const no = (why: VoiceFault): ReadVoice => ({ ok: false, why });

/** Reads what somebody sent; whatever it is, it says why it is no voice. */
export function readVoice(bytes: ArrayBuffer): ReadVoice {
  if (bytes.byteLength > mostBytes) return no('huge');
  const sounding = readWav(bytes);
  // A page, a picture, another's recording: none of it says it is ours; a RIFF that is cut off does not read at all.
  if (sounding === undefined) return no(beginsAsOurs(bytes) ? 'damaged' : 'foreign');
  if (sounding.told === null) return no('foreign');
  const told = parsed(sounding.told);
  if (!isRecord(told) || typeof told.veillee !== 'number') return no('damaged');
  if (told.veillee > format) return no('newer');
  const { name, takes } = told;
  if (typeof name !== 'string' || name.trim() === '' || name.length > longestName) return no('damaged');
  if (!Array.isArray(takes) || takes.length > mostTakes || sounding.rate !== sampleRate) return no('damaged');
  if (takes.length === 0) return no('empty');
  const stretches = takes.filter((one): one is Stretch => isStretch(one, sounding.words.length));
  if (stretches.length < takes.length) return no('damaged');
  const cut = ({ from, to, line, lang, said }: Stretch): Take => ({
    line,
    lang,
    said,
    words: sounding.words.slice(from, to),
  });
  return { ok: true, voice: { name: name.trim(), takes: stretches.map(cut) } };
}

const beginsAsOurs = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes.slice(0, 4)) === 'RIFF';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isStretch(one: unknown, length: number): one is Stretch {
  if (!isRecord(one)) return false;
  const { line, lang, said, from, to } = one;
  const named = (text: unknown, most: number): boolean =>
    typeof text === 'string' && text.length > 0 && text.length <= most;
  const isAt = (at: unknown): at is number => typeof at === 'number' && Number.isInteger(at) && at >= 0;
  if (!named(line, 80) || !named(said, 600) || !langs.some((known) => known === lang)) return false;
  return isAt(from) && isAt(to) && from < to && to <= length && to - from <= longestTake * sampleRate;
}
