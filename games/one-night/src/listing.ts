import { defineListing, type ListingWords } from '@veillee/gamekit/listing';
import { type ByLang, byLang } from '@veillee/kernel';
import { players } from './players.ts';
import { listing as en } from './text/en/listing.ts';
import { listing as fr } from './text/fr/listing.ts';

const words: ByLang<ListingWords> = { fr, en };

export const listing = defineListing({
  id: 'one-night',
  name: byLang((lang) => words[lang].name),
  icon: 'pretty-fangs',
  players,
  alone: {
    players: 4,
    minutes: 3,
    options: { scenario: 'nuit-tombante', pace: { deal: 25, call: 7, markCheck: 7, day: 60, vote: 15 } },
  },
  thinks: true,
  example: '--scenario marquons-les --players 10',
  credits: byLang((lang) => words[lang].credits),
  almanac: () => import('./almanac/index.ts'),
  icons: () => import('./icons.ts'),
  entry: () => import('./entry.ts'),
});
