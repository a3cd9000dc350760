import { openWays } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { convert } from '../conversion.ts';
import { type CampRole, invocation } from '../power.ts';
import { aims } from '../state.ts';

const words = {
  fr: {
    name: 'Reptilienne noire',
    help: 'Une Reptilienne qui, une fois, fait de quelqu’un un Reptilien.',
    asks: {
      convert: {
        asked: 'Conversion noire : faire de quelqu’un un Reptilien',
        ways: { convert: 'Convertir' },
      },
    },
    deeds: { converted: 'convertit' },
  },
  en: {
    name: 'Black Reptilian',
    help: 'A Reptilian who once makes somebody a Reptilian.',
    asks: { convert: { asked: 'Black conversion: make somebody a Reptilian', ways: { convert: 'Convert' } } },
    deeds: { converted: 'converts' },
  },
};

/** Turns another player into a Reptilian, once (§3, Q38). */
export const black: CampRole<typeof words> = {
  words,
  icon: 'raven',
  rulings: ['Q5', 'Q17', 'Q18', 'Q37', 'Q38', 'Q48', 'Q58'],
  camps: ['reptilians'],
  suggested: { inPack: 2 },
  marks: ['stopsWhenConverted'],
  // Whoever is believed does most for the pack.
  aims: { convert: { convert: { worth: () => -0.5, whom: (mind, seat) => mind.enmity(seat) } } },
  invocation: invocation({
    verb: 'convert',
    kind: 'blackConversion',
    once: true,
    form: (state, me) => openWays({ convert: { player: one('seat', aims(state, me)) } }),
    use(scene, { player: [target] }) {
      scene.did('converted', { target });
      // Killed tonight or not: whom the council then missed would be known to be dead (Q49).
      convert(scene.table, target, 'reptilians');
    },
  }),
};
