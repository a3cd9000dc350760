import { type Rule, role } from '../role.ts';
import { werewolves } from './werewolf.ts';

/** A Werewolf who sleeps on: he shows the pack and the Minion a thumb (R34, R35). */
const rule: Rule = {
  id: 'dream-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
  rulings: ['G10', 'R12', 'R34', 'R35'],
  dozes: true,
  tells: ['saw-thumbs'],
  calls: [werewolves],
};

export const dreamWolf = role(rule, {
  icon: 'night-sleep',
  fr: {
    name: 'Loup rêveur',
    the: 'le Loup rêveur',
    a: 'un Loup rêveur',
    of: 'du Loup rêveur',
    blurb: 'Loup-Garou endormi : la Meute voit son pouce, lui ne voit rien.',
    help: 'Tu n’ouvres jamais les yeux : à l’appel de la Meute, puis pour le Sbire, tu lèves seulement le pouce. La Meute te connaît donc sans que tu la connaisses, et même sans compagnon tu ne regardes pas le centre. Si la Peur te tient, tu ne réponds plus qu’au Sbire. Tu gagnes avec la Meute.',
    wakes: 'jamais ; il lève le pouce à l’appel de la Meute',
  },
  en: {
    name: 'Dream Wolf',
    the: 'the Dream Wolf',
    a: 'a Dream Wolf',
    of: 'of the Dream Wolf',
    blurb: 'A sleeping Werewolf: the Pack sees a thumb, he sees nothing.',
    help: 'You never open your eyes: when the Pack is called, and then for the Minion, you only raise a thumb. So the Pack knows you and you do not know the Pack, and even alone you do not look at the centre. Gripped by Fear, you answer the Minion only. You win with the Pack.',
    wakes: 'never; he raises a thumb when the Pack is called',
  },
});
