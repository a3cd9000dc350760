import { parentPort } from 'node:worker_threads';

/** A house that breaks when it is first asked anything. */
parentPort?.postMessage({ t: 'open' });
parentPort?.on('message', () => {
  throw new Error('the disk is gone');
});
