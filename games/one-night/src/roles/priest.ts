import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** Must change his own mark for a Clarity, then may do the same for one other player (R76, R77). */
const rule: Rule = {
  id: 'priest',
  box: 'vampire',
  team: 'village',
  stars: 1,
  rulings: ['C1', 'C3', 'R76', 'R77'],
  calls: [
    {
      id: 'priest',
      order: '-2',
      lays: ['clarity-1', 'clarity-2'],
      hands: 1,
      aims: { cleanse: 'help' },
      open: (scene) => scene.giveMark('clarity-1', scene.me),
      asks: [
        ask(
          'cleanse',
          ({ others }) => may({ cleanse: { player: one('seat', others) } }),
          (scene, { player: [player] }) => scene.giveMark('clarity-2', player),
        ),
      ],
    },
  ],
};

export const priest = role(rule, {
  icon: 'prayer',
  fr: {
    name: 'Prêtre',
    the: 'le Prêtre',
    a: 'un Prêtre',
    of: 'du Prêtre',
    blurb: 'Se lave de sa marque, et peut en laver un autre joueur.',
    help: 'Tu dois remplacer ta marque par une Clarté du plateau, sans regarder l’ancienne ; tu peux ensuite accorder la même grâce à quelqu’un d’autre. Morsure, Peur, Peste, Amour, trahison : tu effaces tout, hormis la marque de l’Assassin, qui vient après toi. Tu gagnes avec le Village.',
    wakes: 'au crépuscule, juste avant l’Assassin',
    calls: {
      priest: {
        title: 'Prêtre',
        open: 'Prêtre, ouvre les yeux. Remplace ta marque par une Clarté du plateau. Tu peux ensuite accorder la même grâce à quelqu’un d’autre.',
        close: 'Prêtre, rendors-toi.',
      },
    },
    says: { 'priest.cleanse': 'Qui purifies-tu, en plus de toi ?', 'way.cleanse': 'Purifier' },
  },
  en: {
    name: 'Priest',
    the: 'the Priest',
    a: 'a Priest',
    of: 'of the Priest',
    blurb: 'Washes off his own mark, and may do the same for someone else.',
    help: 'You must replace your mark with a Clarity from the board, without looking at the old one; then you may do someone else the same kindness. Bite, Fear, Plague, Love, treason: you wipe them all, except the Mark of the Assassin, which comes after you. You win with the Village.',
    wakes: 'at dusk, just before the Assassin',
    calls: {
      priest: {
        title: 'Priest',
        open: 'Priest, open your eyes. Replace your mark with a Clarity from the board. Then you may do someone else the same kindness.',
        close: 'Priest, back to sleep.',
      },
    },
    says: { 'priest.cleanse': 'Who do you cleanse besides yourself?', 'way.cleanse': 'Cleanse' },
  },
});
