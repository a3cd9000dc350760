import { type Law, named } from './law.ts';

/** Ghosts vote after the living (§10). */
export const ghostsVote: Law = {
  admitsGhosts: true,
  words: named('les fantômes votent aussi', 'ghosts vote too'),
};
