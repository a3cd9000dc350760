import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/*.test.ts', '{packages,games,apps}/*/{src,test}/**/*.test.ts'],
    environment: 'node',
    // A slow machine is no failure: a test that hangs is stopped, none is timed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
