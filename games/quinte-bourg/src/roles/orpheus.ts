import type { CampRole } from '../power.ts';
import { words as charm, type HandsUp, type Kept, music } from './charm.ts';

const words = {
  fr: {
    ...charm.fr,
    name: 'Orphée',
    help: 'Charme chaque nuit une nouvelle personne, sans savoir ce que fait la Sirène.',
  },
  en: {
    ...charm.en,
    name: 'Orpheus',
    help: 'Charms a new person every night, unaware of what the Siren does.',
  },
};

/** Charms a new person each night, apart from the Siren (§3, Q39). */
export const orpheus: CampRole<typeof words, Kept, HandsUp> = {
  words,
  icon: 'lyre',
  rulings: ['Q6', 'Q39', 'Q80'],
  camps: ['musicians'],
  suggested: { from: 10 },
  ...music('orpheus'),
};
