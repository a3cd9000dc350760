import type { Answer, Form } from '@veillee/kernel';
import type { MarkId } from '../marks/index.ts';
import type { Spot } from '../places.ts';
import type { RoleId } from '../roles/index.ts';
import type { Place } from '../verdict/finalTable.ts';

/** A night as those who played it tell it afterwards, and what was found in the morning. */

/** What somebody was asked in the dark; a choice that several made together is theirs together. */
export interface AskedThen {
  /** The same in every telling of this deck. */
  readonly id: string;
  readonly call: string;
  readonly topic: string;
  readonly seats: readonly number[];
  readonly form: Form;
}

/** A card or a mark that somebody looked at, and what it must have shown if all the rest is so. */
export interface Look {
  readonly id: string;
  readonly call: string;
  readonly by: number;
  readonly of: Spot;
  readonly face: { readonly card: RoleId } | { readonly mark: MarkId };
}

/** What people say as they are asked; null: nobody remembers; undefined: it was not asked yet. */
export interface Teller {
  dealt(seat: number): RoleId | null | undefined;
  did(asked: AskedThen): Answer | null | undefined;
  /** The card or mark that was seen. */
  saw(look: Look): string | null | undefined;
}

/** What lay before a player when all was turned up, as far as somebody remembers. */
export type Found = Partial<Omit<Place, 'fromCentre' | 'votes'>>;

export interface ToldNight {
  readonly deck: readonly RoleId[];
  readonly gremlinSelf: boolean;
  readonly teller: Teller;
  readonly found: readonly Found[];
}
