import { games } from '../../src/games.ts';
import { openInThread } from '../../src/thread/worker.ts';
import { goOn, stillness } from './stillness.ts';

/**
 * A house in a thread, where chance is the same every time and time passes only when the channel says so: so many
 * milliseconds, or so many that go by unnoticed.
 */
const still = stillness();
const channel = new BroadcastChannel('veillee-still');
channel.onmessage = async ({ data }: MessageEvent) => {
  if (typeof data === 'number') await goOn(still.clock, data);
  else if (typeof data?.skip === 'number') still.clock.skip(data.skip);
  else return;
  channel.postMessage('done');
};
openInThread({ games, ...still });
