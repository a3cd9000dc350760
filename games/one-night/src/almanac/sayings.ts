import type { PageId, RulingId } from './rulings.ts';

/** A page of the almanac. */
export interface Entry {
  readonly id: string;
  readonly kind: Kind;
  readonly name: string;
  /** One line for lists. */
  readonly line: string;
  /** What the definitions say: team, call, copies… */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: readonly Passage[];
  /** The numbered rules that touch it. */
  readonly rulings: readonly RulingId[];
  /** Other entries to read on. */
  readonly see: readonly string[];
}

export interface Passage {
  readonly title?: string;
  readonly says: string;
}

export interface Almanac {
  readonly kinds: readonly { readonly id: Kind; readonly name: string }[];
  readonly entries: readonly Entry[];
}

export const kinds = ['page', 'character', 'mark', 'artefact', 'scenario', 'ruling'] as const;
export type Kind = (typeof kinds)[number];

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
  readonly rulings: { readonly [id in RulingId]: string };
  readonly pages: {
    readonly [id in PageId]: {
      readonly name: string;
      readonly line: string;
      readonly text: readonly Passage[];
    };
  };
}
