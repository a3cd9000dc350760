import { setTimeout as pause } from 'node:timers/promises';
import type { House } from './houses.ts';
import { Pacer } from './pacer.ts';
import type { LoadTable } from './table.ts';
import { cpuUnder, usageOf } from './usage.ts';

export interface Figures {
  readonly rooms: number;
  readonly actionsPerSecond: number;
  /** Milliseconds from an answer to the last of the screens. */
  readonly p50: number;
  readonly p99: number;
  /** The server's own: processor microseconds per action, and memory. */
  readonly cpuPerAction: number | null;
  readonly kilobytesPerRoom: number | null;
  /** Its database's, where that is another process: microseconds per action. */
  readonly databasePerAction: number | null;
  /** Milliseconds at so many actions a second, where that was asked for. */
  readonly steady: { readonly perSecond: number; readonly p50: number; readonly p99: number } | null;
  /** How much of a core the clients took: near one, they and not the server were measured. */
  readonly clientCores: number;
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** Tables laid together, so that a server is not asked for all at once. */
const batch = 20;
const breath = 300;

export async function laid(
  from: number,
  to: number,
  lay: (number: number) => LoadTable,
): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  for (let number = from; number < to; number += batch) {
    const some = Array.from({ length: Math.min(batch, to - number) }, (_, i) => lay(number + i));
    tables.push(...some);
    await Promise.all(some.map(({ ready }) => ready));
  }
  return tables;
}

/** What was measured of one kind of server, in all its turns. */
export class Tally {
  readonly #rooms: number;
  readonly #steadyRate: number | null;
  readonly #times: number[] = [];
  readonly #steady: number[] = [];
  #took = 0;
  #cpu: number | null = 0;
  #databaseCpu: number | null = 0;
  #clientCpu = 0;
  #kilobytesPerRoom: number | null = null;

  /** `steadyRate`: actions a second, at which it is measured once more how long one takes. */
  constructor(rooms: number, steadyRate: number | null = null) {
    this.#rooms = rooms;
    this.#steadyRate = steadyRate;
  }

  /**
   * Lets a few tables play, so that no room is charged with the code's getting warm; lays all, lets them warm up, and
   * counts for so long.
   */
  async takeTurn(house: House, seconds: number, lay: (number: number) => LoadTable): Promise<void> {
    const rooms = this.#rooms;
    const { pids } = house;
    const first = await laid(rooms, rooms + batch, lay);
    await played(first, Math.min(3, seconds), () => {});
    for (const table of first) table.close();
    await pause(breath);
    const empty = usageOf(pids);
    const tables = await laid(0, rooms, lay);
    const full = usageOf(pids);
    if (empty !== null && full !== null) this.#kilobytesPerRoom ??= (full.rss - empty.rss) / 1024 / rooms;
    await played(tables, Math.min(2, seconds), () => {});
    await this.#measure(house, tables, seconds);
    const rate = this.#steadyRate;
    if (rate !== null) {
      const pacer = new Pacer(rate);
      await played(tables, seconds, (ms) => this.#steady.push(ms), pacer);
      pacer.stop();
    }
    for (const table of tables) table.close();
  }

  async #measure(house: House, tables: readonly LoadTable[], seconds: number): Promise<void> {
    const cpuOfDatabase = (): number | null => {
      const pids = house.databasePids();
      return pids === null ? null : cpuUnder(pids);
    };
    const [before, database] = [usageOf(house.pids), cpuOfDatabase()];
    const [start, mine] = [performance.now(), process.cpuUsage()];
    await played(tables, seconds, (ms) => this.#times.push(ms));
    this.#took += performance.now() - start;
    const { user, system } = process.cpuUsage(mine);
    this.#clientCpu += user + system;
    this.#cpu = added(this.#cpu, before?.cpu ?? null, usageOf(house.pids)?.cpu ?? null);
    this.#databaseCpu = added(this.#databaseCpu, database, cpuOfDatabase());
  }

  get figures(): Figures {
    const times = this.#times.toSorted((a, b) => a - b);
    const steady = this.#steady.toSorted((a, b) => a - b);
    const perAction = (cpu: number | null): number | null => (cpu === null ? null : cpu / times.length);
    return {
      rooms: this.#rooms,
      actionsPerSecond: (times.length / this.#took) * 1000,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      cpuPerAction: perAction(this.#cpu),
      kilobytesPerRoom: this.#kilobytesPerRoom,
      databasePerAction: perAction(this.#databaseCpu),
      steady:
        this.#steadyRate === null
          ? null
          : { perSecond: this.#steadyRate, p50: quantile(steady, 0.5), p99: quantile(steady, 0.99) },
      clientCores: this.#clientCpu / 1000 / this.#took,
    };
  }
}

/** Null where one of them is not known. */
const added = (sum: number | null, before: number | null, after: number | null): number | null =>
  sum === null || before === null || after === null ? null : sum + after - before;

/** Plays for so long, and until what was under way then has arrived. */
export async function played(
  tables: readonly LoadTable[],
  seconds: number,
  shown: (ms: number) => void,
  pacer?: Pacer,
): Promise<void> {
  for (const table of tables) table.play(shown, pacer);
  await pause(seconds * 1000);
  await Promise.all(tables.map((table) => table.stop()));
}
