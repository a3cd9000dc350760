import { expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { House } from '../src/house.ts';
import { memoryStore } from '../src/store/sqlite.ts';
import { DrivenClock } from './drivenClock.ts';

const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('a house where nothing happens rests: once its chores are done, no turn of the event loop is its', async () => {
  const clock = new DrivenClock();
  const house = new House({ store: memoryStore(), games, clock });
  const connection = house.connect({ post() {}, part() {} }, 'here');
  house.receive(connection, `{"t":"open","v":1,"id":"command-1","token":"${'t'.repeat(43)}","name":"Ana"}`);
  await turns(3);
  await clock.advance(120_000, () => turns(3));
  let flushes = 0;
  const flush = house.flush.bind(house);
  house.flush = () => {
    flushes += 1;
    flush();
  };
  await turns(50);
  expect(flushes).toBe(0);
  house.stop();
});
