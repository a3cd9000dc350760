import { parentPort, workerData } from 'node:worker_threads';
import { entryNamed } from '../games.ts';
import { playSome } from './figures.ts';
import type { Run } from './play.ts';

/** Plays the stretches of games it is handed, one after the other. */
const run: Run = workerData;
const entry = await entryNamed(run.game);
parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(playSome(entry, run, from, to));
});
