import type { Seat } from '@veillee/kernel';
import type { Play } from './spec.ts';
import { isDark, type Player, playerOf, type State } from './state.ts';
import { consider } from './stop.ts';

/** More coins than any village has in play; a master's corrections stop there. */
export const mostCoins = 999;

export const coinsInPlay = (state: State): number => state.players.reduce((sum, { coins }) => sum + coins, 0);

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

type Payment = Parameters<typeof transfer>;

/**
 * Coins change hands and both purses' owners see it; where purses are public so do all, but not in the dark, when it
 * would name an author (Q32). The conditions are for the caller to test.
 */
export function transfer(
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
  if (!options.privatePurses && !isDark(state)) table.tell('all', 'purse.moved', { from, to, coins });
  return coins;
}

/** Coins change hands, and the conditions are tested (Q11). */
export function pay(...payment: Payment): number {
  const coins = transfer(...payment);
  if (coins > 0) consider(payment[0]);
  return coins;
}

/** The one living player with more than every other, if there is one (§11, Q59). */
export function strictlyRichest(players: readonly Pick<Player, 'coins' | 'fate'>[]): Seat | null {
  const most = Math.max(...players.map(({ coins, fate }) => (fate === 'alive' ? coins : -1)));
  const rich = players.flatMap(({ coins, fate }, seat) => (coins === most && fate === 'alive' ? [seat] : []));
  const [first = null, second] = rich;
  return second === undefined ? first : null;
}

export const poorest = (state: State, among: readonly Seat[]): Seat[] => {
  const least = Math.min(...among.map((seat) => playerOf(state, seat).coins));
  return among.filter((seat) => playerOf(state, seat).coins === least);
};
