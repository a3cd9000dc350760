import { nights } from '../calendar.ts';
import { may, type Power } from '../power.ts';
import { askPair, pairUp } from './pairing.ts';

/** Makes two people fight; on Mondays shifts all offices of the living by one place (§6, Q70). */
export const eris: Power = {
  actions: [
    {
      line: 'pairing',
      nights: nights('Tue Fri'),
      ways: ['quarrel'],
      ask: (scene) => [askPair(scene, 'quarrel')],
      act: (scene, answer) => pairUp(scene, answer, 'quarrel'),
    },
    {
      line: 'offices',
      nights: nights('Mon'),
      ways: ['clockwise', 'anticlockwise'],
      ask: () => [may('prank', { clockwise: {}, anticlockwise: {} })],
      act(scene, answer) {
        scene.state.night.prank = answer.do === 'clockwise' ? 'clockwise' : 'anticlockwise';
        scene.did('prank', { way: answer.do });
      },
    },
  ],
};
