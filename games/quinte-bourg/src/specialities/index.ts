import { type OurLang, type WordsOf, wordsOf } from '@veillee/gamekit';
import { keysOf } from '@veillee/kernel';
import type { Keeps, KeptBy, LinesOf } from '../card.ts';
import type { AnyPower, Power, Speciality } from '../power.ts';
import { abductor } from './abductor.ts';
import { artist } from './artist.ts';
import { assassin } from './assassin.ts';
import { engineer } from './engineer.ts';
import { eris } from './eris.ts';
import { freyja } from './freyja.ts';
import { laura } from './laura.ts';
import { sandman } from './sandman.ts';
import { snooper } from './snooper.ts';
import { thief } from './thief.ts';
import { trainer } from './trainer.ts';

/** Every power; the cards of one differ only by their nights (Q16). */
const all = {
  engineer,
  snooper,
  trainer,
  thief,
  assassin,
  sandman,
  abductor,
  laura,
  artist,
  eris,
  freyja,
};
export type PowerId = keyof typeof all;
export const powers: { readonly [id in PowerId]: AnyPower } = all;
export const powerIds: readonly PowerId[] = keysOf(all);

/** The ids of a power's cards. */
type CardsOf<P> = P extends { readonly cards: infer Cards } ? keyof Cards & string : never;
export type SpecialityId = CardsOf<(typeof all)[PowerId]>;

const cards = Object.values(powers).flatMap((power) =>
  Object.entries(power.cards).map(([id, nights]): [string, Speciality] => [id, { power, nights }]),
);
// The entries are the cards of all powers, which is how `SpecialityId` is made.
export const specialities = Object.fromEntries(cards) as { readonly [id in SpecialityId]: Speciality };
export const specialityIds: readonly SpecialityId[] = keysOf(specialities);

type Defined = (typeof all)[PowerId];
export type KeptByPowers<How extends keyof Keeps> = KeptBy<Defined, How>;
/** The lines of the night they bring, and their own steps. */
export type PowerLine = LinesOf<Defined>;
export type PowerStep = StepIn<Defined>;
type StepIn<P> = P extends Power<infer _W, infer _K, infer S> ? S : never;
/** What they say in one language. */
export type PowersWords = WordsOf<typeof all>;
export const powersWords = (lang: OurLang): PowersWords => wordsOf(all, lang);
