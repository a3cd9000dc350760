import type { Seat } from '@veillee/kernel';
import type { Play } from './spec.ts';
import { isAlive, isAsleep } from './state.ts';

/** Heavy sleep: no more acts until dawn; told so, not by whom or where (Q12, Q53). */
export function fallAsleep(table: Play, seat: Seat): void {
  const { state } = table;
  if (!isAlive(state, seat) || isAsleep(state, seat)) return;
  state.night.asleep.push(seat);
  table.tell(seat, 'sleep.fell');
}
