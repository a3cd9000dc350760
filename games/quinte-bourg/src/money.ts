import type { Seat } from '@veillee/kernel';
import type { Play } from './spec.ts';
import { isAlive, playerOf, type State } from './state.ts';
import { consider } from './stop.ts';

/** Coins change hands, in double entry; `out` is outside the game. Returns how many did. */
export function shift(
  state: State,
  from: Seat | 'out',
  to: Seat | 'out',
  wanted: number,
  why: string,
): number {
  const coins = from === 'out' ? wanted : Math.min(wanted, playerOf(state, from).coins);
  if (coins <= 0 || from === to) return 0;
  if (from === 'out') state.coinsOut -= coins;
  else playerOf(state, from).coins -= coins;
  if (to === 'out') state.coinsOut += coins;
  else playerOf(state, to).coins += coins;
  state.coinBook.push({ day: state.day, from, to, coins, why });
  return coins;
}

/** Coins change hands, both purses' owners see it, and the conditions are tested (Q11, Q32). */
export function pay(
  table: Play,
  from: Seat | 'out',
  to: Seat | 'out',
  wanted: number,
  why: string,
  hand: Seat | null = null,
): number {
  const { state, options } = table;
  const coins = shift(state, from, to, wanted, why);
  if (coins === 0) return 0;
  const told = hand === null ? { coins, why } : { coins, why, hand };
  if (from !== 'out') table.tell(from, hand === null ? 'purse.left' : 'purse.leftTo', told);
  if (to !== 'out') table.tell(to, hand === null ? 'purse.entered' : 'purse.enteredFrom', told);
  if (!options.privatePurses) table.tell('all', 'purse.moved', { from, to, coins });
  consider(table);
  return coins;
}

/** The one living player with more than every other, if there is one (§11, Q59). */
export function strictlyRichest(state: State): Seat | null {
  const most = Math.max(...state.players.map(({ coins, fate }) => (fate === 'alive' ? coins : -1)));
  const rich = state.players.flatMap(({ coins }, seat) =>
    coins === most && isAlive(state, seat) ? [seat] : [],
  );
  return rich.length === 1 ? (rich[0] as Seat) : null;
}

export const poorest = (state: State, among: readonly Seat[]): Seat[] => {
  const least = Math.min(...among.map((seat) => playerOf(state, seat).coins));
  return among.filter((seat) => playerOf(state, seat).coins === least);
};
