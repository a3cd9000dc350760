import { defineListing, type ListingWords } from '@veillee/gamekit/listing';
import { type ByLang, byLang } from '@veillee/kernel';
import { players } from './players.ts';
import { listing as en } from './text/en/listing.ts';
import { listing as fr } from './text/fr/listing.ts';

const words: ByLang<ListingWords> = { fr, en };

export const listing = defineListing({
  id: 'quinte-bourg',
  name: byLang((lang) => words[lang].name),
  icon: 'lizardman',
  players,
  thinks: true,
  alone: {
    players: 8,
    minutes: 20,
    // Bots are soon done with what they have to say.
    options: {
      pace: {
        deal: 30,
        line: 6,
        lovers: 10,
        dream: 10,
        answer: 25,
        debate: 40,
        vote: 20,
        lastWords: 5,
        sunday: 60,
      },
    },
  },
  credits: byLang((lang) => words[lang].credits),
  almanac: () => import('./almanac/index.ts'),
  icons: () => import('./icons.ts'),
  entry: () => import('./entry.ts'),
});
