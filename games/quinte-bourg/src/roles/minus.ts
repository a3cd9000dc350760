import type { CampRole } from '../power.ts';
import { type keeps, second } from './swap.ts';

const words = {
  fr: {
    name: 'Minus',
    help: 'Avec Cortex, mardi, jeudi et samedi : chacun nomme quelqu’un sans savoir l’autre nom, et les deux échangent leurs postes.',
    asks: {
      name: { asked: 'De qui échanges-tu le poste ? Cortex a nommé l’autre.', ways: { name: 'Nommer' } },
    },
    deeds: { named: 'nomme' },
  },
  en: {
    name: 'Minus',
    help: 'With Cortex, Tuesday, Thursday and Saturday: each names somebody, unaware of the other name, and the two swap offices.',
    asks: {
      name: { asked: 'Whose office do you swap? Cortex has named the other.', ways: { name: 'Name' } },
    },
    deeds: { named: 'names' },
  },
};

/** On even nights, unaware of Cortex's choice, names the other of two whose offices are swapped (§3, Q3, Q4). */
export const minus: CampRole<typeof words, typeof keeps> = {
  words,
  icon: 'rat',
  rulings: ['Q3', 'Q4', 'Q69'],
  camps: ['mice'],
  suggested: { from: 14 },
  needs: 'cortex',
  marks: ['leadsMice'],
  // One of theirs who lacks what the other finds.
  aims: {
    name: {
      name: {
        whom: (mind, seat) =>
          (seat === mind.me || mind.isFriend(seat)) && mind.officesOf(seat).length === 0 ? 1 : -1,
      },
    },
  },
  ...second,
};
