import { one } from '@veillee/kernel';
import { kill } from '../deaths.ts';
import { transfer } from '../money.ts';
import { open, type Power, seatIn } from '../power.ts';
import { aims, type Held, playerOf, type State } from '../state.ts';

const later = 2;

/** The first kill costs the whole purse, even an empty one; later ones, and all of an heir, two coins (§6). */
export function priceOf(state: State, me: number, held: Held): number {
  return held.used === 0 && !held.inherited ? playerOf(state, me).coins : later;
}

/** Kills anyone, for coins that leave the game (§6). */
export const assassin: Power = {
  actions: [],
  invocation: {
    verb: 'kill',
    kind: 'killing',
    neverOnSunday: true,
    form: (state, me, held) =>
      held === null || playerOf(state, me).coins < priceOf(state, me, held)
        ? undefined
        : open({ kill: { player: one('seat', aims(state, me)) } }),
    use(scene, answer, held) {
      const { state, me, table } = scene;
      const target = seatIn(answer, 'player');
      const card = held as Held;
      const price = priceOf(state, me, card);
      card.used += 1;
      scene.did('killed', { target, price });
      // One resolution with the killing (Q47), which tests the conditions.
      transfer(table, me, 'out', price, 'killing');
      kill(table, target);
    },
  },
};
