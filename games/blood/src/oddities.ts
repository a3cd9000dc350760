import type { Seat } from '@veillee/kernel';
import { charactersFor, offersTwins } from './box.ts';
import { claimsAt, endsAt } from './end.ts';
import { areOneCamp, areTwins } from './ids.ts';
import { type MutationId, mutationOf, mutations, mutationsFor } from './mutations/index.ts';
import type { Position } from './position.ts';
import { type Because, because, cardAt, stakeOf } from './verdict.ts';

/** What no game comes to in a situation written down: it is judged all the same, and these are noted before the reasons. */

type Players = Position['players'];

/** The mutation cards of a game for so many of which something holds. */
const cardsThat = (holds: (id: MutationId) => boolean, seats: number): number =>
  mutationsFor(seats).filter((card) => holds(mutationOf(card))).length;

/** Of the table as a whole: other cards than a game for so many has, twins where they are not offered. */
export function oddTable({ players, tokens, wilderness, twins }: Position): Because[] {
  const seats = players.length;
  const cards = [...players.map(({ card }) => card), ...tokens, ...wilderness];
  const used = charactersFor(seats);
  const missing = used.filter((card) => !cards.includes(card));
  const extra = cards.filter((card) => !used.includes(card));
  const notes: Because[] = [];
  if (missing.length > 0) notes.push(because('ending', 'ending.missing', 'setup', { cards: missing, seats }));
  if (extra.length > 0) notes.push(because('ending', 'ending.extra', 'setup', { cards: extra, seats }));
  if (twins && !offersTwins(seats)) notes.push(because('ending', 'ending.twinsSeats', 'twins', { seats }));
  return notes;
}

/**
 * A claim at another count than its own. A twin who lies dead beside the claimer was alive then; or died before, when
 * Full Moon saved the claimer, if the claim was wrong without that twin too.
 */
export function oddClaim({ players, threshold }: Position, actor: Seat, count: number): Because[] {
  const wanted = claimsAt(threshold, players.length);
  if (count === wanted) return [];
  const others = players.filter(({ alive }, seat) => alive && seat !== actor).map(({ card }) => card);
  const savedBefore = others.length + 1 === wanted && !areOneCamp([cardAt(players, actor), ...others]);
  return savedBefore ? [] : [because('ending', 'ending.claimCount', 'B9', { count, wanted })];
}

/** A stake on a card that is not played, or when the game was over. */
export function oddStake({ players, threshold }: Position, by: MutationId, count: number): Because[] {
  const seats = players.length;
  const notes: Because[] = [];
  if (cardsThat((id) => id === by, seats) === 0)
    notes.push(because('ending', stakeOf(by).reasons.absent, 'setup', { seats }));
  const limit = endsAt(threshold, seats);
  if (count <= limit) notes.push(because('ending', 'ending.late', 'B9', { count, limit }));
  return notes;
}

/** Fewer survivors than one death, or that of two twins, can leave. */
export function oddCount({ threshold, twins }: Position, players: Players): Because[] {
  const dead = players.filter(({ alive }) => !alive).map(({ card }) => card);
  const together = twins && dead.some((card) => dead.some((other) => areTwins(card, other)));
  const count = players.length - dead.length + (together ? 2 : 1);
  const limit = endsAt(threshold, players.length);
  return count > limit ? [] : [because('ending', 'ending.late', 'B9', { count, limit })];
}

/** More players who outlived their twin than cards can have saved, each by their own. */
export function oddTwins({ ending, twins }: Position, players: Players): Because[] {
  if (!twins) return [];
  const saved = players.flatMap(({ card, alive }, seat) =>
    alive && players.some((other) => !other.alive && areTwins(other.card, card)) ? [seat] : [],
  );
  const traitor = ending !== 'points' && ending.by !== 'claim' && saved.includes(ending.player);
  const tooMany = saved.length > cardsThat((id) => mutations[id].rescue !== undefined, players.length);
  return tooMany || traitor ? [because('ending', 'ending.saved', 'B12', { players: saved })] : [];
}
