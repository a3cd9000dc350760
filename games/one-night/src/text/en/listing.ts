import type { ListingWords } from '@veillee/gamekit/listing';

export const listing: ListingWords = {
  name: 'One Night',
  credits: {
    title: 'One Night Ultimate Vampire, Werewolf, Daybreak',
    by: 'Ted Alspach and Akihisa Okui',
  },
};
