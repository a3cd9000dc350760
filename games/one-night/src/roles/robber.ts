import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May exchange his card with another player's, then looks at the new one; the card itself is the Village's (R68, R79). */
export const robber = defineRole({
  id: 'robber',
  box: 'werewolf',
  team: 'village',
  tells: ['saw-card', 'took-card'],
  calls: [
    {
      id: 'robber',
      order: '6',
      copy: 'now',
      ask: (scene) =>
        scene.shielded
          ? undefined
          : may('rob', { rob: { player: one('seat', scene.unshielded(scene.others)) } }),
      act: {
        rob(scene, chosen) {
          scene.swapCards(scene.me, chosen.place('player'));
          scene.look(scene.me);
        },
      },
    },
  ],
});
