import { one } from '@veillee/kernel';
import { ask, must, type Rule, role } from '../role.ts';

/** Must give the Plague mark to a neighbour; the card itself is not contagious (R6, R16). */
const rule: Rule = {
  id: 'diseased',
  box: 'vampire',
  team: 'village',
  stars: 3,
  rulings: ['A3', 'R6', 'R16', 'R51'],
  calls: [
    {
      id: 'diseased',
      order: '-5',
      lays: ['plague'],
      aims: { infect: 'harm' },
      asks: [
        ask(
          'infect',
          ({ neighbours }) => must({ infect: { player: one('seat', neighbours) } }),
          (scene, { player: [player] }) => scene.giveMark('plague', player),
        ),
      ],
    },
  ],
};

export const diseased = role(rule, {
  icon: 'plague-doctor-profile',
  fr: {
    name: 'Pestiférée',
    the: 'la Pestiférée',
    a: 'une Pestiférée',
    of: 'de la Pestiférée',
    blurb: 'Donne la Peste à un voisin : l’accuser au vote, c’est perdre.',
    help: 'Tu dois donner la marque de Peste à l’un de tes deux voisins, à gauche ou à droite. Au vote, quiconque accuse le dernier porteur de cette marque perd à coup sûr ; les voix comptent pourtant, et le porteur, lui, peut gagner. Ta carte n’est pas contagieuse : seule la marque l’est. Tu gagnes avec le Village.',
    wakes: 'au crépuscule, après le Clan',
    calls: {
      diseased: {
        title: 'Pestiférée',
        open: 'Pestiférée, ouvre les yeux. Choisis un voisin, à gauche ou à droite, et remplace sa marque par celle de la Peste.',
        close: 'Pestiférée, rendors-toi.',
      },
    },
    says: { 'diseased.infect': 'Quel voisin contamines-tu ?', 'way.infect': 'Contaminer' },
  },
  en: {
    name: 'Diseased',
    the: 'the Diseased',
    a: 'a Diseased',
    of: 'of the Diseased',
    blurb: 'Gives the Plague to a neighbour: to accuse them is to lose.',
    help: 'You must give the Mark of Plague to the neighbour on your left or on your right. At the vote, everyone who accuses its last holder is sure to lose; their votes still count, and the holder may well win. Your card is not catching: only the mark is. You win with the Village.',
    wakes: 'at dusk, after the Clan',
    calls: {
      diseased: {
        title: 'Diseased',
        open: 'Diseased, open your eyes. Choose a neighbour, left or right, and replace their mark with the Mark of Plague.',
        close: 'Diseased, back to sleep.',
      },
    },
    says: { 'diseased.infect': 'Which neighbour do you infect?', 'way.infect': 'Infect' },
  },
});
