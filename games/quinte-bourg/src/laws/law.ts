import type { InOurs } from '@veillee/gamekit';
import type { Seat, Wording } from '@veillee/kernel';
import type { RulingId } from '../almanac/rulings.ts';
import type { State } from '../state.ts';
import type { declaring } from './traitVote.ts';

/** What a law says, and what is asked and told by it alone, by key. */
export interface LawWords<K extends string = string> {
  readonly name: string;
  readonly phrases: { readonly [key in K]: Wording };
}
/** The words of a law in our two languages, which have the same phrases. */
export const lawWords = <K extends string>(words: InOurs<LawWords<K>>): InOurs<LawWords<K>> => words;
/** The words of a law without phrases of its own. */
export const named = (fr: string, en: string): InOurs<LawWords<never>> => ({
  fr: { name: fr, phrases: {} },
  en: { name: en, phrases: {} },
});

/** What a law changes, for the day; each is enforced where it applies (§10). */
export interface Law<W extends InOurs<LawWords> = InOurs<LawWords<never>>> {
  readonly forbidsBlank?: true;
  readonly sparesTied?: true;
  readonly noVote?: true;
  readonly admitsGhosts?: true;
  /** Voters rank the accused; those whom these ballots want most. */
  mostWanted?(ballots: readonly (readonly Seat[])[], candidates: readonly Seat[]): Seat[];
  /** Coins a vote costs, out of the game (Q78). */
  readonly price?: number;
  /** Only those vote who declare a trait in public; the law is proposed with the trait, in ways of its own. */
  readonly declared?: typeof declaring;
  /** Only these vote, counted when voting opens. */
  mayVote?(state: State, seat: Seat): boolean;
  /** For bots: how far it keeps whoever is accused from being executed, from −1 to 1. */
  readonly spares?: number;
  readonly rulings?: readonly RulingId[];
  readonly words: W;
}
