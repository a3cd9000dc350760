import type { CampRole } from '../power.ts';
import { aims, words as killing, repticide } from './repticide.ts';

const words = {
  fr: {
    ...killing.fr,
    name: 'Reptilienne rouge',
    help: 'Une Reptilienne qui, une fois, tue l’un des siens.',
  },
  en: { ...killing.en, name: 'Red Reptilian', help: 'A Reptilian who once kills one of her own.' },
};

/** Kills a Reptilian once (§3). */
export const red: CampRole<typeof words> = {
  words,
  icon: 'sea-serpent',
  rulings: ['Q5', 'Q17', 'Q18', 'Q37', 'Q48', 'Q49', 'Q50', 'Q58'],
  camps: ['reptilians'],
  suggested: { inPack: 4 },
  aims,
  invocation: repticide,
  marks: ['stopsWhenConverted'],
};
