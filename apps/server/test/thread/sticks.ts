import { parentPort } from 'node:worker_threads';

/** A house that hears nothing any more. */
parentPort?.postMessage({ t: 'open' });
for (;;);
