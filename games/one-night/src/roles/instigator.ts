import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May give the Traitor mark to any player, herself included (R5, R13). */
export const instigator = defineRole({
  id: 'instigator',
  box: 'vampire',
  team: 'village',
  stars: 3,
  slots: ['traitor'],
  calls: [
    {
      id: 'instigator',
      order: '-3',
      ask: ({ everyone }) => may('corrupt', { corrupt: { player: one('seat', everyone) } }),
      act: { corrupt: (scene, chosen) => scene.giveMark('traitor', chosen.place('player')) },
    },
  ],
});
