import { one } from '@veillee/kernel';
import { kill } from '../deaths.ts';
import { type Invocation, open, seatIn } from '../power.ts';
import { aims, playerOf } from '../state.ts';

/** Kills a Reptilian one has already met, once (Q50). */
export const repticide: Invocation = {
  verb: 'kill',
  kind: 'killing',
  neverOnSunday: true,
  once: true,
  form: (state, me) => {
    const { met } = playerOf(state, me);
    return open({
      kill: {
        player: one(
          'seat',
          aims(state, me).filter((seat) => met.includes(seat)),
        ),
      },
    });
  },
  use(scene, answer) {
    const target = seatIn(answer, 'player');
    scene.did('killed', { target });
    kill(scene.table, target);
  },
};
