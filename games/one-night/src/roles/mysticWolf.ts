import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';
import { werewolves } from './werewolf.ts';

/** A Werewolf who then may look at one other player's card (R69). */
const rule: Rule = {
  id: 'mystic-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
  rulings: ['G5', 'G10', 'R12', 'R35', 'R69'],
  tells: ['saw-card', 'saw-centre', 'met'],
  calls: [
    werewolves,
    {
      id: 'mystic-wolf',
      order: '2C',
      aims: { look: 'look' },
      copy: 'now',
      asks: [
        ask(
          'look',
          (scene) => may({ look: { player: one('seat', scene.unshielded(scene.others)) } }),
          (scene, { player: [player] }) => scene.look(player),
        ),
      ],
    },
  ],
};

export const mysticWolf = role(rule, {
  icon: 'third-eye',
  fr: {
    name: 'Loup shaman',
    the: 'le Loup shaman',
    a: 'un Loup shaman',
    of: 'du Loup shaman',
    blurb: 'Loup-Garou qui perce en plus le secret d’une carte.',
    help: 'Tu ouvres d’abord les yeux avec la Meute. À ton second appel, sans la Meute, tu peux regarder une carte chez quelqu’un d’autre, si aucun bouclier ne la couvre. Si tu n’avais vu aucun compagnon, ce regard s’ajoute à celui du centre. Tu gagnes avec la Meute.',
    wakes: 'la nuit, avec la Meute, puis seul un peu après',
    calls: {
      'mystic-wolf': {
        title: 'Loup shaman',
        open: 'Loup shaman, ouvre les yeux, toi seul. Si tu le souhaites, regarde une carte chez quelqu’un d’autre.',
        close: 'Loup shaman, rendors-toi.',
      },
    },
    says: { 'mystic-wolf.look': 'Quelle carte regardes-tu ?' },
  },
  en: {
    name: 'Mystic Wolf',
    the: 'the Mystic Wolf',
    a: 'a Mystic Wolf',
    of: 'of the Mystic Wolf',
    blurb: 'A Werewolf who also learns the secret of one card.',
    help: 'First you open your eyes with the Pack. Called again alone, you may look at someone else’s card, if no shield covers it. If you saw no companion, this comes on top of your look at the centre. You win with the Pack.',
    wakes: 'at night, with the Pack, then alone a little later',
    calls: {
      'mystic-wolf': {
        title: 'Mystic Wolf',
        open: 'Mystic Wolf, open your eyes, you alone. If you wish, look at a card in front of someone else.',
        close: 'Mystic Wolf, back to sleep.',
      },
    },
    says: { 'mystic-wolf.look': 'Whose card do you look at?' },
  },
});
