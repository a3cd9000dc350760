import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Holmes', help: 'Un Villageois qui peut gagner comme Détective, comme Mélomane, ou les deux.' },
  en: { name: 'Holmes', help: 'A Villager who may win as a Detective, as a Music lover, or both.' },
};

/** A Detective, or a Music lover, who wins if the Musicians win; or both (§3). */
export const holmes: CampRole<typeof words> = {
  words,
  icon: 'smoking-pipe',
  rulings: ['Q41'],
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'musicLover' },
};
