import { parentPort, workerData } from 'node:worker_threads';
import { type Stretch, tallied } from '@veillee/gamekit/lab';
import { entryNamed } from '../games.ts';

/** Plays the stretches it is handed, one after the other. */
const { game, seed }: { readonly game: string; readonly seed: string } = workerData;
const entry = await entryNamed(game);
parentPort?.on('message', ({ cell, from, to }: Stretch) => {
  parentPort?.postMessage(tallied(entry, cell, seed, from, to));
});
