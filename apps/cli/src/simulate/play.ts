import { hash } from 'node:crypto';
import {
  begin,
  type Habits,
  type Match,
  playRandomly,
  quick,
  type Refusal,
  type Result,
} from '@veillee/kernel';
import type { Entry } from '../games.ts';

/** What every game of a run has in common. */
export interface Run {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
}

/** Game number `index` of a run has the seed `sha256(seed/index)`, whoever plays it. */
export const seedOf = (seed: string, index: number): string => hash('sha256', `${seed}/${index}`);

/** The match of that number, dealt. */
export const deal = (entry: Entry, run: Run, index: number): Result<Match, readonly Refusal[]> =>
  begin(entry.game, { seats: run.players, seed: seedOf(run.seed, index), options: run.options });

/** The match of that number, played by chance to its end. */
export function play(
  entry: Entry,
  run: Run,
  index: number,
  habits = entry.simulated.habits ?? usualHabits,
): Match {
  const begun = deal(entry, run, index);
  if (!begun.ok) throw new Error(`game ${index} is refused: ${begun.error[0]?.key}`);
  const match = begun.value;
  playRandomly(match, quick(playersChance(run.seed, index)), habits, mostInputs);
  if (!match.over) throw new Error(`game ${index} of seed ${run.seed} never ends`);
  return match;
}

/** Where a game does not say how chance plays it, time runs out now and then. */
const usualHabits: Habits = { dawdles: 1 };
const mostInputs = 1_000_000;

/** What the players draw from, apart from what the match draws from. */
const playersChance = (seed: string, index: number): number =>
  Number.parseInt(hash('sha256', `${seed}/${index}/players`).slice(0, 8), 16);
