import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Monk', help: 'Un Villageois qui peut gagner comme Détective, comme Pentaphile, ou les deux.' },
  en: { name: 'Monk', help: 'A Villager who may win as a Detective, as a Pentaphile, or both.' },
};

/** A Detective, or a Pentaphile, who wants a multiple of 5 alive at the stop; or both (§3). */
export const monk: CampRole<typeof words> = {
  words,
  icon: 'monk-face',
  rulings: ['Q41'],
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'pentaphile' },
};
