import type { console as fr } from '../fr/console.ts';

export const console: typeof fr = {
  consoled: 'Consoled',
  used: 'Powers used',
  stages: { stop: 'The end', camps: 'Camps', players: 'Each player' },
};
