import { one } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { may, type Power, seatIn } from '../power.ts';
import { others } from '../state.ts';

/** Sculpts all night at somebody's, who must move in the morning; on Fridays draws another who must resign (§6, Q50). */
export const artist: Power = {
  actions: [
    {
      line: 'pairing',
      nights: nights('Wed Sat'),
      ways: ['sculpt'],
      ask: (scene) => [may('sculpt', { sculpt: { player: one('seat', scene.targets) } })],
      act(scene, answer) {
        const target = seatIn(answer, 'player');
        scene.state.night.sculpture = { by: scene.me, target };
        scene.did('sculpted', { target });
      },
    },
    {
      line: 'offices',
      nights: nights('Fri'),
      ways: ['draw'],
      ask: (scene) => [may('draw', { draw: { player: one('seat', others(scene.villagers, scene.me)) } })],
      act(scene, answer) {
        const target = seatIn(answer, 'player');
        scene.state.night.caricature = target;
        scene.did('drew', { target });
      },
    },
  ],
};
