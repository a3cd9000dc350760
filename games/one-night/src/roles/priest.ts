import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** Must change his own mark for a Clarity, then may do the same for one other player (R76, R77). */
export const priest = defineRole({
  id: 'priest',
  box: 'vampire',
  team: 'village',
  stars: 1,
  slots: ['clarity-1', 'clarity-2'],
  calls: [
    {
      id: 'priest',
      order: '-2',
      open: (scene) => scene.giveMark('clarity-1', scene.me),
      ask: ({ others }) => may('cleanse', { cleanse: { player: one('seat', others) } }),
      act: { cleanse: (scene, chosen) => scene.giveMark('clarity-2', chosen.place('player')) },
    },
  ],
});
