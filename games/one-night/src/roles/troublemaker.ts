import { some } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May exchange the cards of two other players, unseen (R77). */
const rule: Rule = {
  id: 'troublemaker',
  box: 'werewolf',
  team: 'village',
  rulings: ['G5', 'R77'],
  tells: ['swapped-cards'],
  calls: [
    {
      id: 'troublemaker',
      order: '7',
      aims: { swap: 'stir' },
      copy: 'now',
      asks: [
        ask(
          'swap',
          (scene) => may({ swap: { players: some('seat', scene.unshielded(scene.others), 2, 2) } }),
          (scene, { players: [one, other] }) => scene.swapCards(one, other),
        ),
      ],
    },
  ],
};

export const troublemaker = role(rule, {
  icon: 'swap-bag',
  fr: {
    name: 'Noiseuse',
    the: 'la Noiseuse',
    a: 'une Noiseuse',
    of: 'de la Noiseuse',
    blurb: 'Échange en douce les cartes de deux autres joueurs.',
    help: 'Tu peux échanger les cartes de deux autres joueurs, sans en regarder aucune. Tu les désignes tous deux d’avance ; une carte sous bouclier ne se touche pas. Personne n’en est averti. Tu gagnes avec le Village.',
    wakes: 'la nuit, après le Voleur, la Sorcière et le Pickpocket',
    calls: {
      troublemaker: {
        title: 'Noiseuse',
        open: 'Noiseuse, ouvre les yeux. Tu peux échanger deux cartes chez les autres, sans les regarder.',
        close: 'Noiseuse, rendors-toi.',
      },
    },
    says: { 'troublemaker.swap': 'Entre qui échanges-tu les cartes ?' },
  },
  en: {
    name: 'Troublemaker',
    the: 'the Troublemaker',
    a: 'a Troublemaker',
    of: 'of the Troublemaker',
    blurb: 'Quietly swaps the cards of two other players.',
    help: 'You may swap the cards of two other players, looking at neither. You name both beforehand; a shielded card is not to be touched. Nobody is told. You win with the Village.',
    wakes: 'at night, after the Robber, the Witch and the Pickpocket',
    calls: {
      troublemaker: {
        title: 'Troublemaker',
        open: 'Troublemaker, open your eyes. You may swap two cards among the others, without looking.',
        close: 'Troublemaker, back to sleep.',
      },
    },
    says: { 'troublemaker.swap': 'Whose cards do you swap?' },
  },
});
