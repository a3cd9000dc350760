import { readdirSync, readFileSync } from 'node:fs';

/** Processor microseconds and bytes. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
}

interface Process {
  readonly name: string;
  readonly parent: number;
  readonly ticks: number;
  /** Of its children that have ended. */
  readonly childTicks: number;
}

const microseconds = 10_000;

/** What the system tells of a process (Linux). */
function processOf(pid: number | string): Process {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const sum = (a: number, b: number): number => Number(fields[a]) + Number(fields[b]);
  return {
    name: stat.slice(stat.indexOf('(') + 1, end),
    parent: Number(fields[1]),
    ticks: sum(11, 12),
    childTicks: sum(13, 14),
  };
}

function quietly<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** What processes have used together; null where the system does not tell. */
export function usageOf(pids: readonly number[]): Usage | null {
  return quietly(() => {
    let [cpu, rss] = [0, 0];
    for (const pid of pids) {
      cpu += processOf(pid).ticks * microseconds;
      rss += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
    }
    return { cpu, rss };
  });
}

/** The parent of a process of this name, with all its children; null: there is none such in this machine. */
export function processesUnder(pid: number, name: string): readonly number[] | null {
  const found = quietly(() => processOf(pid));
  if (found?.name !== name) return null;
  const children = readdirSync('/proc')
    .filter((one) => /^\d+$/.test(one))
    .filter((one) => quietly(() => processOf(one))?.parent === found.parent);
  return [found.parent, ...children.map(Number)];
}

/** What they have used, with those of theirs that have ended: the first of them is the parent of all others. */
export function cpuUnder(pids: readonly number[]): number | null {
  const [parent] = pids;
  if (parent === undefined) return 0;
  const ended = quietly(() => processOf(parent).childTicks * microseconds);
  if (ended === null) return null;
  return pids.reduce((sum, pid) => sum + (quietly(() => processOf(pid).ticks * microseconds) ?? 0), ended);
}
