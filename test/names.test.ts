import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What all games share, and must serve a game it has never heard of. */
const shared = [
  'packages/{kernel,protocol,bots,gamekit,rooms}/src/**/*.ts',
  'apps/{server,cli}/src/**/*.ts',
  'apps/web/*.ts',
  'apps/web/src/**/*.{ts,tsx}',
  'scripts/**/*.ts',
  'test/browser/{tours/index,tours/walk,house,person}.ts',
];
/** The one list there is. */
const list = 'packages/games/src/index.ts';

const named = /one[- ]?night|blood|quinte/i;

it('nothing but the list of games knows a game by name: neither rooms nor screens, commands nor pictures', () => {
  const files = globSync(shared).filter(
    (file) => !/\.test\.ts$|^apps\/web\/src\/(words\/\w+\/)?games\/\w+\//.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => named.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
  // The search would find one.
  expect(readFileSync(list, 'utf8')).toMatch(named);
});
