import { openWays } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { convert } from '../conversion.ts';
import { dieNow } from '../deaths.ts';
import { type CampRole, invocation } from '../power.ts';
import { announce } from '../record.ts';
import { aims, isAlive, isMarked } from '../state.ts';
import { stop } from '../stop.ts';

const words = {
  fr: {
    name: 'Shéhérazade',
    help: 'Une fois, convertit quelqu’un. Avec la Noire, la Rouge ou Seth, tout s’arrête ; sinon elle meurt et l’autre rejoint les Idéalistes.',
    asks: { convert: { asked: 'Convertir quelqu’un, en te révélant', ways: { convert: 'Convertir' } } },
    deeds: { converted: 'convertit' },
    phrases: {
      'conversion.radiant': {
        other: '{player:Subject} se révèle Shéhérazade, et convertit quelqu’un.',
        you: { player: 'Tu te révèles Shéhérazade, et tu convertis quelqu’un.' },
      },
    },
  },
  en: {
    name: 'Sheherazade',
    help: 'Once, converts somebody. If it is the Black, the Red or Seth the game stops; otherwise she dies and they join the Idealists.',
    asks: { convert: { asked: 'Convert somebody, and be revealed', ways: { convert: 'Convert' } } },
    deeds: { converted: 'converts' },
    phrases: {
      'conversion.radiant': {
        other: '{player:Subject} is revealed as Sheherazade, and converts somebody.',
        you: { player: 'You reveal yourself as Sheherazade, and convert somebody.' },
      },
    },
  },
};

/** Converts another: Black, Red or Seth, and the game stops; anyone else, and she dies of it (§3). */
export const sheherazade: CampRole<typeof words> = {
  words,
  icon: 'book-cover',
  rulings: ['Q33', 'Q38', 'Q48'],
  camps: ['idealists'],
  suggested: { from: 8 },
  // It stops the game only where half still live, and somebody is surely such a one.
  aims: {
    convert: {
      convert: {
        worth: ({ living, view }) => (2 * living.length < view.players.length ? -1 : -0.8),
        whom: (mind, seat) => mind.chance(seat, ({ marks }) => marks.includes('stopsWhenConverted')),
      },
    },
  },
  invocation: invocation({
    verb: 'convert',
    kind: 'radiantConversion',
    neverOnSunday: true,
    once: true,
    open: true,
    form: (state, me) => openWays({ convert: { player: one('seat', aims(state, me)) } }),
    use(scene, { player: [target] }) {
      const { state, me, table } = scene;
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
  }),
};
