import { type Match, sha256 } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import type { GameEntry } from '../entry.ts';
import { type Cell, playCell } from './play.ts';

/** How often something was there, and how often it won. */
export interface Share {
  readonly played: number;
  readonly won: number;
}
export type Shares = { readonly [of: string]: Share };

/** What some games of a cell came to. Whole numbers and the order of games only: however they are shared out, the sum is the same. */
export interface Tally {
  readonly games: number;
  /** What game number 0 was, so that figures of other rules or other bots are known as such. */
  readonly first: string | null;
  /** Which teams won together, joined by `+`; `alone` where somebody wins without one, `nobody` where nobody does. */
  readonly outcomes: readonly string[];
  /** Game by game one letter, `A` for the first outcome: two cells of one seed are compared pair by pair. */
  readonly course: string;
  readonly dealt: Shares;
  readonly held: Shares;
  readonly seats: readonly Share[];
}

export const noTally: Tally = {
  games: 0,
  first: null,
  outcomes: [],
  course: '',
  dealt: {},
  held: {},
  seats: [],
};

const letterA = 65;
const letter = (place: number): string => String.fromCharCode(letterA + place);
/** The outcome of each game, in order. */
export const courseOf = ({ outcomes, course }: Tally): readonly string[] =>
  Array.from(course, (mark) => outcomes[mark.charCodeAt(0) - letterA] ?? '');

/** Plays the games numbered from `from` up to, but not with, `to`. */
export function tallied(entry: GameEntry, cell: Cell, seed: string, from: number, to: number): Tally {
  let sum = noTally;
  for (let index = from; index < to; index += 1) {
    const match = playCell(entry, cell, seed, index);
    sum = added(sum, tallyOf(entry, match, index === 0));
  }
  return sum;
}

/** What the first game of a cell is known by. */
export const firstOf = (entry: GameEntry, cell: Cell, seed: string): string =>
  markOf(playCell(entry, cell, seed, 0));
const markOf = (match: Match): string => sha256(JSON.stringify(match.inputs)).slice(0, 16);

function tallyOf({ game, simulated, weighed }: GameEntry, match: Match, isFirst: boolean): Tally {
  const state = stateOf(match);
  const { teams = [], winners = [] } = game.verdict(state) ?? {};
  const outcome = teams.length > 0 ? teams.join('+') : winners.length > 0 ? 'alone' : 'nobody';
  const dealt = simulated.dealt(state);
  const share = (seat: number): Share => ({ played: 1, won: winners.includes(seat) ? 1 : 0 });
  return {
    games: 1,
    first: isFirst ? markOf(match) : null,
    outcomes: [outcome],
    course: letter(0),
    dealt: sharesBy(dealt, share),
    held: sharesBy(weighed?.held(state) ?? dealt, share),
    seats: dealt.map((_, seat) => share(seat)),
  };
}

function sharesBy(roles: readonly string[], share: (seat: number) => Share): Shares {
  const shares: { [role: string]: Share } = {};
  for (const [seat, role] of roles.entries()) shares[role] = both(shares[role], share(seat));
  return shares;
}

const both = (one: Share | undefined, other: Share | undefined): Share => ({
  played: (one?.played ?? 0) + (other?.played ?? 0),
  won: (one?.won ?? 0) + (other?.won ?? 0),
});

/** The games of one, then those of the other. */
export function added(one: Tally, other: Tally): Tally {
  const outcomes = [...new Set([...one.outcomes, ...other.outcomes])];
  const seats = Math.max(one.seats.length, other.seats.length);
  return {
    games: one.games + other.games,
    first: one.first ?? other.first,
    outcomes,
    course:
      one.course +
      courseOf(other)
        .map((outcome) => letter(outcomes.indexOf(outcome)))
        .join(''),
    dealt: addedShares(one.dealt, other.dealt),
    held: addedShares(one.held, other.held),
    seats: Array.from({ length: seats }, (_, seat) => both(one.seats[seat], other.seats[seat])),
  };
}

/** As if only so many games had been played, as far as teams go. */
export const firstGames = (tally: Tally, games: number): Tally => ({
  ...tally,
  games: Math.min(tally.games, games),
  course: tally.course.slice(0, games),
});

function addedShares(one: Shares, other: Shares): Shares {
  const sum: { [of: string]: Share } = { ...one };
  for (const [of, share] of Object.entries(other)) sum[of] = both(sum[of], share);
  return sum;
}

/** How often a team won, alone or beside another; how often somebody won without one; how often nobody did. */
export const winsOf = (tally: Tally, team: string): Share => ({
  played: tally.games,
  won: courseOf(tally).filter((outcome) => hasWon(outcome, team)).length,
});
export const hasWon = (outcome: string, team: string): boolean => outcome.split('+').includes(team);
