import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Entry } from '../games.ts';
import { addFigures, type Figures, noFigures, playSome } from './figures.ts';
import type { Run } from './play.ts';

export interface Work {
  readonly entry: Entry;
  readonly run: Run;
  readonly games: number;
  readonly workers: number;
  progress(done: number): void;
}

/** Plays all games of a run and adds them up; who plays which makes no difference to the sum. */
export async function playAll(work: Work): Promise<Figures> {
  const sum = noFigures();
  const stretches = split(work);
  const add = (figures: Figures): void => {
    addFigures(sum, figures);
    work.progress(sum.games);
  };
  if (work.workers === 1) {
    for (const [from, to] of stretches) {
      add(playSome(work.entry, work.run, from, to));
      await breathe();
    }
    return sum;
  }
  const crew = Array.from({ length: work.workers }, () => labour(work.run, stretches, add));
  await Promise.all(crew);
  return sum;
}

type Stretches = Iterator<readonly [from: number, to: number]> &
  Iterable<readonly [from: number, to: number]>;

/** Short enough that nobody waits long for the last, long enough to be worth a message. */
function* split({ games, workers }: Work): Generator<readonly [from: number, to: number], undefined> {
  const length = Math.max(1, Math.min(200, Math.ceil(games / (workers * 8))));
  for (let from = 0; from < games; from += length) yield [from, Math.min(games, from + length)];
  return undefined;
}

/** One worker that takes stretches from the common pile until there are none. */
async function labour(run: Run, stretches: Stretches, add: (figures: Figures) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: run });
  try {
    for (let next = stretches.next(); !next.done; next = stretches.next()) {
      const [from, to] = next.value;
      worker.postMessage({ from, to });
      // An error in the worker rejects here.
      const [figures]: Figures[] = await once(worker, 'message');
      if (figures !== undefined) add(figures);
    }
  } finally {
    await worker.terminate();
  }
}
