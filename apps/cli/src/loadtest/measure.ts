import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { LoadTable } from './table.ts';

export interface Figures {
  readonly rooms: number;
  readonly actionsPerSecond: number;
  /** Milliseconds from an answer to the last of the screens. */
  readonly p50: number;
  readonly p99: number;
  /** The server's own: processor microseconds per action, and memory. */
  readonly cpuPerAction: number | null;
  readonly kilobytesPerRoom: number | null;
  /** How much of a core the clients took: near one, they and not the server were measured. */
  readonly clientCores: number;
}

export interface Usage {
  readonly cpu: number;
  readonly rss: number;
}

/** What a process has used, where the system tells (Linux). */
export function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { cpu: ticks * 10_000, rss: Number(rss) * 1024 };
  } catch {
    return null;
  }
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** Tables laid together, so that a server is not asked for all at once. */
const batch = 20;
const breath = 300;

async function laid(from: number, to: number, lay: (number: number) => LoadTable): Promise<LoadTable[]> {
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
  readonly #times: number[] = [];
  #took = 0;
  #cpu: number | null = 0;
  #clientCpu = 0;
  #kilobytesPerRoom: number | null = null;

  constructor(rooms: number) {
    this.#rooms = rooms;
  }

  /**
   * Lets a few tables play, so that no room is charged with the code's getting warm; lays all, lets them warm up, and
   * counts for so long.
   */
  async takeTurn(pid: number, seconds: number, lay: (number: number) => LoadTable): Promise<void> {
    const rooms = this.#rooms;
    const first = await laid(rooms, rooms + batch, lay);
    await played(first, Math.min(3, seconds), () => {});
    for (const table of first) table.close();
    await pause(breath);
    const empty = usageOf(pid);
    const tables = await laid(0, rooms, lay);
    const full = usageOf(pid);
    if (empty !== null && full !== null) this.#kilobytesPerRoom ??= (full.rss - empty.rss) / 1024 / rooms;
    await played(tables, Math.min(2, seconds), () => {});
    const [before, start, mine] = [usageOf(pid), performance.now(), process.cpuUsage()];
    await played(tables, seconds, (ms) => this.#times.push(ms));
    this.#took += performance.now() - start;
    const { user, system } = process.cpuUsage(mine);
    this.#clientCpu += user + system;
    const after = usageOf(pid);
    const used = before === null || after === null ? null : after.cpu - before.cpu;
    this.#cpu = this.#cpu === null || used === null ? null : this.#cpu + used;
    for (const table of tables) table.close();
  }

  get figures(): Figures {
    const times = this.#times.toSorted((a, b) => a - b);
    return {
      rooms: this.#rooms,
      actionsPerSecond: (times.length / this.#took) * 1000,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      cpuPerAction: this.#cpu === null ? null : this.#cpu / times.length,
      kilobytesPerRoom: this.#kilobytesPerRoom,
      clientCores: this.#clientCpu / 1000 / this.#took,
    };
  }
}

/** Plays for so long, and until what was under way then has arrived. */
async function played(
  tables: readonly LoadTable[],
  seconds: number,
  shown: (ms: number) => void,
): Promise<void> {
  for (const table of tables) table.play(shown);
  await pause(seconds * 1000);
  await Promise.all(tables.map((table) => table.stop()));
}
