import type { Seat } from '@veillee/kernel';
import { hasOffice } from '../offices/holding.ts';
import { playerOf, type State } from '../state.ts';

export const lawIds = [
  'noBlank',
  'tieSpares',
  'urnLost',
  'ghostsVote',
  'condorcet',
  'paidVote',
  'poorVote',
  'officeVote',
  'traitVote',
] as const;
export type LawId = (typeof lawIds)[number];

/** Who may propose, class by class: the right passes down when one stays silent (§10, Q77). */
export const proposers = ['latest', 'ghosts', 'officeless', 'poorest'] as const;
export type Proposers = (typeof proposers)[number];

/** What a law changes, for the day; each is enforced where it applies. */
export interface Law {
  readonly noBlank?: true;
  readonly tieSpares?: true;
  readonly noVote?: true;
  readonly ghostsVote?: true;
  readonly ranked?: true;
  /** Coins a vote costs, out of the game (Q78). */
  readonly price?: number;
  /** Only those vote who declare a trait in public. */
  readonly declared?: true;
  /** Only these vote, counted when voting opens. */
  mayVote?(state: State, seat: Seat): boolean;
}

const laws: { readonly [id in LawId]: Law } = {
  noBlank: { noBlank: true },
  tieSpares: { tieSpares: true },
  urnLost: { noVote: true },
  ghostsVote: { ghostsVote: true },
  condorcet: { ranked: true },
  paidVote: { price: 1 },
  poorVote: { mayVote: (state, seat) => playerOf(state, seat).coins <= 1 },
  officeVote: { mayVote: hasOffice },
  traitVote: { declared: true },
};

const lawless: Law = {};

/** The law in force today. */
export const lawOf = (state: State): Law => (state.today.law === null ? lawless : laws[state.today.law.id]);
