import {
  type Cell,
  campsIn,
  playedIn,
  printedCampsIn,
  printedFor,
  type TeamShare,
} from '@veillee/gamekit/lab';
import type { Bench } from './bench.ts';

/** What is known of a cell: counted in this device, or measured beforehand and delivered with the game. */
export interface Known {
  readonly camps: readonly TeamShare[];
  readonly games: number;
  readonly isPrinted: boolean;
}

const nothing: Known = { camps: [], games: 0, isPrinted: false };

/** The larger count of the two is shown. */
export function knownOf(bench: Bench, cell: Cell): Known {
  const tally = bench.tallyOf(cell);
  const printed = printedOfCell(bench, cell);
  if (printed.games > tally.games) return printed;
  if (tally.games === 0) return nothing;
  return { camps: campsIn(bench.entry, { cell, tally }), games: tally.games, isPrinted: false };
}

function printedOfCell({ entry }: Bench, cell: Cell): Known {
  const [home, others] = cell.levels;
  const { printed } = entry.weighed ?? {};
  if (printed === undefined || home !== others || printed.rules !== entry.game.rules) return nothing;
  const found = printedFor(printed, playedIn(cell.options), cell.players).find(
    ({ level }) => level === others,
  );
  return found === undefined
    ? nothing
    : { camps: printedCampsIn(found), games: found.games, isPrinted: true };
}
