import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Villageois', help: 'Pas de pouvoir : il lui reste sa spécialité, sa voix et son flair.' },
  en: { name: 'Villager', help: 'No power: there is the speciality, a vote and a good nose.' },
};

/** No power but a vote (§3). */
export const villager: CampRole<typeof words> = {
  words,
  icon: 'hut',
  rulings: [],
  camps: ['villagers'],
  any: true,
  plain: true,
};
