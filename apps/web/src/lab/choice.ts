import { signal } from '@preact/signals';
import type { Player } from '@veillee/gamekit/lab';
import type { Bench } from './bench.ts';
import { type Board, type HomeLevel, levelsOf } from './boards.ts';

/** What somebody looks at in the workshop; kept while they walk about in it. */
export interface Choice {
  readonly players: number;
  readonly level: Player;
}

const chosen = signal<{ readonly [board: string]: Choice }>({});
/** How the home team plays. */
export const home = signal<HomeLevel>('same');
/** Games to be known of each cell. */
export const perCell = signal(100);
export const perCellChoices = [20, 100, 400, 2000] as const;

const keyOf = (bench: Bench, board: Board): string => `${bench.listing.id} ${board.id}`;

/** The cell looked at: until one is touched, the usual number of players, or the middle one. */
export function lookedAt(bench: Bench, board: Board): Choice {
  const kept = chosen.value[keyOf(bench, board)];
  if (kept !== undefined) return kept;
  const levels = levelsOf(bench.listing);
  const { counts } = board;
  const { usual } = bench.listing.players;
  const players = counts.includes(usual) ? usual : (counts[Math.floor((counts.length - 1) / 2)] ?? usual);
  return { players, level: levels[1] ?? levels[0] ?? 'chance' };
}

export function choose(bench: Bench, board: Board, choice: Choice): void {
  chosen.value = { ...chosen.value, [keyOf(bench, board)]: choice };
}
