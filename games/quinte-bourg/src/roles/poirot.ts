import { way } from '@veillee/kernel';
import { defineRole } from '../power.ts';
import { announce } from '../record.ts';
import { others, seatsOf } from '../state.ts';
import { push } from '../stop.ts';

/** A Showman states the camp role of every player, the dead included, once (§3, Q7, Q8, Q42). */
export const poirot = defineRole({
  id: 'poirot',
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'showman' },
  invocation: {
    verb: 'show',
    kind: 'show',
    neverOnSunday: true,
    once: true,
    open: true,
    form: (state, me) => (state.players[me]?.conditions.includes('showman') ? way('show') : undefined),
    use(scene) {
      const { state, me, table } = scene;
      state.show = { by: me, left: others(seatsOf(state), me), errors: 0, gross: 0, claim: null };
      state.invoking = true;
      announce(table, 'show.began', { player: me });
      push(table, { type: 'show' });
    },
  },
});
