import { one } from '@veillee/kernel';
import { must } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** Must give the Plague mark to a neighbour; the card itself is not contagious (R6, R16). */
export const diseased = defineRole({
  id: 'diseased',
  box: 'vampire',
  team: 'village',
  stars: 3,
  slots: ['plague'],
  calls: [
    {
      id: 'diseased',
      order: '-5',
      ask: ({ neighbours }) => must('infect', { infect: { player: one('seat', neighbours) } }),
      act: { infect: (scene, chosen) => scene.giveMark('plague', chosen.place('player')) },
    },
  ],
});
