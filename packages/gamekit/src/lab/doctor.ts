import { begin, type RawOptions } from '@veillee/kernel';
import type { GameEntry } from '../entry.ts';
import { type Change, changeBy, gapOf, type Leaning, leaningOf } from './compare.ts';
import { deckIn } from './deck.ts';
import type { Ledger } from './ledger.ts';
import { type Cell, seedOf } from './play.ts';
import { firstGames } from './tally.ts';

/** One card of a deck for another. */
export interface Swap {
  readonly out: string;
  readonly in: string;
  readonly cell: Cell;
}

/** A swap that was played, and what it did. */
export interface Remedy extends Swap {
  readonly leaning: Leaning | undefined;
  /** What it does to how often the heavy team wins. */
  readonly change: Change;
}

const withDeck = (cell: Cell, deck: readonly string[]): Cell => {
  const { scenario: _, ...options } = cell.options;
  return { ...cell, options: { ...options, deck: [...deck] } satisfies RawOptions };
};

/**
 * No swap brings a team that was not there. Every swap of one card that the rules allow: out goes a card of the heavy team, in comes one of another; or out goes
 * one of the light team's, for another of its own.
 */
export function swapsFor(entry: GameEntry, cell: Cell, { heavy, light }: Leaning): readonly Swap[] {
  const { weighed, simulated, game } = entry;
  const deck = deckIn(entry, cell);
  if (deck === null || weighed === undefined) return [];
  const side = (role: string): string => weighed.teamOf(role);
  const present = new Set(deck.map(side));
  const joins = (role: string): boolean => present.has(side(role)) || !simulated.teams.includes(side(role));
  const helps = (out: string, into: string): boolean =>
    side(out) === heavy.team
      ? side(into) !== heavy.team && joins(into)
      : side(out) === light.team && side(into) === light.team;
  const swaps = [...new Set(deck)].flatMap((out) =>
    simulated.roles
      .filter((into) => into !== out && !deck.includes(into) && helps(out, into))
      .map((into): Swap => {
        const at = deck.indexOf(out);
        return { out, in: into, cell: withDeck(cell, deck.toSpliced(at, 1, into)) };
      }),
  );
  const seed = seedOf('', 0);
  return swaps.filter(({ cell: { players, options } }) => begin(game, { seats: players, seed, options }).ok);
}

/** What each swap did in its first games, the one that leaves the teams closest together first. */
export function remediesOf(
  entry: GameEntry,
  ledger: Ledger,
  { cell, swaps, heavy, games }: Tried,
): readonly Remedy[] {
  const before = ledger.tallyOf(cell);
  const apart = ({ leaning }: Remedy): number => (leaning === undefined ? 1 : gapOf(leaning));
  return swaps
    .map((swap): Remedy => {
      const after = firstGames(ledger.tallyOf(swap.cell), games);
      const leaning = leaningOf(entry, { cell: swap.cell, tally: after });
      return { ...swap, leaning, change: changeBy(before, after, heavy) };
    })
    .sort((a, b) => apart(a) - apart(b));
}

export interface Tried {
  readonly cell: Cell;
  readonly swaps: readonly Swap[];
  /** The team that weighs too much. */
  readonly heavy: string;
  /** More may be known of some: all are compared over as many. */
  readonly games: number;
}

/** How many games a round gives each swap, and how many swaps it leaves: all are tried, the best are tried longest. */
export interface Round {
  readonly games: number;
  readonly keep: number;
}
export const roundsFor = (games: number, swaps: number, shown: number): readonly Round[] => [
  { games: Math.max(1, Math.ceil(games / 10)), keep: Math.max(shown, Math.ceil(swaps / 4)) },
  { games: Math.max(1, Math.ceil(games / 3)), keep: shown * 2 },
  { games, keep: shown },
];
