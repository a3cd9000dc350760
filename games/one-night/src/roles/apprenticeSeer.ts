import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May look at one centre card (R37). */
export const apprenticeSeer = defineRole({
  id: 'apprentice-seer',
  box: 'daybreak',
  team: 'village',
  tells: ['saw-centre'],
  calls: [
    {
      id: 'apprentice-seer',
      order: '5B',
      copy: 'now',
      ask: ({ centre }) => may('look', { look: { card: one('centre', centre) } }),
      act: { look: (scene, chosen) => scene.look(chosen.place('card')) },
    },
  ],
});
