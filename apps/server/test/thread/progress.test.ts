import { expect, it } from 'vitest';
import { Outbound } from '../../src/thread/outbound.ts';
import { Progress } from '../../src/thread/progress.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** The two ends of one count, and what the rooms' end says because of it. */
function ends() {
  const shared = Progress.shared();
  const [doors, rooms] = [new Progress(shared), new Progress(shared)];
  const state = { maySay: true, said: 0 };
  const outbound = new Outbound(
    () => {
      state.said += 1;
    },
    () => state.maySay,
    (lists) => rooms.took(lists),
  );
  return { doors, outbound, state };
}

it('nobody is woken for a list that nobody waits for, and whoever waits is, once', async () => {
  const { doors, outbound, state } = ends();
  expect(doors.isBehind(1, 2)).toBe(false);
  outbound.took();
  await turn();
  expect(state.said).toBe(0);
  expect(doors.isBehind(3, 2)).toBe(true);
  outbound.took();
  outbound.took();
  await turn();
  expect(state.said).toBe(1);
  expect(doors.isBehind(3, 2)).toBe(false);
});

it('who may not say anything counts nothing as gone through until it may', async () => {
  const { doors, outbound, state } = ends();
  state.maySay = false;
  for (let i = 0; i < 2; i += 1) outbound.took();
  await turn();
  expect(doors.isBehind(2, 2)).toBe(true);
  expect(state.said).toBe(0);
  state.maySay = true;
  outbound.leave();
  expect(state.said).toBe(1);
  expect(doors.isBehind(2, 2)).toBe(false);
});

it('goes on beyond what 32 bits count', () => {
  const shared = Progress.shared();
  const [doors, rooms] = [new Progress(shared), new Progress(shared)];
  for (let i = 0; i < 2; i += 1) rooms.took(2 ** 31 - 1);
  rooms.took(5);
  expect(doors.isBehind(2 ** 32 + 4, 2)).toBe(false);
  expect(doors.isBehind(2 ** 32 + 5, 2)).toBe(true);
});
