import type { console as fr } from '../fr/console.ts';

export const console: typeof fr = {
  points: 'Points',
  under: 'under a token',
  final: 'The cards are turned up',
  died: 'dead',
  used: 'Mutations played',
  stages: { ending: 'The end', points: 'Points', camp: 'The camp', players: 'Each player' },
};
