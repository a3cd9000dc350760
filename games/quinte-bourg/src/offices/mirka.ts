import { isEven } from '../calendar.ts';
import { type Optional, officeCard } from './office.ts';
import { pickpocketAims, pickpocketOn, pickpocketWords } from './pickpocket.ts';

const card = officeCard('robber', {
  fr: {
    name: 'Pickpocket Mirka',
    help: 'Les jours pairs, prend une pièce à quelqu’un en fin de journée.',
    phrases: pickpocketWords.fr,
  },
  en: {
    name: 'Pickpocket Mirka',
    help: 'On even days takes a coin from somebody at day’s end.',
    phrases: pickpocketWords.en,
  },
});

/** Picks a pocket at the end of even days (§9). */
export const mirka: Optional<typeof card> = {
  ...card,
  kind: 'optional',
  duties: { pickpocket: pickpocketOn(isEven) },
  aims: pickpocketAims,
  uses: ['steal'],
  rulings: ['Q74'],
};
