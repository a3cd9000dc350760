import type { CampRole } from '../power.ts';
import { words as charm, type HandsUp, type Kept, music } from './charm.ts';

const words = {
  fr: {
    ...charm.fr,
    name: 'Sirène',
    help: 'Charme chaque nuit une nouvelle personne, sans savoir ce que fait Orphée.',
  },
  en: { ...charm.en, name: 'Siren', help: 'Charms a new person every night, unaware of what Orpheus does.' },
};

/** Charms a new person each night, apart from Orpheus (§3, Q39). */
export const siren: CampRole<typeof words, Kept, HandsUp> = {
  words,
  icon: 'mermaid',
  rulings: ['Q6', 'Q39', 'Q80'],
  camps: ['musicians'],
  suggested: { from: 18 },
  ...music('siren'),
};
