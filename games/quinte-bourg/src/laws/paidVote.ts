import { type Law, named } from './law.ts';

/** A vote costs a coin, out of the game (§10, Q78). */
export const paidVote: Law = {
  price: 1,
  rulings: ['Q78'],
  words: named('voter coûte une pièce', 'voting costs a coin'),
};
