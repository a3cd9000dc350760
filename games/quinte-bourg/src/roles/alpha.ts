import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Reptilienne alpha', help: 'Une Reptilienne qui tranche quand la meute n’est pas d’accord.' },
  en: { name: 'Alpha Reptilian', help: 'A Reptilian who settles it when the pack disagrees.' },
};

/** Breaks a disagreement of the Reptilians on their target (Q5, Q37). */
export const alpha: CampRole<typeof words> = {
  words,
  icon: 'dinosaur-rex',
  rulings: ['Q5', 'Q17', 'Q18', 'Q37', 'Q58'],
  camps: ['reptilians'],
  suggested: { inPack: 1 },
  marks: ['leadsPack'],
};
