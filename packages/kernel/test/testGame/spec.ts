import type { Answer, Chair, Option, Seat } from '../../src/index.ts';

/**
 * Owls, the small game of the kernel's tests: a village with owls in it, a few nights long. It is there to use
 * what other games may need of the kernel, and nothing else.
 */
export const cards = ['owl', 'seer', 'hunter', 'charmer', 'miller', 'villager'] as const;
export type Card = (typeof cards)[number];

export const weathers = ['clear', 'fog', 'storm'] as const;

export interface Options {
  /** After so many nights the richest win. */
  readonly nights: number;
  /** How many days a debate or a vote may take. */
  readonly days: number;
  /** How many seconds each call of the night lasts. */
  readonly seconds: number;
}

/** A position to start from: who holds what, and who is rich already. */
export interface Deal {
  readonly cards: readonly Card[];
  readonly purses?: readonly number[];
}

export interface Vote {
  readonly by: Seat;
  readonly names: readonly Seat[];
}

export interface State {
  readonly nights: number;
  readonly cards: readonly Card[];
  /** Who is an owl by now, the eldest first. */
  readonly owls: Seat[];
  readonly alive: boolean[];
  readonly purses: number[];
  /** Who has a bullet, or a song, left. */
  readonly loaded: boolean[];
  readonly notes: { readonly by: Seat; readonly seat: Seat; readonly card: Card }[];
  phase: 'night' | 'day' | 'end';
  night: number;
  weather: string | null;
  prey: Seat | null;
  guarded: Seat | null;
  /** Who votes first today. */
  first: Seat;
  votes: Vote[];
  result: 'owls' | 'village' | 'riches' | null;
}

export type Step =
  | {
      readonly type: 'dusk' | 'council' | 'watch' | 'charm' | 'mill' | 'dawn' | 'debate' | 'vote' | 'evening';
    }
  | { readonly type: 'tie'; readonly among: readonly Seat[] }
  | { readonly type: 'shot'; readonly at: Seat };

export interface View {
  readonly night: number;
  readonly phase: State['phase'];
  readonly weather: string | null;
  readonly alive: readonly boolean[];
  readonly votes: readonly Vote[];
  readonly mine?: {
    readonly card: Card;
    readonly coins: number;
    readonly loaded: boolean;
    readonly notes: readonly { readonly seat: Seat; readonly card: Card }[];
    /** For owls only, in seat order. */
    readonly owls?: readonly Seat[];
    /** For millers only. */
    readonly millers?: readonly Seat[];
  };
  /** For the master. */
  readonly all?: {
    readonly cards: readonly Card[];
    readonly owls: readonly Seat[];
    readonly coins: readonly number[];
  };
}

export interface Owls {
  options: Options;
  deal: Deal;
  state: State;
  step: Step;
  view: View;
}

/* Who is who. */

export const living = (state: State): Seat[] => state.alive.flatMap((alive, seat) => (alive ? [seat] : []));
export const others = (state: State, me: Chair): Seat[] => living(state).filter((seat) => seat !== me);
export const holders = (state: State, card: Card): Seat[] =>
  living(state).filter((seat) => state.cards[seat] === card);
export const isOwl = (state: State, seat: Seat): boolean => state.owls.includes(seat);
export const livingOwls = (state: State): Seat[] => state.owls.filter((seat) => state.alive[seat]);

/** The options picked in a field; none where there is no answer, or one that passes. */
export const picked = <T extends Option = Seat>(answer: Answer | null, field: string): T[] => [
  ...((answer?.[field] ?? []) as readonly T[]),
];
