import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May give the Traitor mark to any player, herself included (R5, R13). */
const rule: Rule = {
  id: 'instigator',
  box: 'vampire',
  team: 'village',
  stars: 3,
  rulings: ['F-5', 'R5', 'R13', 'R15', 'R76'],
  calls: [
    {
      id: 'instigator',
      order: '-3',
      lays: ['traitor'],
      aims: { corrupt: 'harm' },
      asks: [
        ask(
          'corrupt',
          ({ everyone }) => may({ corrupt: { player: one('seat', everyone) } }),
          (scene, { player: [player] }) => scene.giveMark('traitor', player),
        ),
      ],
    },
  ],
};

export const instigator = role(rule, {
  icon: 'puppet',
  fr: {
    name: 'Comploteuse',
    the: 'la Comploteuse',
    a: 'une Comploteuse',
    of: 'de la Comploteuse',
    blurb: 'Glisse la marque du Traître : qui la porte doit perdre un des siens.',
    help: 'Tu peux donner la marque du Traître à n’importe qui, ou la garder. Son dernier porteur gagne si quelqu’un d’autre de son équipe meurt, et uniquement dans ce cas. Sans équipier, ou sur un personnage solitaire, la marque est sans effet. Tu gagnes avec le Village.',
    wakes: 'au crépuscule, après Cupidon',
    calls: {
      instigator: {
        title: 'Comploteuse',
        open: 'Comploteuse, ouvre les yeux. Si l’envie t’en prend, choisis quelqu’un, ou toi-même, et remplace sa marque par celle du Traître.',
        close: 'Comploteuse, rendors-toi.',
      },
    },
    says: { 'instigator.corrupt': 'Qui trahira les siens ?', 'way.corrupt': 'Corrompre' },
  },
  en: {
    name: 'Instigator',
    the: 'the Instigator',
    a: 'an Instigator',
    of: 'of the Instigator',
    blurb: 'Slips in the Mark of the Traitor: its holder must lose a teammate.',
    help: 'You may give the Mark of the Traitor to anyone, yourself included. Its last holder wins if someone else on their team dies, and only then. Without a teammate, or on a character who plays alone, the mark does nothing. You win with the Village.',
    wakes: 'at dusk, after Cupid',
    calls: {
      instigator: {
        title: 'Instigator',
        open: 'Instigator, open your eyes. If the mood takes you, choose someone, or yourself, and replace that mark with the Mark of the Traitor.',
        close: 'Instigator, back to sleep.',
      },
    },
    says: { 'instigator.corrupt': 'Who will betray their own?', 'way.corrupt': 'Corrupt' },
  },
});
