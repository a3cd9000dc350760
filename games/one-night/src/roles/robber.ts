import { one } from '@veillee/kernel';
import { ask, may, type Rule, role } from '../role.ts';

/** May exchange his card with another player's, then looks at the new one; the card itself is the Village's (R68, R79). */
const rule: Rule = {
  id: 'robber',
  box: 'werewolf',
  team: 'village',
  rulings: ['G5', 'G9', 'R68', 'R79'],
  tells: ['saw-card', 'took-card'],
  calls: [
    {
      id: 'robber',
      order: '6',
      aims: { rob: 'take' },
      copy: 'now',
      asks: [
        ask(
          'rob',
          (scene) =>
            scene.shielded
              ? undefined
              : may({ rob: { player: one('seat', scene.unshielded(scene.others)) } }),
          (scene, { player: [player] }) => {
            scene.swapCards(scene.me, player);
            scene.look(scene.me);
          },
        ),
      ],
    },
  ],
};

export const robber = role(rule, {
  icon: 'robber',
  fr: {
    name: 'Voleur',
    the: 'le Voleur',
    a: 'un Voleur',
    of: 'du Voleur',
    blurb: 'Prend la carte d’un joueur, lui laisse la sienne et regarde son butin.',
    help: 'Tu peux échanger ta carte contre celle de quelqu’un d’autre ; si tu le fais, tu dois regarder ton butin. Tu entres dans l’équipe de cette carte, sans jouer son réveil. Si la tienne ou la sienne est sous bouclier, l’échange est impossible. Qui finit avec la carte Voleur est du Village.',
    wakes: 'la nuit, après les voyantes et le Trappeur',
    calls: {
      robber: {
        title: 'Voleur',
        open: 'Voleur, ouvre les yeux. Si le cœur t’en dit, prends une carte chez quelqu’un d’autre, laisse la tienne, et regarde ton butin.',
        close: 'Voleur, rendors-toi.',
      },
    },
    says: { 'robber.rob': 'Avec qui échanges-tu ta carte ?', 'way.rob': 'Échanger ma carte' },
  },
  en: {
    name: 'Robber',
    the: 'the Robber',
    a: 'a Robber',
    of: 'of the Robber',
    blurb: 'Takes a player’s card, leaves his own and looks at the loot.',
    help: 'You may trade your card for someone else’s; if you do, you must look at your loot. You join the team of that card, without playing its call. If either card is under the shield, no trade is possible. Whoever ends with the Robber card is Village.',
    wakes: 'at night, after the Seers and the Marksman',
    calls: {
      robber: {
        title: 'Robber',
        open: 'Robber, open your eyes. If you feel like it, take a card from someone else, leave yours, and look at your loot.',
        close: 'Robber, back to sleep.',
      },
    },
    says: { 'robber.rob': 'Whose card do you swap with yours?', 'way.rob': 'Swap my card' },
  },
});
