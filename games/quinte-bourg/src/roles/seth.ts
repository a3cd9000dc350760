import type { CampRole } from '../power.ts';
import { aims, words as killing, repticide } from './repticide.ts';

const words = {
  fr: { ...killing.fr, name: 'Seth', help: 'Reptilien et ennemi des Reptiliens : une fois, il en tue un.' },
  en: {
    ...killing.en,
    name: 'Seth',
    help: 'A Reptilian and an enemy of Reptilians: once, he kills one of them.',
  },
};

/** Also a Reptilian; kills one of them once (§3). */
export const seth: CampRole<typeof words> = {
  words,
  icon: 'snake',
  rulings: ['Q5', 'Q17', 'Q18', 'Q34', 'Q37', 'Q48', 'Q49', 'Q50', 'Q58'],
  camps: ['seths', 'reptilians'],
  suggested: { inPack: 5 },
  aims,
  invocation: repticide,
  marks: ['seth', 'stopsWhenConverted'],
};
