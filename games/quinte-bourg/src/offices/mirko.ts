import { isOdd } from '../calendar.ts';
import { type Optional, officeCard } from './office.ts';
import { pickpocketAims, pickpocketOn, pickpocketWords } from './pickpocket.ts';

const card = officeCard('robber', {
  fr: {
    name: 'Pickpocket Mirko',
    help: 'Les jours impairs, prend une pièce à quelqu’un en fin de journée.',
    phrases: pickpocketWords.fr,
  },
  en: {
    name: 'Pickpocket Mirko',
    help: 'On odd days takes a coin from somebody at day’s end.',
    phrases: pickpocketWords.en,
  },
});

/** Picks a pocket at the end of odd days (§9). */
export const mirko: Optional<typeof card> = {
  ...card,
  kind: 'optional',
  duties: { pickpocket: pickpocketOn(isOdd) },
  aims: pickpocketAims,
  uses: ['steal'],
  rulings: ['Q74'],
};
