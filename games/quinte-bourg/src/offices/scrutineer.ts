import type { Seat } from '@veillee/kernel';
import { roundFrom } from '../circle.ts';
import { announce } from '../record.ts';
import type { Play } from '../spec.ts';
import { isPresent, type State } from '../state.ts';
import { officesOf } from './holding.ts';

/**
 * Who is Scrutineer next: clockwise, the next living without an office; if he alone has no other it stays with
 * him; if everyone has one it goes round all (§9, Q65). `onward`: he cannot keep it.
 */
export function nextScrutineer(state: State, how: 'morning' | 'onward'): Seat | null {
  const holder = state.offices.scrutineer;
  const order =
    holder === null || !state.circle.includes(holder) ? state.circle : roundFrom(state.circle, holder);
  const candidates = order.filter((seat) => isPresent(state, seat) && seat !== holder);
  const free = candidates.find((seat) => officesOf(state, seat).length === 0);
  if (free !== undefined) return free;
  if (how === 'morning' && holder !== null && isPresent(state, holder)) {
    const other = officesOf(state, holder).some((office) => office !== 'scrutineer');
    if (!other) return holder;
  }
  return candidates[0] ?? (holder !== null && isPresent(state, holder) ? holder : null);
}

export function passScrutineer(table: Play, how: 'morning' | 'onward'): void {
  const { state } = table;
  const seat = nextScrutineer(state, how);
  if (seat === state.offices.scrutineer) return;
  state.offices.scrutineer = seat;
  state.terms.push({ day: state.day, office: 'scrutineer', seat });
  if (seat !== null) announce(table, 'office.scrutineer', { player: seat });
}
