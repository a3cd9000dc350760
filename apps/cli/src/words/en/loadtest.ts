import type { loadtest as fr } from '../fr/loadtest.ts';

export const loadtest: typeof fr = {
  options: '--options wants a JSON object',
  refused: (why) => `the server refuses this table: ${why}`,
  heading:
    'rooms | actions/s | p50 ms | p99 ms | µs/action | KB/room || bare: actions/s | µs/action | KB/room || share || clients: core',
  store: '--nodes wants a database: --store or VEILLEE_STORE, as postgres://name:password@machine/database',
  beside:
    'rooms | house | actions/s | p50 / p99 ms | µs/action: nodes + database | times the bare | at 1,000 actions/s: p50 / p99 ms | clients: core',
  bare: 'bare',
  sqlite: 'SQLite',
  nodes: (count) => `${count} nodes`,
  befallen: (killed, frozen, dark) =>
    `node killed: tables served after ${killed} ms (median / last); frozen: ${frozen} ms; database back: full rate after ${dark} ms`,
};
