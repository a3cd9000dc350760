import { at, type Phrase, type Seat, type Told } from '@veillee/kernel';
import type { Clue, Kind } from './clue.ts';
import { clueOf } from './clues.ts';
import { kindsFor } from './kinds.ts';

/**
 * Who may have which card: how likely each player is of every kind, so that there are about as many of each as in a fair
 * village. Each fact weighs the kinds of those it is about, by the clue that stands with whatever tells it.
 */

/** By seat, then by kind; each seat's make 1. */
export type Belief = readonly (readonly number[])[];

/** What evidence says of each seat by itself, before anything is counted. */
export interface Weights {
  readonly kinds: readonly Kind[];
  readonly rows: readonly number[][];
}

/** By these facts, told to this chair; to nobody in particular where it is null. */
export function weightsOf(players: number, facts: readonly Told[], me: Seat | null): Weights {
  const kinds = kindsFor(players, facts);
  const weights = { kinds, rows: Array.from({ length: players }, () => kinds.map(() => 1)) };
  for (const fact of facts) {
    const clue = clueOf(fact.key);
    if (clue !== undefined) weigh(weights, clue, fact, me);
  }
  return weights;
}

function weigh({ kinds, rows }: Weights, clue: Clue, { params = {} }: Phrase, me: Seat | null): void {
  const { ofOthers } = clue;
  const about = params[clue.of];
  rows.forEach((row, seat) => {
    if (about === seat || (Array.isArray(about) && about.includes(seat)))
      scale(row, (k) => clue.likely(at(kinds, k), params));
    else if (ofOthers !== undefined && seat !== me) scale(row, (k) => ofOthers(at(kinds, k)));
  });
}

export function scale(row: number[], by: (k: number) => number): void {
  for (let k = 0; k < row.length; k += 1) row[k] = at(row, k) * by(k);
}

const rounds = 8;

/** Rows of 1 whose columns come near to how many of each kind there are. */
export function balanced({ kinds, rows }: Weights): Belief {
  const table = rows.map((row) => row.slice());
  for (let round = 0; round < rounds; round += 1) {
    const sums = kinds.map((_, k) => table.reduce((sum, row) => sum + at(row, k), 0));
    for (const row of table) {
      scale(row, (k) => at(kinds, k).count / Math.max(at(sums, k), least));
      const sum = row.reduce((all, one) => all + one, 0);
      scale(row, () => 1 / sum);
    }
  }
  return table;
}
const least = 1e-9;
