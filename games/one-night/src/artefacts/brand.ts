import { type ArtefactRule, artefact } from '../artefact.ts';

/** Its holder is a plain Villager (R47). */
const rule: ArtefactRule = {
  id: 'brand',
  rulings: ['G8', 'D', 'R47', 'R48'],
  gives: 'villager',
};

export const brand = artefact(rule, {
  icon: 'spectre',
  fr: {
    name: 'Marque du Villageois',
    the: 'la Marque du Villageois',
    a: 'une Marque du Villageois',
    of: 'de la Marque du Villageois',
    blurb: 'Tu es désormais un simple Villageois.',
    help: 'Malgré son nom, c’est un artefact : tu deviens un Villageois sans pouvoir, et tu gagnes avec le Village. Ta carte perd son rôle, la marque du Vampire n’agit plus ; les autres marques restent en vigueur.',
  },
  en: {
    name: 'Brand of the Villager',
    the: 'the Brand of the Villager',
    a: 'a Brand of the Villager',
    of: 'of the Brand of the Villager',
    blurb: 'You are a plain Villager now.',
    help: 'You become a Villager without power, and win with the Village. Your card loses its role, the Mark of the Vampire stops working; the other marks stay in force.',
  },
});
