import { playerOf } from '../state.ts';
import { type Law, named } from './law.ts';

/** Only those with one coin at most vote (§10). */
export const poorVote: Law = {
  mayVote: (state, seat) => playerOf(state, seat).coins <= 1,
  words: named('seules votent les bourses de 0 ou 1 pièce', 'only those with 0 or 1 coin vote'),
};
