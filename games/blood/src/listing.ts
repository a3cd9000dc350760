import { defineListing, type ListingWords } from '@veillee/gamekit/listing';
import { type ByLang, byLang } from '@veillee/kernel';
import { players } from './players.ts';
import { listing as en } from './text/en/listing.ts';
import { listing as fr } from './text/fr/listing.ts';

const words: ByLang<ListingWords> = { fr, en };

export const listing = defineListing({
  id: 'blood',
  name: byLang((lang) => words[lang].name),
  icon: 'wolf-head',
  players,
  alone: { players: 5, minutes: 5, options: {} },
  thinks: true,
  credits: byLang((lang) => words[lang].credits),
  almanac: () => import('./almanac/index.ts'),
  icons: () => import('./icons.ts'),
  entry: () => import('./entry.ts'),
});
