import type { Params } from '@veillee/kernel';
import type { CampId, MarkId, RoleId } from '../ids.ts';
import type { Saying } from '../text/fr/talk.ts';
import type { AimsOf } from './aim.ts';

/** Cards that are alike for whoever wonders who is what: the same camps, the same marks. */
export interface Kind {
  readonly camps: readonly CampId[];
  readonly marks: readonly MarkId[];
  readonly roles: readonly RoleId[];
  /** How many of them there are in a fair village. */
  readonly count: number;
}

/** What a fact makes of those it is about; it stands with whatever tells it. */
export interface Clue {
  /** The parameter that names them: somebody, several, or whose house it is. */
  readonly of: 'player' | 'players' | 'house';
  /** How likely it is told of one of this kind. */
  likely(kind: Kind, params: Params): number;
  /** How likely of one whom it could have named and does not. */
  ofOthers?(kind: Kind): number;
  /** How one who was told it alone passes it on. */
  readonly said?: Saying;
  /** How one reminds all of it who were told. */
  recalled?(params: Params): Said | undefined;
}
/** A sentence, whatever its wording. */
export interface Said {
  readonly id: Saying;
  readonly params: Params;
}
/** By the key of the fact. */
export type Clues = { readonly [fact: string]: Clue };

/** What a card or an office lets bots know of itself. */
export interface ForBots {
  /** What answers to what it asks are worth: by verb, or by the whole topic where it is not asked by name. */
  readonly aims?: AimsOf;
  /** What that tells of people which it has told. */
  readonly clues?: Clues;
}

export const isPack = ({ camps }: Kind): boolean => camps.includes('reptilians');

/** So likely of a Reptilian, and so likely of anybody else. */
export const tells =
  (pack: number, others: number): Clue['likely'] =>
  (kind) =>
    isPack(kind) ? pack : others;

/** Nothing is quite impossible: people are converted, and bots err. */
const never = 0.0001;
export const surely =
  (holds: (kind: Kind, params: Params) => boolean): Clue['likely'] =>
  (kind, params) =>
    holds(kind, params) ? 1 : never;

/** Somebody's camp card, seen. */
export const sawCard: Clue = {
  of: 'player',
  likely: surely(({ roles }, { role }) => roles.some((id) => id === role)),
  said: 'saw',
};
