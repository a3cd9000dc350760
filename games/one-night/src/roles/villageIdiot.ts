import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May shift the cards of all other players by one place, past his own and the shielded one (R50). */
export const villageIdiot = defineRole({
  id: 'village-idiot',
  box: 'daybreak',
  team: 'village',
  tells: ['shifted'],
  calls: [
    {
      id: 'village-idiot',
      order: '7B',
      copy: 'now',
      ask: (scene) =>
        scene.unshielded(scene.others).length < 2 ? undefined : may('shift', { left: {}, right: {} }),
      act: {
        shift: (scene, chosen) =>
          scene.rotate(scene.unshielded(scene.others), chosen.way as 'left' | 'right'),
      },
    },
  ],
});
