import type { Seat } from '@veillee/kernel';
import { announce } from '../record.ts';
import type { Play } from '../spec.ts';
import { officesOf } from './held.ts';
import { isOptional, type OfficeId, offices } from './index.ts';

export function setOffice(table: Play, office: OfficeId, seat: Seat | null): void {
  const { state } = table;
  state.offices[office] = seat;
  state.terms.push({ day: state.day, office, seat });
}

/** Offices pass to others, each told after all have; `first` is what is told before. */
export function moveOffices(
  table: Play,
  moved: readonly (readonly [OfficeId, Seat])[],
  first?: () => void,
): void {
  for (const [office, player] of moved) setOffice(table, office, player);
  first?.();
  for (const [office, player] of moved) announce(table, 'office.moved', { office, player });
}

/** Swaps all that two people hold, "no office" too (Q69). */
export function swapOffices(table: Play, a: Seat, b: Seat): void {
  const { state } = table;
  const [ofA, ofB] = [officesOf(state, a), officesOf(state, b)];
  moveOffices(table, [
    ...ofA.map((office) => [office, b] as const),
    ...ofB.map((office) => [office, a] as const),
  ]);
}

/** Hands an office over, in public; whoever held an optional one gives it up for it (§9). */
export function giveOffice(table: Play, office: OfficeId, seat: Seat): void {
  for (const held of officesOf(table.state, seat)) {
    if (held !== office && isOptional(held)) setOffice(table, held, null);
  }
  setOffice(table, office, seat);
  announce(table, 'office.given', { office, player: seat });
  for (const held of officesOf(table.state, seat)) offices[held].passOn?.(table, 'onward');
}

/** A dead holder's offices fall vacant; the Scrutineer's passes on at once (Q65). */
export function fallOf(table: Play, seat: Seat): OfficeId[] {
  const held = officesOf(table.state, seat);
  for (const office of held) {
    const { passOn } = offices[office];
    if (passOn === undefined) setOffice(table, office, null);
    else passOn(table, 'onward');
  }
  return held;
}

/** The office leaves the game. */
export function abolish(table: Play, office: OfficeId): void {
  const { state } = table;
  state.optional = state.optional.filter((other) => other !== office);
  setOffice(table, office, null);
}
