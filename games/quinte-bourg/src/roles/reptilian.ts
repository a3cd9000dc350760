import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Reptilien', help: 'Choisit chaque nuit une proie avec les siens.' },
  en: { name: 'Reptilian', help: 'Chooses a prey with the pack every night.' },
};

/** One of the pack; no power of its own (§3). */
export const reptilian: CampRole<typeof words> = {
  words,
  icon: 'gecko',
  rulings: ['Q5', 'Q17', 'Q18', 'Q37', 'Q58'],
  camps: ['reptilians'],
  any: true,
  plain: true,
};
