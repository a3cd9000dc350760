import { one } from '@veillee/kernel';
import { may, type Power, seatIn } from '../power.ts';
import { fallAsleep } from '../sleep.ts';

/** Abducts somebody, heavily asleep, to his own house, and stays there with the guest (§6, Q13). */
export const abductor: Power = {
  actions: [
    {
      line: 'abductor',
      ways: ['abduct'],
      ask: (scene) => [may('abduct', { abduct: { player: one('seat', scene.targets) } })],
      act(scene, answer) {
        const target = seatIn(answer, 'player');
        scene.state.night.abduction = { by: scene.me, target };
        scene.did('abducted', { target });
        fallAsleep(scene.table, target);
      },
    },
  ],
};
