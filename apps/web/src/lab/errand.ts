import { type Cell, firstOf, type Stretch, type Tally, tallied } from '@veillee/gamekit/lab';
import { loadEntry } from './entries.ts';

/** What a hand is sent for: to play some games, or to say what the first game of a cell is known by. */
export type Errand = { readonly game: string; readonly seed: string } & (
  | { readonly play: Stretch }
  | { readonly first: Cell }
);

/** What it comes back with; null where it failed. */
export type Brought = Tally | string | null;

export async function runErrand(errand: Errand): Promise<Brought> {
  const entry = await loadEntry(errand.game);
  if ('first' in errand) return firstOf(entry, errand.first, errand.seed);
  const { cell, from, to } = errand.play;
  return tallied(entry, cell, errand.seed, from, to);
}
