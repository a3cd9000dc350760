import type { Seat } from '@veillee/kernel';
import { note } from '../record.ts';
import type { State } from '../state.ts';

/** The house that the ghosts guard tonight. */
export function guard(state: State, house: Seat): void {
  state.night.guarded = house;
  state.night.tied = [];
  note(state, null, 'guarded', { house });
}
