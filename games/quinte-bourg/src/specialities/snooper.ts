import { one } from '@veillee/kernel';
import { neighbours } from '../circle.ts';
import { may, type Power, seatIn } from '../power.ts';
import { playerOf } from '../state.ts';

/** Looks at a neighbour's cards, as dealt (§6, Q14, Q56). */
export const snooper: Power = {
  doubles: true,
  actions: [
    {
      line: 'snoopers',
      ways: ['look'],
      ask: ({ state, me }) => [may('look', { look: { player: one('seat', neighbours(state.circle, me)) } })],
      act(scene, answer) {
        const player = seatIn(answer, 'player');
        const { role, speciality } = playerOf(scene.state, player);
        scene.did('looked', { target: player });
        if (scene.state.options.snoop === 'camp') scene.tell(scene.me, 'you.sawRole', { player, role });
        else scene.tell(scene.me, 'you.sawCards', { player, role, speciality });
      },
    },
  ],
};
