import { one } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { may, type Power, seatIn } from '../power.ts';
import { others } from '../state.ts';
import { askPair, pairUp } from './pairing.ts';

/** Makes two people spend the night together; on Wednesdays has another adored, who may swap offices (§6, Q50, Q71). */
export const freyja: Power = {
  actions: [
    {
      line: 'pairing',
      nights: nights('Mon Thu'),
      ways: ['tease'],
      ask: (scene) => [askPair(scene, 'tease')],
      act: (scene, answer) => pairUp(scene, answer, 'tease'),
    },
    {
      line: 'offices',
      nights: nights('Wed'),
      ways: ['adore'],
      ask: (scene) => [may('adore', { adore: { player: one('seat', others(scene.villagers, scene.me)) } })],
      act(scene, answer) {
        const target = seatIn(answer, 'player');
        scene.state.night.adored = target;
        scene.did('adored', { target });
      },
    },
  ],
};
