import type { Reading } from './ids.ts';
import type { Play } from './spec.ts';
import { countLiving, type Ending, living, type State } from './state.ts';

/** The number of the source's table: 2 for 4 to 6 players, 3 for 7 to 9. */
const tabled = (seats: number): number => (seats <= 6 ? 2 : 3);

/** So many survivors, or fewer, and the game is over, by each reading of the source (B9). */
export function endsAt(reading: Reading, seats: number): number {
  if (reading === 'deaths') return seats - tabled(seats);
  return reading === 'strict' ? tabled(seats) - 1 : tabled(seats);
}

/** By every reading the claim is for the death before the last. */
export const claimsAt = (reading: Reading, seats: number): number => endsAt(reading, seats) + 1;

export const isOver = (state: State): boolean =>
  countLiving(state) <= endsAt(state.options.threshold, state.players.length);

export function finish(table: Play, ending: Ending): void {
  const { state } = table;
  state.ending = ending;
  state.turn.stage = 'over';
  state.pending = null;
  table.tell('all', 'game.ended', { survivors: living(state) });
  table.finish();
}
