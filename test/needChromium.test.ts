import { expect, test } from 'vitest';
import { type Machine, Missing, type Outcome, providerOf } from '../apps/server/test/fromDebian.ts';
import { chromiumWanted } from './browser/needChromium.ts';

const place = '/usr/bin/chromium';
const done: Outcome = { code: 0, output: '' };
const locked: Outcome = {
  code: 100,
  output: 'E: Could not get lock /var/lib/apt/lists/lock. It is held by 7\n',
};
const offline: Outcome = {
  code: 100,
  output: 'Err:1 stable\nE: Failed to fetch the lists\nE: Some index files failed\n',
};

/** A Debian whose root asks, where apt-get ends as told, then well; installing puts Chromium in its place. */
function debian(outcomes: Outcome[], own: Partial<Machine> = {}) {
  const ran: string[] = [];
  const said: string[] = [];
  let pauses = 0;
  let installed = false;
  const machine: Machine = {
    find: () => (installed ? place : undefined),
    isDebian: () => true,
    isRoot: () => true,
    run: async (command, args) => {
      ran.push([command, ...args].join(' '));
      const outcome = outcomes.shift() ?? done;
      installed ||= outcome.code === 0 && args.includes('install');
      return outcome;
    },
    wait: async () => {
      pauses += 1;
    },
    say: (line) => said.push(line),
    ...own,
  };
  return { provide: providerOf(chromiumWanted, machine), ran, said, pauses: () => pauses };
}

test('a Chromium that is there is taken, and nothing is run or said', async () => {
  const { provide, ran, said } = debian([], { find: () => place });
  expect(await provide()).toBe(place);
  expect({ ran, said }).toEqual({ ran: [], said: [] });
});

test('a missing one is installed on Debian, aloud, waiting for whoever else installs', async () => {
  const { provide, ran, said } = debian([]);
  expect(await provide()).toBe(place);
  expect(ran).toEqual([
    'apt-get -o DPkg::Lock::Timeout=600 update',
    'apt-get -o DPkg::Lock::Timeout=600 install -y --no-install-recommends chromium',
  ]);
  expect(said).toEqual([expect.stringContaining('takes a minute'), `Chromium is installed: ${place}`]);
});

test('several who ask at once have it installed once', async () => {
  const { provide, ran } = debian([]);
  expect(await Promise.all([provide(), provide(), provide()])).toEqual([place, place, place]);
  expect(ran).toHaveLength(2);
});

test('a lock for which apt-get does not wait is waited for, and that is said once', async () => {
  const { provide, ran, said, pauses } = debian([locked, locked, done, locked]);
  expect(await provide()).toBe(place);
  expect(ran.map((line) => line.includes('update'))).toEqual([true, true, true, false, false]);
  expect(pauses()).toBe(3);
  expect(said.filter((line) => line.startsWith('Another program'))).toHaveLength(2);
});

test('a lock that is never let go ends in words', async () => {
  const { provide, pauses } = debian(Array.from({ length: 1000 }, () => locked));
  await expect(provide()).rejects.toThrow(/apt-get update failed \(E: Could not get lock/);
  expect(pauses()).toBe(120);
});

test.each([
  [
    'somebody who is not root',
    debian([], { isRoot: () => false }),
    'only root',
    'sudo apt-get install chromium',
  ],
  ['another system', debian([], { isDebian: () => false }), 'no Debian', 'playwright-core install chromium'],
  [
    'apt-get that fails',
    debian([offline]),
    '(E: Failed to fetch the lists)',
    'playwright-core install chromium',
  ],
  [
    'a package without it',
    debian([], { find: () => undefined }),
    'put none',
    'playwright-core install chromium',
  ],
])('%s is told in one line what to do', async (_, { provide }, why, cure) => {
  const failure = await provide().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Missing);
  const { message } = failure as Missing;
  expect(message).toContain(why);
  expect(message).toContain(cure);
  expect(message).not.toContain('\n');
});
