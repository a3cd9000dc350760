import { one } from '@veillee/kernel';
import { may, type Power, seatIn } from '../power.ts';
import { fallAsleep } from '../sleep.ts';

/** Every night somebody falls into heavy sleep until dawn (§6, Q12). */
export const sandman: Power = {
  actions: [
    {
      line: 'sandman',
      ways: ['sand'],
      ask: (scene) => [may('sand', { sand: { player: one('seat', scene.targets) } })],
      act(scene, answer) {
        const target = seatIn(answer, 'player');
        scene.did('sanded', { target });
        fallAsleep(scene.table, target);
      },
    },
  ],
};
