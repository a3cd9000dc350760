import { amount, one } from '@veillee/kernel';
import { neighbours } from '../circle.ts';
import { mostCoins, pay } from '../money.ts';
import { may, type Power, type Scene, seatIn } from '../power.ts';
import { others, playerOf } from '../state.ts';

/** How much was taken in this line, still in hand to give away. */
function taken(scene: Scene): number {
  const { state, me } = scene;
  const entry = state.coinBook.findLast(({ to, why }) => to === me && why === `robbery:${scene.card}`);
  return entry === undefined || entry.day !== state.day ? 0 : entry.coins;
}

/** Robs a neighbour of any amount, another of half rounded up; may hand any of it on at once (§6, Q57). */
export const thief: Power = {
  actions: [
    {
      line: 'thief',
      ways: ['neighbour', 'other', 'hand'],
      ask(scene) {
        const { state, me } = scene;
        const near = neighbours(state.circle, me);
        const far = scene.targets.filter((seat) => !near.includes(seat));
        const robbed = scene.heard('rob');
        const coins = Math.min(taken(scene), playerOf(state, me).coins);
        return [
          may('rob', {
            // The bound tells nothing of the purse, and is never below it.
            neighbour: { house: one('house', near), coins: amount(1, mostCoins) },
            other: { house: one('house', far) },
          }),
          robbed !== undefined && robbed.do !== 'pass' && coins > 0
            ? may('hand', {
                hand: { player: one('seat', others(state.circle, me)), coins: amount(1, coins) },
              })
            : undefined,
        ];
      },
      act(scene, answer, verb) {
        const { state, me, table } = scene;
        if (verb === 'hand') {
          const player = seatIn(answer, 'player');
          scene.did('handed', { target: player, coins: answer.coins as number });
          pay(table, me, player, answer.coins as number, 'loot');
          return;
        }
        const house = seatIn(answer, 'house');
        const purse = playerOf(state, house).coins;
        const wanted = answer.do === 'neighbour' ? (answer.coins as number) : Math.ceil(purse / 2);
        scene.did('robbed', { target: house, coins: Math.min(wanted, purse) });
        scene.tell(me, 'you.robbed', { house, coins: Math.min(wanted, purse) });
        pay(table, house, me, wanted, `robbery:${scene.card}`);
      },
    },
  ],
};
