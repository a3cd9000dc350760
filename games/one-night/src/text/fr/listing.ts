import type { ListingWords } from '@veillee/gamekit/listing';

export const listing: ListingWords = {
  name: 'Une nuit',
  credits: {
    title: 'Vampire pour une Nuit, Loup-Garou pour une Nuit, Loup-Garou pour un Crépuscule',
    by: 'Ted Alspach et Akihisa Okui',
  },
};
