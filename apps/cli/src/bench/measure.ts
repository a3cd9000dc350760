import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often a thing was done in a second: of the clock, and of the time this thread had a core. */
export interface Rate {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

const rounds = 5;

/** Warms up, then takes the median of several rounds; `once` says how many things it did. */
export function measure(seconds: number, once: (index: number) => number): Rate {
  let index = 0;
  const round = (length: number): Rate => {
    const cpu = process.threadCpuUsage();
    const start = performance.now();
    let done = 0;
    let elapsed = 0;
    for (; elapsed < length * 1000; index += 1) {
      done += once(index);
      elapsed = performance.now() - start;
    }
    const { user, system } = process.threadCpuUsage(cpu);
    return { perSecond: (done * 1000) / elapsed, perCpuSecond: (done * 1e6) / Math.max(1, user + system) };
  };
  round(seconds / 2);
  const measured = Array.from({ length: rounds }, () => round(seconds / rounds));
  return median(measured);
}

export function median(rates: readonly Rate[]): Rate {
  const middle = (of: keyof Rate): number => {
    const sorted = rates.map((rate) => rate[of]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] as number;
  };
  return { perSecond: middle('perSecond'), perCpuSecond: middle('perCpuSecond') };
}

/** The heap in use once everything that can be let go of is gone. */
export function heapInUse(): number {
  collect ??= exposeGc();
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

let collect: (() => void) | undefined;

function exposeGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
