import { ask, may, type Rule, role } from '../role.ts';

/** May shift the cards of all other players by one place, past his own and the shielded one (R50). */
const rule: Rule = {
  id: 'village-idiot',
  box: 'daybreak',
  team: 'village',
  rulings: ['A3', 'G5', 'R50', 'R51', 'R84'],
  tells: ['shifted'],
  calls: [
    {
      id: 'village-idiot',
      order: '7B',
      aims: { shift: 'stir' },
      copy: 'now',
      hands: 'others',
      asks: [
        ask(
          'shift',
          (scene) => (scene.unshielded(scene.others).length < 2 ? undefined : may({ left: {}, right: {} })),
          (scene, { do: way }) => scene.rotate(scene.unshielded(scene.others), way),
        ),
      ],
    },
  ],
};

export const villageIdiot = role(rule, {
  icon: 'jester-hat',
  fr: {
    name: 'Idiot du village',
    the: 'l’Idiot du village',
    a: 'un Idiot du village',
    of: 'de l’Idiot du village',
    blurb: 'Décale d’un cran les cartes de tous les autres.',
    help: 'Tu peux décaler d’une place les cartes de tous les autres, toutes à gauche ou toutes à droite, sans en regarder aucune. La tienne et celle sous bouclier restent en place : les autres leur passent par-dessus. Tu gagnes avec le Village.',
    wakes: 'la nuit, après la Noiseuse',
    calls: {
      'village-idiot': {
        title: 'Idiot du village',
        open: 'Idiot du village, ouvre les yeux. Tu peux décaler d’un cran les cartes de tous les autres, vers la gauche ou vers la droite.',
        close: 'Idiot du village, rendors-toi.',
      },
    },
    says: {
      'village-idiot.shift': 'De quel côté décales-tu les cartes des autres ?',
      'way.left': 'Vers la gauche',
      'way.right': 'Vers la droite',
    },
  },
  en: {
    name: 'Village Idiot',
    the: 'the Village Idiot',
    a: 'a Village Idiot',
    of: 'of the Village Idiot',
    blurb: 'Shifts everybody else’s cards by one place.',
    help: 'You may shift the cards of all the others by one place, all to the left or all to the right, looking at none. Yours and the shielded one stay: the rest step over them. You win with the Village.',
    wakes: 'at night, after the Troublemaker',
    calls: {
      'village-idiot': {
        title: 'Village Idiot',
        open: 'Village Idiot, open your eyes. You may shift the cards of all the others by one place, to the left or to the right.',
        close: 'Village Idiot, back to sleep.',
      },
    },
    says: {
      'village-idiot.shift': 'Which way do you shift the others’ cards?',
      'way.left': 'To the left',
      'way.right': 'To the right',
    },
  },
});
