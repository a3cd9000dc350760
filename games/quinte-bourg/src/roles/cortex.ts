import { one } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { defineRole, may, seatIn } from '../power.ts';

/** On even nights names one of two whose offices are swapped (§3, Q3, Q4). */
export const cortex = defineRole({
  id: 'cortex',
  camps: ['mice'],
  needs: 'minus',
  marks: ['leadsMice'],
  actions: [
    {
      line: 'offices',
      nights: nights('Tue Thu Sat'),
      ways: ['name'],
      ask: (scene) => [may('name', { name: { player: one('seat', scene.villagers) } })],
      act(scene, answer) {
        scene.state.night.cortex = seatIn(answer, 'player');
        scene.did('named', { target: seatIn(answer, 'player') });
      },
    },
  ],
});
