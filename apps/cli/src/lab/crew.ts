import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type Ledger, labour, type Stretch, type Tally, tallied } from '@veillee/gamekit/lab';
import type { Entry } from '../games.ts';

/** Hands that play what a ledger wants. What they have begun they finish, also when they are told to stop. */
export interface Crew {
  /** Until all that is wanted is played, or it is told to stop. */
  work(ledger: Ledger, stop: AbortSignal, progress: () => void | Promise<void>): Promise<void>;
  leave(): Promise<void>;
}

/** Whoever waits for the end of a stretch waits for so few games. */
export const stretch = 4;

export function hire(entry: Entry, seed: string, many: number): Crew {
  const hands = many === 1 ? [] : Array.from({ length: many }, () => newHand(entry.id, seed));
  const alone = async ({ cell, from, to }: Stretch): Promise<Tally> => {
    await breathe();
    return tallied(entry, cell, seed, from, to);
  };
  const players = hands.length === 0 ? [alone] : hands.map(handOf);
  return {
    work: (ledger, stop, progress) => labour(ledger, players, stop, progress),
    async leave() {
      await Promise.all(hands.map((worker) => worker.terminate()));
    },
  };
}

const newHand = (game: string, seed: string): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData: { game, seed } });

const handOf =
  (worker: Worker) =>
  async (next: Stretch): Promise<Tally> => {
    worker.postMessage(next);
    // An error in the worker rejects here.
    const [tally]: Tally[] = await once(worker, 'message');
    if (tally === undefined) throw new Error('a worker came back with nothing');
    return tally;
  };
