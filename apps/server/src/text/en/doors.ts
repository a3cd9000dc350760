import type { ServerWords } from '../fr/index.ts';

export const doors: ServerWords['doors'] = {
  portTaken: (port, another) =>
    `port ${port} is already taken: choose another, for example VEILLEE_PORT=${another}`,
  portReserved: (port) => `port ${port} is kept for the system: choose one above 1023`,
  notOurAddress: (host) => `“${host}” is not an address of this machine`,
  foreignName:
    'This house does not answer to that name. Come by the address the host gives; whoever runs the server may allow it (VEILLEE_NAMES).',
  foreignPage: 'This page is not ours: it cannot open tables.',
  tooManyRequests: 'Too many requests. Wait a minute.',
};
