import { some } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';
import { minion, packFor } from './minion.ts';

/** Sees the Werewolves, may look at their cards and wins with the pack; without any, like the Minion (R25, R29, R55). */
const rule: Rule = {
  id: 'squire',
  box: 'bonus',
  team: 'werewolf',
  rulings: ['G5', 'G10', 'R25', 'R29', 'R30', 'R55'],
  end: { ...minion.end },
  tells: ['saw-card', 'met', 'saw-thumbs'],
  calls: [
    {
      id: 'squire',
      order: '9C',
      shows: ({ kind }) => kind === 'werewolf',
      aims: { look: 'look' },
      open: (scene) => scene.did('sawPack', { seats: packFor(scene) }),
      asks: [
        ask(
          'look',
          (scene) => {
            const pack = scene.unshielded(packFor(scene));
            return may({ look: { players: some('seat', pack, 1, pack.length) } });
          },
          (scene, { players }) => {
            for (const seat of players) scene.look(seat);
          },
        ),
      ],
    },
  ],
};

export const squire = role(rule, {
  icon: 'visored-helm',
  fr: {
    name: 'Écuyer',
    the: 'l’Écuyer',
    a: 'un Écuyer',
    of: 'de l’Écuyer',
    blurb: 'Connaît les Loups-Garous et peut regarder leurs cartes.',
    help: 'Les Loups-Garous te montrent leur pouce, sans savoir qui tu es. Tu peux regarder les cartes posées devant eux, sauf sous bouclier. Tu gagnes avec la Meute sans être un Loup-Garou. Si personne ne l’est à la fin, tu gagnes dès que quelqu’un d’autre que toi meurt, pourvu qu’aucun Tanneur ne tombe.',
    wakes: 'la nuit, après l’Insomniaque',
    calls: {
      squire: {
        title: 'Écuyer',
        open: 'Loups-Garous de tout poil, levez le pouce sans ouvrir les yeux. Écuyer, ouvre les yeux et vois qui tu sers. Tu peux regarder leurs cartes.',
        close: 'Écuyer, rendors-toi. Loups-Garous, baissez le pouce.',
      },
    },
    says: { 'squire.look': 'Quels Loups-Garous regardes-tu de plus près ?' },
  },
  en: {
    name: 'Squire',
    the: 'the Squire',
    a: 'a Squire',
    of: 'of the Squire',
    blurb: 'Knows the Werewolves and may look at their cards.',
    help: 'The Werewolves show you a thumb, without knowing who you are. You may look at the cards in front of them, unless shielded. You win with the Pack without being a Werewolf. If nobody is one in the end, you win as soon as someone other than you dies, provided no Tanner does.',
    wakes: 'at night, after the Insomniac',
    calls: {
      squire: {
        title: 'Squire',
        open: 'Werewolves of every stripe, raise your thumbs and keep your eyes shut. Squire, open your eyes and see whom you serve. You may look at their cards.',
        close: 'Squire, back to sleep. Werewolves, thumbs down.',
      },
    },
    says: { 'squire.look': 'Which Werewolves do you look at more closely?' },
  },
});
