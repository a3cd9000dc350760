import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { at } from '@veillee/kernel';

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
    const timer = startTimer();
    let done = 0;
    for (; timer.elapsed() < length * 1000; index += 1) done += once(index);
    return timer.rate(done);
  };
  round(seconds / 2);
  return median(Array.from({ length: rounds }, () => round(seconds / rounds)));
}

/** The same for what takes its time: `work` goes on until it is told to stop, and says how many things it did. */
export async function measureStream(
  seconds: number,
  work: (isOver: () => boolean) => Promise<number>,
): Promise<Rate> {
  const round = async (length: number): Promise<Rate> => {
    const timer = startTimer();
    return timer.rate(await work(() => timer.elapsed() >= length * 1000));
  };
  await round(seconds / 2);
  const measured: Rate[] = [];
  while (measured.length < rounds) measured.push(await round(seconds / rounds));
  return median(measured);
}

function startTimer() {
  const cpu = process.threadCpuUsage();
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  const rate = (done: number): Rate => {
    const { user, system } = process.threadCpuUsage(cpu);
    return { perSecond: (done * 1000) / elapsed(), perCpuSecond: (done * 1e6) / Math.max(1, user + system) };
  };
  return { elapsed, rate };
}

function median(rates: readonly Rate[]): Rate {
  const middle = (of: keyof Rate): number => {
    const sorted = rates.map((rate) => rate[of]).sort((a, b) => a - b);
    return at(sorted, Math.floor(sorted.length / 2));
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
  const gc: () => void = runInNewContext('gc');
  return gc;
}
