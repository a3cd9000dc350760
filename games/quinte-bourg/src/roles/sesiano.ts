import type { CampRole } from '../power.ts';

const words = {
  fr: {
    name: 'Sesiano',
    help: 'Un Villageois qui peut gagner comme Mathématicien, comme Romantique, ou les deux.',
  },
  en: { name: 'Sesiano', help: 'A Villager who may win as a Mathematician, as a Romantic, or both.' },
};

/** A Mathematician, or a Romantic, who wins if the Lovers win, and knows them; or both (§3). */
export const sesiano: CampRole<typeof words> = {
  words,
  icon: 'scroll-quill',
  rulings: ['Q26', 'Q41'],
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'romantic' },
};
