import { openWays } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { harm } from '../bot/aim.ts';
import { nights } from '../calendar.ts';
import { kill } from '../deaths.ts';
import { transfer } from '../money.ts';
import { invocation, type Power } from '../power.ts';
import { aims, type Held, playerOf, type State } from '../state.ts';

const words = {
  fr: {
    cards: { assassin: 'Assassin', murderer: 'Meurtrier', killer: 'Tueur' },
    asks: {
      kill: {
        asked: 'Assassiner quelqu’un',
        help: 'Tue qui tu veux : la première fois pour toute ta bourse, même vide, ensuite pour 2 pièces ; hérité, toujours 2. Ces pièces quittent le jeu.',
        ways: { kill: 'Tuer' },
      },
    },
    deeds: { killed: 'tue' },
  },
  en: {
    cards: { assassin: 'Assassin', murderer: 'Murderer', killer: 'Killer' },
    asks: {
      kill: {
        asked: 'Assassinate somebody',
        help: 'Kill anyone: the first time for your whole purse, even if empty, later for 2 coins; inherited, always 2. Those coins leave the game.',
        ways: { kill: 'Kill' },
      },
    },
    deeds: { killed: 'kills' },
  },
};

const later = 2;

/** The first kill costs the whole purse, even an empty one; later ones, and all of an heir, two coins (§6). */
function priceOf(state: State, me: number, held: Held): number {
  return held.used === 0 && !held.inherited ? playerOf(state, me).coins : later;
}

/** Kills anyone, for coins that leave the game (§6). */
export const assassin: Power<typeof words> = {
  words,
  icon: 'daggers',
  rulings: ['Q49'],
  cards: { assassin: nights('every'), murderer: nights('every'), killer: nights('every') },
  aims: { kill: { kill: harm(0.7, 'coins') } },
  invocation: invocation({
    verb: 'kill',
    kind: 'killing',
    neverOnSunday: true,
    form: (state, me, held) =>
      held === null || playerOf(state, me).coins < priceOf(state, me, held)
        ? undefined
        : openWays({ kill: { player: one('seat', aims(state, me)) } }),
    use(scene, { player: [target] }, held) {
      const { state, me, table } = scene;
      if (held === null) throw new Error('nobody kills for coins without the card');
      const price = priceOf(state, me, held);
      held.used += 1;
      scene.did('killed', { target, price });
      // One resolution with the killing (Q47), which tests the conditions.
      transfer(table, me, 'out', price, 'killing');
      kill(table, target);
    },
  }),
};
