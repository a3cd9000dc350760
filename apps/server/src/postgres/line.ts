import { setTimeout as pause } from 'node:timers/promises';
import { type FaultKind, messageOf, StoreFault } from '@veillee/rooms';
import pg from 'pg';
import type * as v from 'valibot';
import { rowsAs } from '../store/rows.ts';

/** The line was cut: whether what was asked for was done is not known. */
export class Cut extends Error {}

/** PostgreSQL's codes of what passes by itself: it stops, starts, has no room now, or chose us to end a deadlock. */
const passing = /^(08|57P0|53300|40001|40P01|25006)/;

const faults: readonly (readonly [RegExp, FaultKind])[] = [
  [/^(28|42501)/, 'locked'],
  [/^3D000/, 'absent'],
  [/^53100/, 'full'],
  [/^(XX001|XX002)/, 'unsound'],
];

/** What PostgreSQL or the network said, as what it means to us. */
function meaningOf(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return new Cut(messageOf(error), { cause: error });
  const { code = '' } = error;
  if (passing.test(code)) return new Cut(error.message, { cause: error });
  const [, kind] = faults.find(([codes]) => codes.test(code)) ?? [];
  return kind === undefined ? error : new StoreFault(kind, error.message, error);
}

const int8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format),
};

/** Milliseconds between two tries to be connected again. */
const tryAgain = [20, 50, 100, 200];

export interface Ask {
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Prepared under this name. */
  readonly name?: string;
}

/** One connection to PostgreSQL, opened anew whenever it was cut. One question at a time goes through it, in order. */
export class Line {
  readonly #url: string;
  readonly #answersWithin: number;
  readonly #begins: string | undefined;
  #client: Promise<pg.Client> | null = null;
  #opened: pg.Client | null = null;
  #isClosed = false;
  /** One question at a time. */
  #last: Promise<unknown> = Promise.resolve();
  /** Since when one waits for its answer. */
  #asking: number | null = null;

  /** `answersWithin`: milliseconds after which it counts as cut. `begins`: what is said first over each connection. */
  constructor(url: string, answersWithin: number, begins?: string) {
    this.#url = url;
    this.#answersWithin = answersWithin;
    this.#begins = begins;
  }

  /** Fails with a `Cut` where it is not known whether it was done. */
  ask<T>(shape: v.GenericSchema<unknown, T>, ask: Ask): Promise<T[]> {
    const answered = this.#last.then(() => this.#ask(shape, ask));
    this.#last = answered.catch(() => {});
    return answered;
  }

  async #ask<T>(shape: v.GenericSchema<unknown, T>, { text, values = [], name }: Ask): Promise<T[]> {
    if (this.#isClosed) throw new Cut('the line is closed');
    this.#client ??= this.#connect();
    const asked = this.#client;
    this.#asking = performance.now();
    try {
      const client = await asked;
      const { rows } = await client.query({
        text,
        values: [...values],
        ...(name === undefined ? {} : { name }),
      });
      return rowsAs(shape, rows);
    } catch (error) {
      const meaning = error instanceof StoreFault ? error : meaningOf(error);
      if (meaning instanceof Cut && this.#client === asked) this.#drop();
      throw meaning;
    } finally {
      this.#asking = null;
    }
  }

  /** The database answers others: a question that has waited for more milliseconds than this was swallowed on its way. */
  doubt(longest: number): void {
    if (this.#asking !== null && performance.now() - this.#asking >= longest) this.#drop();
  }

  /** Asks until it is answered: for what may be done twice. Fails with a fault after so many milliseconds. */
  async persist<T>(
    shape: v.GenericSchema<unknown, T>,
    ask: Ask,
    within = Number.POSITIVE_INFINITY,
  ): Promise<T[]> {
    const since = performance.now();
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.ask(shape, ask);
      } catch (error) {
        if (!(error instanceof Cut) || this.#isClosed) throw error;
        if (performance.now() - since > within) throw new StoreFault('dark', error.message, error);
        // Who waits for an end of it must not end before; who waits for ever keeps nobody from ending.
        const ref = Number.isFinite(within);
        await pause(tryAgain[Math.min(tries, tryAgain.length - 1)], undefined, { ref });
      }
    }
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'veillee',
      connectionTimeoutMillis: 3000,
      query_timeout: this.#answersWithin,
      keepAlive: true,
      types,
    });
    const lost = () => {
      if (this.#opened === client) this.#drop();
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    if (this.#begins !== undefined) await client.query(this.#begins);
    this.#opened = client;
    if (this.#isClosed) await client.end();
    return client;
  }

  #drop(): void {
    const dropped = this.#client;
    this.#client = null;
    this.#opened = null;
    void dropped?.then((client) => client.end()).catch(() => {});
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = await this.#client?.catch(() => null);
    this.#opened = null;
    await client?.end().catch(() => {});
  }
}
