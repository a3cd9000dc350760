import type { Play, Step } from './spec.ts';
import { isMet } from './verdict/conditions.ts';
import { alive, finalOf, type StopCause } from './verdict/final.ts';
import { judge } from './verdict/judge.ts';

/** The village stops here and now (§4). */
export function stop(table: Play, cause: StopCause): void {
  const { state } = table;
  if (state.stop !== null) return;
  state.stop = judge(finalOf(state), cause);
  state.phase = 'end';
  state.stage = 'end';
  table.tell('all', 'game.stopped', { cause });
  table.finish();
}

/** Conditions are tested once a resolution is complete; true if the village stops (Q11, Q47). */
export function consider(table: Play): boolean {
  if (table.state.stop !== null) return true;
  const final = finalOf(table.state);
  if (isMet(final)) stop(table, 'condition');
  else if (alive(final) <= 2) stop(table, 'few');
  return table.state.stop !== null;
}

/** Steps to take now, unless all is over. */
export function push(table: Play, ...steps: readonly Step[]): void {
  if (table.state.stop === null) table.next(...steps);
}
