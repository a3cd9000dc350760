import { type Errand, runErrand } from './errand.ts';

/** The script of a worker: it runs errands one after the other, and says what came of each. */
addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  runErrand(data).then(
    (brought) => postMessage(brought),
    (error: unknown) => {
      console.error(error);
      postMessage(null);
    },
  );
});
