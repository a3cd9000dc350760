import { RoomServer } from '@veillee/rooms';
import { expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { usualParts } from '../src/open.ts';
import { memoryStore } from '../src/store/sqlite.ts';
import { DrivenClock } from './drivenClock.ts';

const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('a house where nothing happens rests: once its chores are done, no turn of the event loop is its', async () => {
  const clock = new DrivenClock();
  const roomServer = await RoomServer.open({ ...usualParts, store: memoryStore(), games, clock });
  const connection = roomServer.connect({ post() {}, close() {} }, 'here');
  roomServer.receive(
    connection,
    `{"t":"open","v":1,"id":"command-1","token":"${'t'.repeat(43)}","name":"Ana"}`,
  );
  await turns(3);
  await clock.advance(120_000, () => turns(3));
  let flushes = 0;
  const flush = roomServer.flush.bind(roomServer);
  roomServer.flush = () => {
    flushes += 1;
    flush();
  };
  await turns(50);
  expect(flushes).toBe(0);
  roomServer.stop();
});
