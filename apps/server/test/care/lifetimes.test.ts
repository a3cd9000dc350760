import { expect, it } from 'vitest';
import { Lifetimes } from '../../src/care/lifetimes.ts';
import { games } from '../../src/games.ts';
import { House } from '../../src/house.ts';
import { memoryStore } from '../../src/store/sqlite.ts';
import type { Client } from '../client.ts';
import { DrivenClock } from '../drivenClock.ts';
import { Evening } from '../evening.ts';
import { dataFolder } from '../files.ts';

const hour = 3_600_000;

it('what was cleared leaves the files when nobody is there, within its time at the latest, and later if it cannot yet', () => {
  const errors: string[] = [];
  const house = new House({
    store: memoryStore(),
    games,
    rules: { sweepWithin: 24 * hour },
    log: { info() {}, error: (_facts, message) => errors.push(message) },
  });
  const { upkeep } = house.store;
  let sweeps = 0;
  let isFull = false;
  upkeep.sweep = () => {
    if (isFull) throw new Error('the disk is full');
    sweeps += 1;
  };
  const lifetimes = new Lifetimes(house, 0, 0);
  const sweptAt = (time: number): number => {
    lifetimes.tend(time);
    return sweeps;
  };
  // Whoever was open before may have stopped short.
  expect(sweptAt(hour)).toBe(1);
  expect(sweptAt(2 * hour)).toBe(1);
  const guest = house.connect({ post() {}, part() {} }, '127.0.0.1');
  lifetimes.hasCleared(10 * hour);
  lifetimes.hasCleared(30 * hour);
  expect(sweptAt(33 * hour)).toBe(1);
  isFull = true;
  expect(sweptAt(34 * hour)).toBe(1);
  expect(errors).toHaveLength(1);
  isFull = false;
  expect(sweptAt(34.5 * hour)).toBe(1);
  expect(sweptAt(35 * hour)).toBe(2);
  lifetimes.hasCleared(36 * hour);
  house.drop(guest);
  expect(sweptAt(36 * hour)).toBe(3);
  house.stop();
});

it('a house that opens with its clock far ahead, or after a long darkness, clears nothing for a day', async () => {
  const data = dataFolder();
  const clock = new DrivenClock();
  let evening = await Evening.begin({ data, clock });
  const [ana] = await evening.table(1);
  const { code } = ana?.room ?? { code: '' };
  // Otherwise it would be cleared as one that nobody has played at.
  evening.roomOf(ana as Client).room.data.scores.push({ person: 1, name: 'Ana', played: 1, won: 0 });
  await ana?.do({ t: 'notes', text: 'kept' });
  evening.server.house.ledger.keepStory('a'.repeat(24), '{}');
  await evening.end();
  clock.skip(100 * 24 * hour);
  evening = await Evening.begin({ data, clock });
  const { store } = evening.server.house;
  await evening.advance(2 * hour);
  expect(store.find(code)).toBeDefined();
  expect(store.story('a'.repeat(24))).toBeDefined();
  clock.skip(23 * hour);
  await evening.advance(2 * hour);
  expect(store.find(code)).toBeUndefined();
  expect(store.story('a'.repeat(24))).toBeUndefined();
  await evening.end();
});
