import type { CampRole } from '../power.ts';

const words = {
  fr: {
    name: 'Pach',
    help: 'Un Villageois qui peut gagner comme Mathématicien, comme Perfect-Matcheur, ou les deux.',
  },
  en: { name: 'Pach', help: 'A Villager who may win as a Mathematician, as a Perfect matcher, or both.' },
};

/** A Mathematician, or a Perfect matcher, who wants as many Reptilians as others alive; or both (§3). */
export const pach: CampRole<typeof words> = {
  words,
  icon: 'abacus',
  rulings: ['Q41'],
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'matcher' },
};
