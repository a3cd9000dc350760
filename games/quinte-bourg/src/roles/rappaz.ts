import type { CampRole } from '../power.ts';

const words = {
  fr: {
    name: 'Rappaz',
    help: 'Un Villageois qui peut gagner comme Mathématicien, comme 58-ard, ou les deux.',
  },
  en: { name: 'Rappaz', help: 'A Villager who may win as a Mathematician, as a 58-er, or both.' },
};

/** A Mathematician, or a 58-er, who wants exactly 5 or 8 alive at the stop; or both (§3). */
export const rappaz: CampRole<typeof words> = {
  words,
  icon: 'pencil-ruler',
  rulings: ['Q41'],
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'fiftyEighter' },
};
