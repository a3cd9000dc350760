import type { GameEntry } from '../entry.ts';
import { interval } from '../interval.ts';
import { rateOf } from './compare.ts';
import type { Row } from './ledger.ts';
import { type Share, type Tally, winsOf } from './tally.ts';

/** Figures for other programs: every share with its rate and its interval. */

export type FigureKind = 'team' | 'dealt' | 'held' | 'seat';
export interface Figure {
  readonly kind: FigureKind;
  readonly of: string;
  readonly share: Share;
}

/** All that was counted of a cell; seats are numbered from 1. */
export function figuresOf({ simulated }: GameEntry, tally: Tally): readonly Figure[] {
  const shares = (kind: FigureKind, table: Tally['dealt']): readonly Figure[] =>
    simulated.roles.flatMap((of) => {
      const share = table[of];
      return share === undefined ? [] : [{ kind, of, share }];
    });
  return [
    ...[...simulated.teams, 'alone', 'nobody'].map(
      (of): Figure => ({ kind: 'team', of, share: winsOf(tally, of) }),
    ),
    ...shares('dealt', tally.dealt),
    ...shares('held', tally.held),
    ...tally.seats.map((share, seat): Figure => ({ kind: 'seat', of: `${seat + 1}`, share })),
  ];
}

const heads = 'game,what,players,home,others,kind,of,games,wins,rate,low,high';
const fixed = (value: number): string => value.toFixed(4);

/** What is played in one field: the scenario, or the cards. */
export const playedIn = ({ scenario, deck }: Row['cell']['options']): string =>
  typeof scenario === 'string' ? scenario : Array.isArray(deck) ? deck.join(' ') : '';

/** A line for each figure; ids alone, so that nothing need be quoted. */
export function csvOf(entry: GameEntry, rows: readonly Row[]): string {
  const lines = rows.flatMap(({ cell, tally }) =>
    figuresOf(entry, tally).map(({ kind, of, share }) => {
      const [low, high] = interval(share);
      const { players, levels, options } = cell;
      const where = [entry.game.id, playedIn(options), players, ...levels, kind, of];
      return [...where, share.played, share.won, fixed(rateOf(share)), fixed(low), fixed(high)].join(',');
    }),
  );
  return [heads, ...lines, ''].join('\n');
}

/** The same as JSON: cells, and in each its figures. */
export const figuresJson = (entry: GameEntry, seed: string, rows: readonly Row[]): object => ({
  game: entry.game.id,
  rules: entry.game.rules,
  seed,
  cells: rows.map(({ cell: { players, options, levels }, tally }) => ({
    players,
    options,
    levels: { home: levels[0], others: levels[1] },
    games: tally.games,
    figures: figuresOf(entry, tally).map(({ kind, of, share }) => ({
      kind,
      of,
      games: share.played,
      wins: share.won,
      rate: rateOf(share),
      interval: interval(share),
    })),
  })),
});
