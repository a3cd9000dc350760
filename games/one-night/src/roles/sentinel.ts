import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May put the shield on another player's card (R67, R84). */
export const sentinel = defineRole({
  id: 'sentinel',
  box: 'daybreak',
  team: 'village',
  tells: ['shielded'],
  calls: [
    {
      id: 'sentinel',
      order: '0',
      copy: 'now',
      ask: ({ state, others }) =>
        state.shield === null ? may('shield', { shield: { player: one('seat', others) } }) : undefined,
      act: {
        shield(scene, chosen) {
          scene.state.shield = chosen.place('player');
          scene.did('shielded', { seat: scene.state.shield });
        },
      },
    },
  ],
});
