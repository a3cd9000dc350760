import { one } from '@veillee/kernel';
import { kill } from '../deaths.ts';
import { defineRole, open, seatIn } from '../power.ts';
import { aims } from '../state.ts';

/** Seth's friend, no Reptilian; bites anybody to death, once (§3). */
export const fennec = defineRole({
  id: 'fennec',
  camps: ['seths'],
  needs: 'seth',
  invocation: {
    verb: 'bite',
    kind: 'killing',
    neverOnSunday: true,
    once: true,
    form: (state, me) => open({ bite: { player: one('seat', aims(state, me)) } }),
    use(scene, answer) {
      const target = seatIn(answer, 'player');
      scene.did('killed', { target });
      kill(scene.table, target);
    },
  },
});
