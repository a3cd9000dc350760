import type { ListingWords } from '@veillee/gamekit/listing';

export const listing: ListingWords = {
  name: 'Blood of the Werewolf',
  credits: { title: 'Blood of the Werewolf', by: 'Chen Chih-Fan' },
};
