import { byChance, type Level, type Policy, playOut, type Style } from '@veillee/bots';
import {
  begin,
  type Match,
  quick,
  type RawOptions,
  type Refusal,
  type Result,
  sha256,
} from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import type { GameEntry } from '../entry.ts';

/** How a seat is played: as a bot of some level, or by chance; by chance also wherever a game's bots have no levels. */
export type Player = Level | 'chance';

/** One cell of a table of figures: what is played, by how many, and how well. */
export interface Cell {
  readonly players: number;
  readonly options: RawOptions;
  /** How those play who are dealt a card of the home team, and how all others do. */
  readonly levels: readonly [home: Player, others: Player];
}

/** Game number `index` is the same deal in every cell, as far as the cards allow: cells are compared pair by pair. */
export const seedOf = (seed: string, index: number): string => sha256(`${seed}/${index}`);
/** What the players draw from, apart from what the match draws from. */
const playersChance = (seed: string, index: number): number =>
  Number.parseInt(sha256(`${seed}/${index}/players`).slice(0, 8), 16);

export const dealOf = (
  { game }: GameEntry,
  { players, options }: Cell,
  seed: string,
  index: number,
): Result<Match, readonly Refusal[]> => begin(game, { seats: players, seed: seedOf(seed, index), options });

/** That game, played by bots to its end. */
export function playCell(entry: GameEntry, cell: Cell, seed: string, index: number): Match {
  const begun = dealOf(entry, cell, seed, index);
  if (!begun.ok) throw new Error(`game ${index} is refused: ${begun.error[0]?.key}`);
  const match = begun.value;
  const dealt = entry.simulated.dealt(stateOf(match));
  const players = dealt.map((role) => playerOf(entry, cell, role));
  const rng = quick(playersChance(seed, index));
  playOut(match, { policy: playing(entry, players), styles: players.map(styleOf), rng });
  return match;
}

const playerOf = ({ weighed }: GameEntry, { levels: [home, others] }: Cell, role: string): Player =>
  weighed === undefined || weighed.teamOf(role) === weighed.home ? home : others;

const styleOf = (player: Player): Style => ({
  level: player === 'chance' ? 'candid' : player,
  temper: 'even',
});

const answering = byChance();

function playing({ bot }: GameEntry, players: readonly Player[]): Policy {
  if (bot === undefined) return answering;
  return (sight, rng, around) =>
    typeof sight.chair === 'number' && players[sight.chair] === 'chance'
      ? answering(sight, rng)
      : bot(sight, rng, around);
}
