import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

const steal = ask(
  'steal',
  ({ others }) => may({ steal: { player: one('seat', others) } }),
  (scene, { player: [player] }) => scene.swapMarks(scene.me, player),
);

const peek = ask(
  'peek',
  (scene) => (scene.heard(steal)?.do === 'steal' ? may({ peek: {} }) : undefined),
  (scene) => scene.lookAtMark(scene.me),
);

/** May exchange marks with another player and then look at the new one (R44). */
const rule: Rule = {
  id: 'pickpocket',
  box: 'vampire',
  team: 'village',
  stars: 1,
  rulings: ['C3', 'R33', 'R44', 'R77'],
  tells: ['saw-mark', 'took-mark'],
  calls: [{ id: 'pickpocket', order: '6C', aims: { steal: 'stir', peek: 'look' }, asks: [steal, peek] }],
};

export const pickpocket = role(rule, {
  icon: 'snatch',
  fr: {
    name: 'Pickpocket',
    the: 'le Pickpocket',
    a: 'un Pickpocket',
    of: 'du Pickpocket',
    blurb: 'Troque sa marque contre une autre, puis peut regarder sa prise.',
    help: 'Tu peux troquer ta marque contre celle de quelqu’un d’autre, puis regarder ta prise ; pas d’échange, pas de regard. La marque que tu gardes jusqu’au bout compte pour de bon : elle peut faire de toi un Vampire, un amoureux ou un traître. Une Peur volée à cette heure ne te fait plus rien. Sauf si ta prise en décide autrement, tu gagnes avec le Village.',
    wakes: 'la nuit, après le Voleur et la Sorcière',
    calls: {
      pickpocket: {
        title: 'Pickpocket',
        open: 'Pickpocket, ouvre les yeux. Si tes doigts te démangent, échange ta marque avec quelqu’un, puis regarde ta prise si tu veux.',
        close: 'Pickpocket, rendors-toi.',
      },
    },
    says: {
      'pickpocket.steal': 'Avec qui échanges-tu ta marque ?',
      'pickpocket.peek': 'Regardes-tu ta nouvelle marque ?',
      'way.steal': 'Échanger ma marque',
    },
  },
  en: {
    name: 'Pickpocket',
    the: 'the Pickpocket',
    a: 'a Pickpocket',
    of: 'of the Pickpocket',
    blurb: 'Trades marks with someone, then may look at the takings.',
    help: 'You may trade your mark for someone else’s, then look at what you took; no trade, no look. The mark you keep to the end is truly yours: it can make you a Vampire, a lover or a traitor. Fear stolen at this hour no longer does anything to you. Unless your takings decide otherwise, you win with the Village.',
    wakes: 'at night, after the Robber and the Witch',
    calls: {
      pickpocket: {
        title: 'Pickpocket',
        open: 'Pickpocket, open your eyes. If your fingers itch, trade marks with someone, then look at your takings if you like.',
        close: 'Pickpocket, back to sleep.',
      },
    },
    says: {
      'pickpocket.steal': 'Whose mark do you swap with yours?',
      'pickpocket.peek': 'Do you look at your new mark?',
      'way.steal': 'Swap my mark',
    },
  },
});
