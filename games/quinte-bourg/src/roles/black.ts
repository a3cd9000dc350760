import { one } from '@veillee/kernel';
import { convert } from '../conversion.ts';
import { defineRole, open, seatIn } from '../power.ts';
import { aims } from '../state.ts';

/** Turns another player into a Reptilian, once (§3, Q38). */
export const black = defineRole({
  id: 'black',
  camps: ['reptilians'],
  marks: ['stopsWhenConverted'],
  invocation: {
    verb: 'convert',
    kind: 'blackConversion',
    once: true,
    form: (state, me) => open({ convert: { player: one('seat', aims(state, me)) } }),
    use(scene, answer) {
      const target = seatIn(answer, 'player');
      scene.did('converted', { target });
      // Killed tonight or not: whom the council then missed would be known to be dead (Q49).
      convert(scene.table, target, 'reptilians');
    },
  },
});
