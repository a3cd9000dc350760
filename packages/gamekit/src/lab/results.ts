import { levels } from '@veillee/bots';
import { isOneOf, isRecord, type RawOptions } from '@veillee/kernel';
import type { Row } from './ledger.ts';
import type { Cell, Player } from './play.ts';
import type { Share, Shares, Tally } from './tally.ts';

/** Results as a file keeps them: to go on from, to export, to compare. They hold no time and no machine. */
export interface Results {
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  readonly rows: readonly Row[];
}

const format = 1;
export const players: readonly Player[] = [...levels, 'chance'];

/** One cell a line, so that what changed can be read. */
export function writeResults({ game, rules, seed, rows }: Results): string {
  const head = JSON.stringify({ veillee: 'lab', format, game, rules, seed }).slice(0, -1);
  const lines = rows
    .filter(({ tally }) => tally.games > 0)
    .map(({ cell: { players: many, options, levels: mix }, tally }) =>
      JSON.stringify({ players: many, options, levels: mix, ...tally }),
    );
  return `${head},"cells":[\n${lines.join(',\n')}\n]}\n`;
}

/** What such a file holds; nothing where it is none. */
export function readResults(text: string): Results | undefined {
  const data = parsed(text);
  if (!isRecord(data) || data.veillee !== 'lab' || data.format !== format) return undefined;
  const { game, rules, seed, cells } = data;
  if (typeof game !== 'string' || typeof rules !== 'number' || typeof seed !== 'string') return undefined;
  if (!Array.isArray(cells)) return undefined;
  const rows = cells.map(asRow);
  return rows.every((row) => row !== undefined) ? { game, rules, seed, rows } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asRow(data: unknown): Row | undefined {
  if (!isRecord(data)) return undefined;
  const cell = asCell(data);
  const tally = asTally(data);
  return cell === undefined || tally === undefined ? undefined : { cell, tally };
}

export function asCell(data: unknown): Cell | undefined {
  if (!isRecord(data) || !isWhole(data.players) || !isRecord(data.options)) return undefined;
  if (!Array.isArray(data.levels) || data.levels.length !== 2) return undefined;
  const [home, others] = data.levels;
  if (!isOneOf(players, home) || !isOneOf(players, others)) return undefined;
  // Parsed from JSON; whether they can be played, the game says.
  return { players: data.players, options: data.options as RawOptions, levels: [home, others] };
}

function asTally({
  games,
  first,
  outcomes,
  course,
  dealt,
  held,
  seats,
}: {
  readonly [field: string]: unknown;
}) {
  const sound =
    isWhole(games) &&
    (first === null || typeof first === 'string') &&
    isList(outcomes, (one) => typeof one === 'string') &&
    typeof course === 'string' &&
    course.length === games &&
    isShares(dealt) &&
    isShares(held) &&
    isList(seats, isShare);
  return sound ? ({ games, first, outcomes, course, dealt, held, seats } satisfies Tally) : undefined;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isList = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);
const isShare = (value: unknown): value is Share =>
  isRecord(value) && isWhole(value.played) && isWhole(value.won) && value.won <= value.played;
const isShares = (value: unknown): value is Shares => isRecord(value) && Object.values(value).every(isShare);
