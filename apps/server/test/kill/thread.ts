import { RoomServer } from '@veillee/rooms';
import { games } from '../../src/games.ts';
import { openInThread } from '../../src/thread/worker.ts';
import { countdown, doomed, fateIn } from './doom.ts';
import { fastClock } from './fastClock.ts';

/** Our house and its games on a clock in a hurry, to be killed. */
const { at, since = Date.now(), doom } = fateIn(process.env);
const reach = (when: 'thread' | 'store' | 'house') => countdown(doom, when)();
reach('thread');
const beginning = { at, since };
process.stdout.write(`since ${beginning.since}\n`);
openInThread({ games, clock: fastClock(beginning, countdown(doom, 'struck')) }, (parts) => {
  reach('store');
  const roomServer = new RoomServer({ ...parts, store: doomed(parts.store, doom) });
  reach('house');
  return roomServer;
});
