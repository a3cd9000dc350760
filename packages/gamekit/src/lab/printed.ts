import { isOneOf, isRecord, sha256 } from '@veillee/kernel';
import type { GameEntry } from '../entry.ts';
import { campsIn, type TeamShare } from './compare.ts';
import type { Row } from './ledger.ts';
import type { Player } from './play.ts';
import { players } from './results.ts';

/** Figures of the printed scenarios, measured once and kept with the game: for those who only want to read them. */
export interface Printed {
  readonly game: string;
  readonly rules: number;
  /** What bots were measured: other bots play other first games. */
  readonly bots: string;
  readonly seed: string;
  /** Smallest number of games in a cell. */
  readonly games: number;
  readonly cells: readonly PrintedCell[];
}

/** All at one level. */
export interface PrintedCell {
  readonly scenario: string;
  readonly players: number;
  readonly level: Player;
  readonly games: number;
  readonly wins: { readonly [camp: string]: number };
}

/** What the rows come to, as far as they are printed lists whose players are equals. */
export function printedOf(entry: GameEntry, seed: string, rows: readonly Row[]): Printed {
  const { id, rules } = entry.game;
  const cells = rows.flatMap((row): readonly PrintedCell[] => {
    const { options, players: many, levels } = row.cell;
    const { scenario } = options;
    if (typeof scenario !== 'string' || levels[0] !== levels[1]) return [];
    const wins = Object.fromEntries(campsIn(entry, row).map(({ team, share }) => [team, share.won]));
    return [{ scenario, players: many, level: levels[0], games: row.tally.games, wins }];
  });
  const games = Math.min(...cells.map((cell) => cell.games));
  const firsts = rows.map(({ tally }) => tally.first).join();
  return { game: id, rules, bots: sha256(firsts).slice(0, 12), seed, games, cells };
}

/** One cell a line, so that what changed can be read. */
export function writePrinted({ cells, ...head }: Printed): string {
  const open = JSON.stringify({ veillee: 'printed', ...head }).slice(0, -1);
  return `${open},"cells":[\n${cells.map((cell) => JSON.stringify(cell)).join(',\n')}\n]}\n`;
}

/** What such a file holds; what it holds of something else is a fault of the project. */
export function readPrinted(data: unknown): Printed {
  if (!isRecord(data) || data.veillee !== 'printed' || !Array.isArray(data.cells))
    throw new Error('these are no figures of printed scenarios');
  const { game, rules, bots, seed, games } = data;
  return {
    game: String(game),
    rules: Number(rules),
    bots: String(bots),
    seed: String(seed),
    games: Number(games),
    cells: data.cells.map(asPrintedCell),
  };
}

function asPrintedCell(data: unknown): PrintedCell {
  if (!isRecord(data) || !isOneOf(players, data.level) || !isRecord(data.wins))
    throw new Error(`this is no cell: ${JSON.stringify(data)}`);
  const wins = Object.fromEntries(Object.entries(data.wins).map(([camp, won]) => [camp, Number(won)]));
  return {
    scenario: String(data.scenario),
    players: Number(data.players),
    level: data.level,
    games: Number(data.games),
    wins,
  };
}

/** What was measured of a scenario at so many, level by level. */
export const printedFor = ({ cells }: Printed, scenario: string, many: number): readonly PrintedCell[] =>
  cells.filter((cell) => cell.scenario === scenario && cell.players === many && cell.games > 0);

export const printedCampsIn = ({ games, wins }: PrintedCell): readonly TeamShare[] =>
  Object.entries(wins).map(([team, won]) => ({ team, share: { played: games, won } }));
