import { one } from '@veillee/kernel';
import { type Ask, type Chosen, must } from '../night/call.ts';
import type { Scene } from '../night/scene.ts';
import { defineRole } from '../role.ts';
import { someDeadHolder } from '../verdict/judged.ts';
import { lost, won } from '../verdict/reason.ts';

/** The Assassin's mark goes to another player (R3). */
export const targetsOfMark = ({ others }: Scene): Ask | undefined =>
  must('mark', { mark: { player: one('seat', others) } });
export const layMark = (scene: Scene, chosen: Chosen): void =>
  scene.giveMark('assassin', chosen.place('player'));

/** Must give the Assassin mark to another player and wins only if its final holder dies (R3, R8, R10). */
export const assassin = defineRole({
  id: 'assassin',
  box: 'vampire',
  team: 'assassin',
  stars: 2,
  end: {
    blankFromCentre: 'R8',
    goal: (me, judged) =>
      someDeadHolder(judged, 'assassin')
        ? won('players.assassin.hit', 'F5', { player: me })
        : lost('players.assassin.missed', 'F5', { player: me }),
  },
  staysDown: true,
  slots: ['assassin'],
  leaves: 'assassin',
  tells: ['met'],
  calls: [
    {
      id: 'assassin',
      order: '-1',
      ask: targetsOfMark,
      act: { mark: layMark },
    },
  ],
});
