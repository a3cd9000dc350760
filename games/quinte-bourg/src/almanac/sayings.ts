import type { Almanac as AlmanacOf, Entry as EntryOf, Passage } from '@veillee/kernel';
import type { CampId } from '../ids.ts';
import type { PageId, RulingId } from './rulings.ts';

export const kinds = ['page', 'camp', 'role', 'speciality', 'office', 'condition', 'ruling'] as const;
export type Kind = (typeof kinds)[number];
export type Almanac = AlmanacOf<Kind>;
export type Entry = EntryOf<Kind>;

/** What the almanac says besides the game's own words. */
export interface Sayings {
  readonly kinds: { readonly [kind in Kind]: string };
  readonly facts: {
    readonly players: string;
    readonly rank: string;
    readonly camps: string;
    readonly nights: string;
    readonly invoked: string;
  };
  readonly anyTime: string;
  readonly once: string;
  readonly everyNight: string;
  to(from: number, to: number): string;
  readonly camps: { readonly [id in CampId]: string };
  readonly pages: {
    readonly [id in PageId]: {
      readonly name: string;
      readonly line: string;
      readonly text: readonly Passage[];
    };
  };
  readonly rulings: { readonly [id in RulingId]: string };
}
