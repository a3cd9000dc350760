import type { Almanac as AlmanacOf, Entry as EntryOf } from '@veillee/kernel';
import type { Camp } from '../ids.ts';
import type { SectionId } from '../rules.ts';

export const kinds = ['page', 'mutation', 'character', 'ruling'] as const;
export type Kind = (typeof kinds)[number];
export type Almanac = AlmanacOf<Kind>;
export type Entry = EntryOf<Kind>;

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
