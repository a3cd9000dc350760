import type { Lang } from '@veillee/kernel';
import { rumble } from '../../stage/buzz.ts';
import { loudness } from '../../stage/levels.ts';
import { saidIn, sentencesOf } from '../../stage/script.ts';
import { voice } from '../../stage/senses.ts';
import type { Saying } from '../plan.ts';
import { type Bell, bellLength, hushPlayer, playWords, ringBell } from './player.ts';
import { takeLength } from './sound.ts';
import type { Take } from './voiceFile.ts';

/** A voice that was lent, in the language of the evening: its takes by their sentences. */
export type Lent = ReadonlyMap<string, Take>;
export const nobodysVoice: Lent = new Map();

export const lentFrom = (takes: readonly Take[]): Lent => new Map(takes.map((take) => [take.line, take]));

/** What somebody said of this very sentence; reworded since, it does not count. */
export const takeOf = (lent: Lent, { id, say }: Saying): Take | undefined => {
  const take = lent.get(id);
  return take?.said === say ? take : undefined;
};

/** How long a lent voice takes over it; 0: it never said it. */
export const spokenBy =
  (lent: Lent) =>
  (saying: Saying): number => {
    const take = takeOf(lent, saying);
    return take === undefined ? 0 : takeLength(take.words);
  };

export interface Telling {
  readonly lang: Lang;
  readonly rate: number;
  readonly pitch: number;
  readonly lent: Lent;
  /** Bells and tremors with every sentence, for those who hear or see no words. */
  readonly signals: boolean;
}

/** What is to be said after this. */
let next: ReturnType<typeof setTimeout> | undefined;

/** Nobody would hear a word of it. */
export const isMute = (lang: Lang): boolean => loudness('voice') === 0 || !voice.able(lang);

/** Says it in the voice that was lent, else in the device's; where nothing is heard, by bell and tremor. */
export function tellAloud(saying: Saying, bell: Bell, { lang, rate, pitch, lent, signals }: Telling): void {
  hushTelling();
  const take = loudness('voice') > 0 ? takeOf(lent, saying) : undefined;
  const isSilent = take === undefined && isMute(lang);
  if (signals || isSilent) rumble(bellLength);
  if (isSilent) ringBell(bell);
  else if (take !== undefined) playWords(take.words);
  else voice.say(sentencesOf(saying.say), lang, { rate, pitch });
}

/** Says these one after the other; a voice is not cut off by the next sentence. */
export function tellInTurn(sayings: readonly Saying[], telling: Telling): void {
  const [first, ...rest] = sayings;
  if (first === undefined) return;
  if (sayings.every((one) => takeOf(telling.lent, one) === undefined)) {
    tellAloud({ id: first.id, say: sayings.map(({ say }) => say).join(' ') }, 'lead', telling);
    return;
  }
  tellAloud(first, 'lead', telling);
  const time = Math.max((1.3 * saidIn(first.say)) / telling.rate, spokenBy(telling.lent)(first));
  next = setTimeout(() => tellInTurn(rest, telling), time);
}

export function hushTelling(): void {
  clearTimeout(next);
  voice.hush();
  hushPlayer();
}
