import { one } from '@veillee/kernel';
import { must } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** Must look at a centre card and is that character from then on, copied role and card staying together (R7, R57, R70, R84). */
export const copycat = defineRole({
  id: 'copycat',
  box: 'vampire',
  team: 'village',
  stars: 2,
  end: { copies: 'centre', blankFromCentre: 'R7' },
  tells: ['became', 'saw-centre'],
  calls: [
    {
      id: 'copycat',
      order: '-8',
      ask: ({ centre }) => must('copy', { copy: { card: one('centre', centre) } }),
      act: { copy: (scene, chosen) => scene.become(chosen.place('card')) },
    },
  ],
});
