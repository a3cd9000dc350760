import { Lifetimes, RoomServer } from '@veillee/rooms';
import { expect, it } from 'vitest';
import { usualParts } from '../src/open.ts';
import { memoryStore } from '../src/store/sqlite.ts';
import type { Client } from './client.ts';
import { DrivenClock } from './drivenClock.ts';
import { Evening } from './evening.ts';
import { newHome } from './home.ts';

const hour = 3_600_000;

it('what was cleared leaves the files when nobody is there, within its time at the latest, and later if it cannot yet', async () => {
  const errors: string[] = [];
  const roomServer = new RoomServer({
    ...usualParts,
    store: memoryStore(),
    rules: { sweepWithin: 24 * hour },
    log: { info() {}, error: (_facts, message) => errors.push(message) },
  });
  let sweeps = 0;
  let isFull = false;
  roomServer.parts.setup.store.sweep = () => {
    if (isFull) throw new Error('the disk is full');
    sweeps += 1;
  };
  const lifetimes = new Lifetimes(roomServer.parts, 0, 0);
  const sweptAt = (time: number): number => {
    lifetimes.tend(time);
    return sweeps;
  };
  // Whoever was open before may have stopped short.
  expect(sweptAt(hour)).toBe(1);
  expect(sweptAt(2 * hour)).toBe(1);
  const guest = roomServer.connect({ post() {}, close() {} }, '127.0.0.1');
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
  roomServer.drop(guest);
  expect(sweptAt(36 * hour)).toBe(3);
  roomServer.stop();
});

it('a house that opens with its clock far ahead, or after a long darkness, clears nothing for a day', async () => {
  const data = await newHome();
  const clock = new DrivenClock();
  let evening = await Evening.begin({ data, clock });
  const [ana] = await evening.table(1);
  const { code } = ana?.room ?? { code: '' };
  // Otherwise it would be cleared as one that nobody has played at.
  evening.roomOf(ana as Client).room.data.scores.push({ person: 1, name: 'Ana', played: 1, won: 0 });
  await ana?.do({ t: 'notes', text: 'kept' });
  evening.server.roomServer.parts.commits.current.keepStory(0, 'a'.repeat(24), '{}');
  await evening.end();
  clock.skip(100 * 24 * hour);
  evening = await Evening.begin({ data, clock });
  const { store } = evening.server;
  await evening.advance(2 * hour);
  const isThere = async (): Promise<boolean> =>
    (await store.upkeep.rooms()).some((room) => room.code === code);
  expect(await isThere()).toBe(true);
  expect(await store.story('a'.repeat(24))).toBeDefined();
  clock.skip(23 * hour);
  await evening.advance(2 * hour);
  expect(await isThere()).toBe(false);
  expect(await store.story('a'.repeat(24))).toBeUndefined();
  await evening.end();
});
