import { one } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { defineRole, may, seatIn } from '../power.ts';

/** On even nights, unaware of Cortex's choice, names the other of two whose offices are swapped (§3, Q3, Q4). */
export const minus = defineRole({
  id: 'minus',
  camps: ['mice'],
  needs: 'cortex',
  marks: ['leadsMice'],
  actions: [
    {
      line: 'offices',
      nights: nights('Tue Thu Sat'),
      ways: ['name'],
      ask: (scene) => [may('name', { name: { player: one('seat', scene.villagers) } })],
      act(scene, answer) {
        scene.state.night.minus = seatIn(answer, 'player');
        scene.did('named', { target: seatIn(answer, 'player') });
      },
    },
  ],
});
