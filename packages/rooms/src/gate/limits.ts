import type { Neighbours, News } from '../neighbours.ts';
import type { Setup } from '../setup.ts';
import { Buckets } from './bucket.ts';
import { Guesses } from './guesses.ts';
import { TableLimits } from './tableLimits.ts';

/** How much is allowed to each source, over all rooms. */
export class Limits {
  readonly guesses: Guesses;
  readonly tables: TableLimits;
  readonly #neighbours: Neighbours;
  readonly #matches: Buckets<string>;
  readonly #replays: Buckets<string>;
  readonly #mostReplayed: number;
  /** By table and source. */
  readonly #newcomers: Buckets<string>;
  readonly #callers: Buckets<string>;

  constructor({ rules, clock, neighbours }: Setup) {
    this.#neighbours = neighbours;
    this.guesses = new Guesses(rules, clock, () => neighbours.count);
    this.tables = new TableLimits(rules);
    this.#matches = new Buckets(rules.matches);
    this.#replays = new Buckets(rules.replays);
    this.#mostReplayed = rules.replays.burst;
    this.#newcomers = new Buckets(rules.newcomers);
    this.#callers = new Buckets(rules.callers);
  }

  /** A code was wrong: guesses count wherever they are made. */
  codeIsWrong(source: string, now: number): void {
    this.guesses.note(source, now);
    this.#neighbours.tell({ what: 'guess', source });
  }

  tableIsLaid(source: string, room: number, now: number): void {
    this.tables.lay(source, room, now);
    this.#neighbours.tell({ what: 'laid', source, room });
  }

  tableIsGone(room: number): void {
    this.tables.clear(room);
    this.#neighbours.tell({ what: 'cleared', room });
  }

  /** The same, as another server tells it. */
  hear(news: News, now: number): void {
    if (news.what === 'guess') this.guesses.note(news.source, now);
    else if (news.what === 'laid') this.tables.lay(news.source, news.room, now);
    else this.tables.clear(news.room);
  }

  /** Whether one more game may be begun from there. */
  mayStart(source: string, now: number): boolean {
    return this.#matches.of(source, now).spend(now);
  }

  /** Whether so many inputs may be played again for somebody there; the longest match may, now and then. */
  mayReplay(source: string, inputs: number, now: number): boolean {
    return this.#replays.of(source, now).spend(now, Math.min(inputs, this.#mostReplayed));
  }

  /** Whether somebody there may ask once more for a seat of a room. */
  mayCall(room: number, source: string, now: number): boolean {
    return this.#callers.of(`${room} ${source}`, now).spend(now);
  }

  /** Whether one more may come to a room from there. */
  mayJoin(room: number, source: string, now: number): boolean {
    return this.#newcomers.of(`${room} ${source}`, now).spend(now);
  }
}
