import { signal } from '@preact/signals';
import { type Cell, cellKey, consult, type Diagnosis } from '@veillee/gamekit/lab';
import type { Bench } from './bench.ts';

/** What the doctor found of each cell, for as long as the page; what was played for it is kept with all other games. */
export interface Found extends Diagnosis {
  readonly games: number;
  /** Nobody stopped it before the end. */
  readonly isWhole: boolean;
}

const found = signal<{ readonly [cell: string]: Found }>({});
const keyOf = (bench: Bench, cell: Cell): string => `${bench.listing.id} ${cellKey(cell)}`;

export const foundOf = (bench: Bench, cell: Cell): Found | undefined => found.value[keyOf(bench, cell)];

/** Plays the deck, then every swap that the rules allow, as long as nobody stops it. */
export async function consultOn(bench: Bench, cell: Cell, games: number): Promise<void> {
  const { entry, ledger } = bench;
  ledger.rest();
  let isWhole = true;
  const play = async (): Promise<boolean> => {
    isWhole = await bench.play();
    return isWhole;
  };
  const diagnosis = await consult({ entry, ledger, cell, games, play });
  found.value = { ...found.value, [keyOf(bench, cell)]: { ...diagnosis, games, isWhole } };
}
