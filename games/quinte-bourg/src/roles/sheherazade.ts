import { one } from '@veillee/kernel';
import { convert } from '../conversion.ts';
import { dieNow } from '../deaths.ts';
import { defineRole, open, seatIn } from '../power.ts';
import { announce } from '../record.ts';
import { aims, isAlive, isMarked } from '../state.ts';
import { stop } from '../stop.ts';

/** Converts another: Black, Red or Seth, and the game stops; anyone else, and she dies of it (§3). */
export const sheherazade = defineRole({
  id: 'sheherazade',
  camps: ['idealists'],
  invocation: {
    verb: 'convert',
    kind: 'radiantConversion',
    neverOnSunday: true,
    once: true,
    open: true,
    form: (state, me) => open({ convert: { player: one('seat', aims(state, me)) } }),
    use(scene, answer) {
      const { state, me, table } = scene;
      const target = seatIn(answer, 'player');
      announce(table, 'conversion.radiant', { player: me });
      scene.did('converted', { target });
      if (isAlive(state, target)) {
        if (isMarked(state, target, 'stopsWhenConverted')) {
          stop(table, 'converted');
          return;
        }
        convert(table, target, 'idealists');
      }
      dieNow(table, me, 'conversion', true);
    },
  },
});
