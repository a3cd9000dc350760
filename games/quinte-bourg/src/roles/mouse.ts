import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Souris', help: 'Connaît les autres Souris, et vise les postes.' },
  en: { name: 'Mouse', help: 'Knows the other Mice, and is after offices.' },
};

/** One of the Mice; no power of its own (§3). */
export const mouse: CampRole<typeof words> = {
  words,
  icon: 'seated-mouse',
  rulings: [],
  camps: ['mice'],
  suggested: { from: 14 },
  any: true,
};
