import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What all games share, and must serve a game it has never heard of. */
const shared = [
  'packages/{kernel,protocol}/src/**/*.ts',
  'apps/server/src/**/*.ts',
  'apps/web/src/{prompt,screens,line,kit}/**/*.{ts,tsx}',
];
/** The list of the games that are served, and the page that names their authors. */
const mayName = ['apps/server/src/games.ts', 'apps/server/src/start/words.ts'];

const named = /one[- ]?night|blood|quinte/i;

it('rooms, protocol and prompt screens know no game by name', () => {
  const files = globSync(shared).filter((file) => !file.endsWith('.test.ts') && !mayName.includes(file));
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => named.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
  // The search would find one.
  for (const file of mayName) expect(readFileSync(file, 'utf8')).toMatch(named);
});
