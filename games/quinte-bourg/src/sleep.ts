import type { Seat } from '@veillee/kernel';
import type { Play } from './spec.ts';
import { isAlive, isAsleep, seemsAlive } from './state.ts';

/**
 * Heavy sleep: no more acts until dawn; told so, not by whom or where (Q12, Q53). Whoever was killed tonight sleeps
 * like anybody, for what fails because of it would tell (Q49); they have been told so already.
 */
export function fallAsleep(table: Play, seat: Seat): void {
  const { state } = table;
  if (!seemsAlive(state, seat) || isAsleep(state, seat)) return;
  state.night.asleep.push(seat);
  if (isAlive(state, seat)) table.tell(seat, 'sleep.fell');
}
