import type { loadtest as fr } from '../fr/loadtest.ts';

export const loadtest: typeof fr = {
  options: '--options wants a JSON object',
  refused: (why) => `the server refuses this table: ${why}`,
  heading:
    'rooms | actions/s | p50 ms | p99 ms | µs/action | KB/room || bare: actions/s | µs/action | KB/room || share || clients: core',
};
