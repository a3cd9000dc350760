import { one } from '@veillee/kernel';
import { resurrect } from '../afterlife.ts';
import { defineRole, open, seatIn } from '../power.ts';

/** Alive or as a ghost, once, brings a ghost back, himself included; the name is announced (§3, Q64). */
export const prophet = defineRole({
  id: 'prophet',
  camps: ['idealists'],
  invocation: {
    verb: 'resurrect',
    kind: 'resurrection',
    asGhost: true,
    once: true,
    form: (state) => open({ resurrect: { player: one('seat', [...state.ghosts]) } }),
    use(scene, answer) {
      const target = seatIn(answer, 'player');
      scene.did('resurrected', { target });
      resurrect(scene.table, target);
    },
  },
});
