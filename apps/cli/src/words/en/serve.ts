import type { serve as fr } from '../fr/serve.ts';

export const serve: typeof fr = {
  building: 'Preparing the app: a few seconds, this time only…',
  open: 'The table is laid:',
  phones: 'From the phones in the house:',
  choose: 'Another number, then Enter, shows another address.',
  alone: 'Only this machine can reach it (VEILLEE_HOST).',
  notAnAddress: (text) => `“${text}” is not an address: it must be like https://veillee.example`,
  log: (levels, text) => `VEILLEE_LOG wants ${levels}, not “${text}”`,
  names: (text) => `VEILLEE_NAMES wants names like veillee.example or .example, not “${text}”`,
  store: 'VEILLEE_STORE wants the address of a PostgreSQL, like postgres://name:password@machine/database',
  node: (text) => `VEILLEE_NODE wants a machine, and a port if you like, like 10.0.0.2:8090, not “${text}”`,
  proxy: (text) => `VEILLEE_PROXY wants 1, or addresses like 10.0.0.2 or 10.0.0.0/8, not “${text}”`,
};
