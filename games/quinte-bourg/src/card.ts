import type { InOurs, OurLang, Together } from '@veillee/gamekit';
import type { Wordings } from '@veillee/kernel';

/** How one thing that is asked reads, and each way to answer it. */
export interface AskWords {
  readonly asked: string;
  readonly ways: { readonly [way: string]: string };
}

/** What a card says in one language, besides its name. */
export interface CardWords {
  /** By the verb of what is asked. */
  readonly asks?: { readonly [verb: string]: AskWords };
  /** How the master's book tells what was done. */
  readonly deeds?: { readonly [deed: string]: string };
  /** How the book tells why somebody spent the night in a house. */
  readonly stays?: { readonly [stay: string]: string };
  /** How the lines of the night are called that are there because of it. */
  readonly lines?: { readonly [line: string]: string };
  /** What is told or asked because of this card alone, by its whole key. */
  readonly phrases?: Wordings;
}
export interface RoleWords extends CardWords {
  readonly name: string;
  readonly help: string;
}
export interface PowerWords extends CardWords {
  /** The name of every card that has the power. */
  readonly cards: { readonly [card: string]: string };
  readonly asks: { readonly [verb: string]: AskWords & { readonly help: string } };
}

/** What a card may ask: whatever is worded in each of our languages. */
export type VerbOf<W extends InOurs<CardWords>> = keyof NonNullable<W[OurLang]['asks']> & string;
/** Why it may keep somebody in a house, likewise. */
export type StayOf<W extends InOurs<CardWords>> = keyof NonNullable<W[OurLang]['stays']> & string;
/** The lines of the night it brings, likewise. */
export type LineOf<W extends InOurs<CardWords>> = keyof NonNullable<W[OurLang]['lines']> & string;

/** The lines of the night that several things bring, by their words. */
export type LinesOf<D> = D extends {
  readonly words: { readonly [lang in OurLang]: { readonly lines: infer L } };
}
  ? keyof L & string
  : never;

/** The cards that have a power. */
export type CardOf<W extends InOurs<PowerWords>> = keyof W[OurLang]['cards'] & string;

/** What a card keeps in the state of a village, by the names under which it stands there: as it is at first. */
export interface Keeps {
  /** Until the next nightfall. */
  readonly tonight?: () => object;
  /** For the whole game. */
  readonly always?: () => object;
  /** With every player, whatever their cards. */
  readonly ofEach?: () => object;
  /** What each player sees of what is kept with them. */
  mine?(kept: object): object;
}

/** All that several cards keep in one of these ways. */
export type KeptBy<C, How extends keyof Keeps> = Together<
  C extends { readonly keeps?: infer K } ? K : never,
  How
>;
