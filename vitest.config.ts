import { defineConfig } from 'vitest/config';

const tests = '{src,test}/**/*.test.ts';

export default defineConfig({
  test: {
    environment: 'node',
    // A slow machine is no failure: a test that hangs is stopped, none is timed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      // Pure code leaves nothing behind for the next file to trip over, so its files share a worker.
      { extends: true, test: { name: 'pure', include: [`{packages,games}/*/${tests}`], isolate: false } },
      { extends: true, test: { name: 'apps', include: ['test/*.test.ts', `apps/*/${tests}`] } },
    ],
  },
});
