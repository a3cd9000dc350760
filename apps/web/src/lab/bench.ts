import { signal } from '@preact/signals';
import type { GameEntry, Listing } from '@veillee/gamekit';
import { type Cell, Ledger, labour, type Results, type Row, type Tally } from '@veillee/gamekit/lab';
import { type Board, boardsOf, type OwnDeck, ownBoard } from './boards.ts';
import { Crew } from './crew.ts';
import { loadEntry } from './entries.ts';
import { dropResults, keepDecks, keepResults, keptDecks, keptResults } from './kept.ts';

/** The same games on every device: figures of two devices, and of the command line with this seed, are the same. */
const seed = 'veillee';
/** Games played in one go: whoever stops waits for the end of so few. */
const stretch = 2;
/** How long figures wait at most before they are kept. */
const unkept = 3000;

/** `outdated`: what was kept is of other rules or other bots; `full`: nothing more is kept; `broken`: hands fell. */
export type Trouble = 'outdated' | 'full' | 'broken';

export interface Progress {
  readonly games: number;
  readonly of: number;
}

/** The workshop of one game, for as long as the page: what is known of it, and what is being measured. */
export class Bench {
  readonly entry: GameEntry;
  readonly listing: Listing;
  /** Changes with every new figure. */
  readonly news = signal(0);
  /** Null: nobody plays. */
  readonly progress = signal<Progress | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  readonly decks = signal<readonly OwnDeck[]>([]);
  #ledger: Ledger;
  #stop: AbortController | null = null;

  private constructor(listing: Listing, entry: GameEntry, known: readonly Row[]) {
    this.listing = listing;
    this.entry = entry;
    this.#ledger = new Ledger(known, stretch);
    this.decks.value = keptDecks(listing.id);
  }

  /** What was kept is looked at before it is believed: its first game must come out as it did. */
  static async open(listing: Listing): Promise<Bench> {
    const entry = await loadEntry(listing.id);
    const kept = keptResults(listing.id);
    if (kept === undefined) return new Bench(listing, entry, []);
    const sound = await isOfToday(entry, kept);
    const bench = new Bench(listing, entry, sound ? kept.rows : []);
    if (!sound) bench.trouble.value = 'outdated';
    return bench;
  }

  get boards(): readonly Board[] {
    const own = this.decks.value.map((deck, i) => ownBoard(this.entry, deck, i));
    return [...boardsOf(this.entry, this.listing), ...own];
  }

  tallyOf(cell: Cell): Tally {
    return this.#ledger.tallyOf(cell);
  }

  get ledger(): Ledger {
    return this.#ledger;
  }

  results(): Results {
    const { id, rules } = this.entry.game;
    return {
      game: id,
      rules,
      seed,
      rows: this.#ledger.rows().filter(({ tally }) => tally.games > 0),
    };
  }

  /** Plays until so many games of each cell are known; false where it was stopped before. */
  measure(cells: readonly Cell[], games: number): Promise<boolean> {
    this.#ledger.rest();
    this.#ledger.want(cells, games);
    return this.play();
  }

  /** Plays what is wanted of the ledger. */
  async play(): Promise<boolean> {
    const stop = new AbortController();
    this.#stop = stop;
    if (this.trouble.value === 'broken') this.trouble.value = null;
    const crew = new Crew(this.listing.id, seed);
    this.#tell();
    try {
      await labour(this.#ledger, crew.hands, stop.signal, this.#told());
    } catch (error) {
      console.error(error);
      this.trouble.value = 'broken';
      this.#ledger = new Ledger(this.#ledger.rows(), stretch);
    } finally {
      crew.leave();
      this.#keep();
      this.progress.value = null;
    }
    const { games, of } = this.#ledger.done();
    return this.trouble.value !== 'broken' && !stop.signal.aborted && games === of;
  }

  /** What hands have begun they finish. */
  stop(): void {
    this.#stop?.abort();
  }

  forget(): void {
    dropResults(this.listing.id);
    this.#ledger = new Ledger([], stretch);
    this.trouble.value = null;
    this.news.value += 1;
  }

  setDecks(decks: readonly OwnDeck[]): void {
    keepDecks(this.listing.id, decks);
    this.decks.value = decks;
  }

  #tell(): void {
    this.progress.value = this.#ledger.done();
    this.news.value += 1;
  }

  /** What is told and kept as games come in. */
  #told(): () => void {
    let kept = performance.now();
    return () => {
      this.#tell();
      if (performance.now() - kept < unkept) return;
      kept = performance.now();
      this.#keep();
    };
  }

  #keep(): void {
    this.news.value += 1;
    const isKept = keepResults(this.results());
    if (!isKept) this.trouble.value = 'full';
    else if (this.trouble.value !== 'broken') this.trouble.value = null;
  }
}

async function isOfToday(entry: GameEntry, { game, rules, seed: from, rows }: Results): Promise<boolean> {
  if (rules !== entry.game.rules || from !== seed) return false;
  const row = rows.find(({ tally }) => tally.first !== null);
  if (row === undefined) return true;
  const crew = new Crew(game, seed, 1);
  try {
    return (await crew.first(row.cell)) === row.tally.first;
  } finally {
    crew.leave();
  }
}

const open = new Map<string, Promise<Bench>>();

/** The workshop of a game; opened once for the page. */
export function openBench(listing: Listing): Promise<Bench> {
  const found = open.get(listing.id) ?? Bench.open(listing);
  open.set(listing.id, found);
  found.catch(() => open.delete(listing.id));
  return found;
}
