import type { Camp } from '../ids.ts';
import type { SectionId } from './touches.ts';

/** A page of the almanac. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** One line for lists. */
  readonly line: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: readonly { readonly title?: string; readonly says: string }[];
  /** The rulings that touch it. */
  readonly rulings: readonly string[];
  /** Other entries to read on. */
  readonly see: readonly string[];
}

export interface Almanac {
  readonly kinds: readonly { readonly id: Kind; readonly name: string }[];
  readonly entries: readonly Entry[];
}

export const kinds = ['page', 'mutation', 'character', 'ruling'] as const;
export type Kind = (typeof kinds)[number];

/** What the almanac says besides the game's own words. */
export interface Sayings {
  readonly kinds: { readonly [kind in Kind]: string };
  readonly how: string;
  readonly sections: { readonly [id in SectionId]: string };
  readonly facts: {
    readonly camp: string;
    readonly number: string;
    readonly twin: string;
    readonly cards: string;
    readonly players: string;
  };
  to(from: number, to: number): string;
  readonly character: { readonly [camp in Camp]: string };
  readonly worth: string;
}
