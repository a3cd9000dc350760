import { one } from '@veillee/kernel';
import { may, type Power, seatIn } from '../power.ts';
import { knownDead, playerOf } from '../state.ts';

/** After dawn sees a dead player's camp card, or whether somebody spent the night at home (§6, Q49, Q56). */
export const engineer: Power = {
  doubles: true,
  actions: [
    {
      line: 'engineers',
      ways: ['reveal', 'stalk'],
      ask: (scene) => [
        may('use', {
          reveal: { player: one('seat', knownDead(scene.state)) },
          stalk: { player: one('seat', scene.targets) },
        }),
      ],
      act(scene, answer) {
        const { state, me } = scene;
        const player = seatIn(answer, 'player');
        scene.did(answer.do, { target: player });
        if (answer.do === 'reveal') {
          scene.tell(me, 'you.sawRole', { player, role: playerOf(state, player).role });
          return;
        }
        const house = state.night.places?.[player] ?? player;
        scene.tell(me, house === player ? 'you.stalkedHome' : 'you.stalkedAway', { player });
      },
    },
  ],
};
