import { type Law, named } from './law.ts';

/** A tie spares all who are level (§10). */
export const tieSpares: Law = {
  sparesTied: true,
  spares: 0.3,
  words: named('une égalité gracie tout le monde', 'a tie spares everybody'),
};
