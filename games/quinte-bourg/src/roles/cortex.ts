import type { CampRole } from '../power.ts';
import { first, type keeps } from './swap.ts';

const words = {
  fr: {
    name: 'Cortex',
    help: 'Avec Minus, mardi, jeudi et samedi : chacun nomme quelqu’un sans savoir l’autre nom, et les deux échangent leurs postes.',
    asks: {
      name: { asked: 'De qui échanges-tu le poste ? Minus nommera l’autre.', ways: { name: 'Nommer' } },
    },
    deeds: { named: 'nomme' },
  },
  en: {
    name: 'Cortex',
    help: 'With Minus, Tuesday, Thursday and Saturday: each names somebody, unaware of the other name, and the two swap offices.',
    asks: { name: { asked: 'Whose office do you swap? Minus will name the other.', ways: { name: 'Name' } } },
    deeds: { named: 'names' },
  },
};

/** On even nights names one of two whose offices are swapped (§3, Q3, Q4). */
export const cortex: CampRole<typeof words, typeof keeps> = {
  words,
  icon: 'brain',
  rulings: ['Q3', 'Q4', 'Q69'],
  camps: ['mice'],
  suggested: { from: 14 },
  needs: 'minus',
  marks: ['leadsMice'],
  // An office for the other to give to one of theirs.
  aims: {
    name: {
      name: {
        whom: (mind, seat) =>
          !mind.isFriend(seat) && mind.officesOf(seat).some((office) => mind.wants(office)) ? 1 : 0,
      },
    },
  },
  ...first,
};
