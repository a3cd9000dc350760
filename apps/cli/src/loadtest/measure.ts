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

/** Lays the tables a few at a time, lets them warm up, and counts for so long. */
export async function measure(
  pid: number,
  rooms: number,
  seconds: number,
  lay: (number: number) => LoadTable,
): Promise<Figures> {
  const empty = usageOf(pid);
  const tables: LoadTable[] = [];
  for (let number = 0; number < rooms; number += 20) {
    const batch = Array.from({ length: Math.min(20, rooms - number) }, (_, i) => lay(number + i));
    tables.push(...batch);
    await Promise.all(batch.map(({ ready }) => ready));
  }
  const laid = usageOf(pid);
  let counting = false;
  const times: number[] = [];
  for (const table of tables) table.play((ms) => counting && times.push(ms));
  await pause(Math.min(3000, seconds * 500));
  counting = true;
  const [before, start] = [usageOf(pid), performance.now()];
  await pause(seconds * 1000);
  counting = false;
  const [after, took] = [usageOf(pid), performance.now() - start];
  for (const table of tables) table.stop();
  for (const table of tables) table.close();
  times.sort((a, b) => a - b);
  return {
    rooms,
    actionsPerSecond: (times.length / took) * 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpuPerAction: before === null || after === null ? null : (after.cpu - before.cpu) / times.length,
    kilobytesPerRoom: empty === null || laid === null ? null : (laid.rss - empty.rss) / 1024 / rooms,
  };
}
