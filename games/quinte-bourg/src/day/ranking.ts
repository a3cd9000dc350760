import type { Seat } from '@veillee/kernel';
import { lawOf } from '../laws/index.ts';
import { isAlive, type State } from '../state.ts';

/** Those with votes, the most wanted first, the level together; votes for the dead are void (Q51, Q75). */
export function ranking(state: State): Seat[][] {
  const named = (seat: Seat): boolean => state.today.ballots.some(({ named }) => named.includes(seat));
  const candidates = state.circle.filter((seat) => isAlive(state, seat) && named(seat));
  const { mostWanted } = lawOf(state);
  return mostWanted === undefined ? byCount(state, candidates) : byRank(state, candidates, mostWanted);
}

function byCount(state: State, candidates: readonly Seat[]): Seat[][] {
  const votes = new Map<number, Seat[]>();
  for (const seat of candidates) {
    const count = state.today.ballots.filter(({ named }) => named[0] === seat).length;
    votes.set(count, [...(votes.get(count) ?? []), seat]);
  }
  return [...votes].sort(([a], [b]) => b - a).map(([, seats]) => seats);
}

function byRank(
  state: State,
  candidates: readonly Seat[],
  mostWanted: (ballots: readonly (readonly Seat[])[], candidates: readonly Seat[]) => Seat[],
): Seat[][] {
  const ballots = state.today.ballots.map(({ named }) => named);
  const groups: Seat[][] = [];
  for (let left = candidates; left.length > 0; ) {
    const best = mostWanted(ballots, left);
    groups.push(best);
    left = left.filter((seat) => !best.includes(seat));
  }
  return groups;
}
