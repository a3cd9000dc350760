import type { Setup } from '../setup.ts';
import { Buckets } from './bucket.ts';
import { Guesses } from './guesses.ts';
import { TableLimits } from './tableLimits.ts';

/** How much is allowed to each source, over all rooms. */
export class Limits {
  readonly guesses: Guesses;
  readonly tables: TableLimits;
  readonly #matches: Buckets<string>;
  readonly #replays: Buckets<string>;
  readonly #mostReplayed: number;
  /** By table and source. */
  readonly #newcomers: Buckets<string>;
  readonly #callers: Buckets<string>;

  constructor({ rules, clock }: Setup) {
    this.guesses = new Guesses(rules, clock);
    this.tables = new TableLimits(rules);
    this.#matches = new Buckets(rules.matches);
    this.#replays = new Buckets(rules.replays);
    this.#mostReplayed = rules.replays.burst;
    this.#newcomers = new Buckets(rules.newcomers);
    this.#callers = new Buckets(rules.callers);
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
