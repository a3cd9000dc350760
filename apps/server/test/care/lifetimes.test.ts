import { expect, it } from 'vitest';
import { Lifetimes } from '../../src/care/lifetimes.ts';
import { games } from '../../src/games.ts';
import { House } from '../../src/house.ts';
import { memoryStore } from '../../src/store/sqlite.ts';

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
  const lifetimes = new Lifetimes(house, 0);
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
