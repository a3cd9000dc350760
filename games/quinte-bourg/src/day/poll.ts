import type { Seat } from '@veillee/kernel';
import { lawOf } from '../laws/index.ts';
import { isAlive, isGhost, playerOf, type State } from '../state.ts';

/** The vote as far as it is public (Q75). */
export interface Poll {
  /** Whom the day's law lets vote, ghosts last. */
  readonly voters: readonly Seat[];
  /** In their order as far as it is known: first the President alone, if he may; nobody while he only chooses it. */
  readonly order: readonly Seat[];
  /** Whose turn is over: they named somebody, voted blank or did not vote. */
  readonly done: readonly Seat[];
  /** Whose turn it is; several where all vote at the same time. */
  readonly turn: readonly Seat[];
  readonly clockwise: boolean;
  /** Votes that count, the most first; where ballots are ranked, first places. */
  readonly tally: readonly { readonly seat: Seat; readonly votes: number }[];
  readonly blank: number;
}

/** Whether somebody may vote now, as the day's law has it (§10). */
export function mayCast(state: State, voter: Seat): boolean {
  const { price = 0, admitsGhosts = false } = lawOf(state);
  if (playerOf(state, voter).coins < price) return false;
  return isGhost(state, voter) ? admitsGhosts : isAlive(state, voter) && state.today.voters.includes(voter);
}

/** How the vote stands; null where there is none. */
export function pollOf(state: State): Poll | null {
  const { today, stage } = state;
  const { order, voters, clockwise } = today;
  if ((order.length === 0 && voters.length === 0) || (stage !== 'day.vote' && stage !== 'day.sentence'))
    return null;
  const done = doneOf(state);
  const left = order.filter((seat) => !done.includes(seat) && mayCast(state, seat));
  const turn = stage === 'day.vote' ? left.slice(0, state.options.voting === 'together' ? undefined : 1) : [];
  const blank = today.ballots.filter(({ named }) => named.length === 0).length;
  return {
    voters: voters.slice(),
    order: order.slice(),
    done,
    turn,
    clockwise,
    tally: tallyOf(state),
    blank,
  };
}

/** Who votes at the same time as others is done once they have. */
function doneOf({ today, options }: State): Seat[] {
  const voted =
    options.voting === 'together' ? today.settled.filter(({ topic }) => topic === 'vote.cast') : [];
  const seats = voted.map(({ by }) => by).filter((by) => by !== 'master');
  return [...new Set([...today.polled, ...seats])].filter((seat) => today.order.includes(seat));
}

/** Votes for the dead are void (Q51). */
function tallyOf(state: State): Poll['tally'] {
  const votes = new Map<Seat, number>();
  for (const { named } of state.today.ballots) {
    const [seat] = named;
    if (seat !== undefined && isAlive(state, seat)) votes.set(seat, (votes.get(seat) ?? 0) + 1);
  }
  return [...votes]
    .map(([seat, votes]) => ({ seat, votes }))
    .sort((a, b) => b.votes - a.votes || a.seat - b.seat);
}

/** How many vote in all: whom the law lets vote, and the ghosts as soon as their turns are known. */
export const votersIn = ({ voters, order }: Poll): number => new Set([...voters, ...order]).size;

/** How many vote before `seat`: 0 where it is their turn; null where they have voted, do not, or nobody knows yet. */
export function turnsBefore({ order, done, turn }: Poll, seat: Seat): number | null {
  if (turn.includes(seat)) return 0;
  const place = order.indexOf(seat);
  if (place < 0 || done.includes(seat)) return null;
  return order.slice(0, place).filter((other) => !done.includes(other)).length;
}
