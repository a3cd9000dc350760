import type { Cell } from './play.ts';
import { added, noTally, type Tally } from './tally.ts';

/** Games of one cell that are played in one go. */
export interface Stretch {
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
}

export interface Row {
  readonly cell: Cell;
  readonly tally: Tally;
}

interface Page {
  readonly cell: Cell;
  tally: Tally;
  wanted: number;
  /** Handed out up to here. */
  given: number;
  readonly early: Map<number, Tally>;
}

/** Cells are told apart by what is in them. */
export const cellKey = ({ players, options, levels }: Cell): string =>
  JSON.stringify([players, options, levels]);

/** What is measured, how far it is, and what is to be played next. */
export class Ledger {
  readonly #pages = new Map<string, Page>();
  readonly #most: number;

  /** It begins with what is known already. Stretches are never longer than `most` games. */
  constructor(known: readonly Row[], most: number) {
    this.#most = most;
    for (const { cell, tally } of known) this.#pageOf(cell, tally);
  }

  #pageOf(cell: Cell, tally = noTally): Page {
    const key = cellKey(cell);
    const page = this.#pages.get(key) ?? { cell, tally, wanted: 0, given: tally.games, early: new Map() };
    this.#pages.set(key, page);
    return page;
  }

  /** More is wanted: so many games of each of these cells. */
  want(cells: readonly Cell[], games: number): void {
    for (const cell of cells) {
      const page = this.#pageOf(cell);
      page.wanted = Math.max(page.wanted, games);
    }
  }

  /** What some hand is to play next: cells grow side by side. Nothing where all is played or handed out. */
  next(): Stretch | undefined {
    let page: Page | undefined;
    for (const one of this.#pages.values())
      if (one.given < one.wanted && one.given < (page?.given ?? Infinity)) page = one;
    if (page === undefined) return undefined;
    const from = page.given;
    page.given = Math.min(page.wanted, from + this.#most);
    return { cell: page.cell, from, to: page.given };
  }

  /** Nothing more is wanted: what is being played still comes in. */
  rest(): void {
    for (const page of this.#pages.values()) page.wanted = 0;
  }

  /** What came of it. Later stretches wait for earlier ones, so that a cell always holds its first games. */
  put({ cell, from }: Stretch, tally: Tally): void {
    const page = this.#pageOf(cell);
    page.early.set(from, tally);
    for (let more = page.early.get(page.tally.games); more !== undefined; ) {
      page.early.delete(page.tally.games);
      page.tally = added(page.tally, more);
      more = page.early.get(page.tally.games);
    }
  }

  tallyOf(cell: Cell): Tally {
    return this.#pages.get(cellKey(cell))?.tally ?? noTally;
  }

  /** Every cell with what is known of it, in the order in which they were asked for first. */
  rows(): readonly Row[] {
    return [...this.#pages.values()].map(({ cell, tally }) => ({ cell, tally }));
  }

  /** How many games are known of those wanted. */
  done(): { readonly games: number; readonly of: number } {
    const wanted = [...this.#pages.values()].filter((page) => page.wanted > 0);
    return {
      games: wanted.reduce((sum, { tally, wanted: all }) => sum + Math.min(all, tally.games), 0),
      of: wanted.reduce((sum, page) => sum + page.wanted, 0),
    };
  }
}
