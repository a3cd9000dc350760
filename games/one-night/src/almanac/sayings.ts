import type { Player } from '@veillee/gamekit/lab';
import type { Almanac as AlmanacOf, Entry as EntryOf, Passage } from '@veillee/kernel';
import type { PageId, RulingId } from './rulings.ts';

export const kinds = ['page', 'character', 'mark', 'artefact', 'scenario', 'ruling'] as const;
export type Kind = (typeof kinds)[number];
export type Almanac = AlmanacOf<Kind>;
export type Entry = EntryOf<Kind>;

type Fact = 'box' | 'team' | 'call' | 'stars' | 'cards' | 'marks' | 'from' | 'gives' | 'players' | 'boxes';

/** What the almanac says besides the names and descriptions the game already has. */
export interface Sayings {
  readonly kinds: { readonly [kind in Kind]: string };
  readonly facts: { readonly [fact in Fact]: string };
  readonly copiedTeam: string;
  readonly alone: string;
  readonly noCall: string;
  readonly dusk: string;
  readonly night: string;
  readonly everybody: string;
  readonly keepsRole: string;
  to(from: number, to: number): string;
  readonly wakes: string;
  readonly does: string;
  readonly effect: string;
  deck(players: number): string;
  more(players: number): string;
  readonly drawn: string;
  readonly across: string;
  /** Figures measured among bots. */
  readonly measured: {
    at(players: number): string;
    rate(team: string, percent: number): string;
    readonly noise: string;
    leans(team: string): string;
    level(level: Player, rates: string, lean: string, games: number): string;
  };
  readonly rulings: { readonly [id in RulingId]: string };
  readonly pages: {
    readonly [id in PageId]: {
      readonly name: string;
      readonly line: string;
      readonly text: readonly Passage[];
    };
  };
}
