import { one } from '@veillee/kernel';
import { must, type Power, seatIn } from '../power.ts';

/** Every night sleeps in a house other than hers, empty or not, whenever she can act (§6, Q15). */
export const laura: Power = {
  actions: [
    {
      line: 'laura',
      ways: ['squat'],
      ask: (scene) => [must('squat', { squat: { house: one('house', scene.targets) } })],
      act(scene, answer) {
        const house = seatIn(answer, 'house');
        scene.state.night.squat = { by: scene.me, house };
        scene.did('squatted', { house });
      },
    },
  ],
};
