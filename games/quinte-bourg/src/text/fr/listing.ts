import type { ListingWords } from '@veillee/gamekit/listing';

export const listing: ListingWords = {
  name: 'Quinte-Bourg',
  credits: { title: 'Les Reptiliens de Quinte-Bourg', by: 'dont les règles ne nomment pas leurs auteurs' },
};
