import type { Seat } from '@veillee/kernel';
import type { OfficeId } from '../ids.ts';
import { announce } from '../record.ts';
import type { Play } from '../spec.ts';
import { isOptional, officesOf } from './holding.ts';
import { passScrutineer } from './scrutineer.ts';

export function setOffice(table: Play, office: OfficeId, seat: Seat | null): void {
  const { state } = table;
  state.offices[office] = seat;
  state.terms.push({ day: state.day, office, seat });
}

/** Hands an office over, in public; whoever held an optional one gives it up for it (§9). */
export function giveOffice(table: Play, office: OfficeId, seat: Seat): void {
  for (const held of officesOf(table.state, seat)) {
    if (held !== 'scrutineer' && held !== office && isOptional(held)) setOffice(table, held, null);
  }
  setOffice(table, office, seat);
  announce(table, 'office.given', { office, player: seat });
  if (table.state.offices.scrutineer === seat) passScrutineer(table, 'onward');
}

/** A dead holder's offices fall vacant; the Scrutineer's passes on at once (Q65). */
export function fallOf(table: Play, seat: Seat): OfficeId[] {
  const held = officesOf(table.state, seat);
  for (const office of held) {
    if (office === 'scrutineer') passScrutineer(table, 'onward');
    else setOffice(table, office, null);
  }
  return held;
}
