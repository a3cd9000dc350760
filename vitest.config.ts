import { defineConfig } from 'vitest/config';

const testsOf = (workspaces: string, ending: string) => `${workspaces}/*/{src,test}/**/*.${ending}`;
/** What takes more than a few seconds is named so: `npm run quick` leaves it out. */
const long = 'long.test.ts';
const exclude = [`**/*.${long}`];

/** Tests of rooms, which are kept in a folder or in the memory (`rest`), and in PostgreSQL (`postgres`). */
const onBothStores = [
  ...[
    'aside',
    'bounds',
    'countOfThree',
    'evening',
    'fuzz',
    'guessing',
    'leftOver',
    'lifetimes',
    'lock',
    'people',
  ],
  ...['refusals', 'reseat', 'restart', 'scores', 'seats', 'slow', 'slowDark', 'threshold'],
  ...['care/care', 'lead/*', 'push/push', 'wire/*'],
];

export default defineConfig({
  test: {
    environment: 'node',
    // A slow machine is no failure: a test that hangs is stopped, none is timed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // All cores: Vitest leaves one idle unless told, which on two is half the machine.
    maxWorkers: '100%',
    projects: [
      // The games' tests are many small files that mock nothing: they share workers, and one import of the game.
      {
        extends: true,
        test: { name: 'games', include: [testsOf('games', 'test.ts')], exclude, isolate: false },
      },
      {
        extends: true,
        test: { name: 'rest', include: ['test/*.test.ts', testsOf('{packages,apps}', 'test.ts')], exclude },
      },
      // The rooms once more, kept in PostgreSQL.
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onBothStores.map((name) => `apps/server/test/${name}.test.ts`),
          exclude,
          globalSetup: ['apps/server/test/postgres/setUp.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'long', include: [`test/*.${long}`, testsOf('{packages,games,apps}', long)] },
      },
      // Real pages in a real Chromium, after the rest: two files at a time are enough for a small machine.
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/*.test.ts'],
          globalSetup: ['test/browser/setup.ts'],
          maxWorkers: 2,
          expect: { poll: { timeout: 120_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
