import { defineConfig } from 'vitest/config';

const tests = '{src,test}/**/*.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // A slow machine is no failure: a test that hangs is stopped, none is timed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      // The games' tests are many small files that mock nothing: they share workers, and one import of the game.
      { extends: true, test: { name: 'games', include: [`games/*/${tests}`], isolate: false } },
      { extends: true, test: { name: 'rest', include: ['test/*.test.ts', `{packages,apps}/*/${tests}`] } },
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
