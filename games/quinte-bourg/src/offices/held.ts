import type { Seat } from '@veillee/kernel';
import type { State } from '../state.ts';
import type { OfficeId } from './index.ts';

/** The names under which somebody stands in a table; no list is made of all there are. */
function namesOf<Table extends { readonly [name: string]: Seat | null }>(
  table: Table,
  seat: Seat,
): Extract<keyof Table, string>[] {
  const found: Extract<keyof Table, string>[] = [];
  for (const name in table) if (table[name] === seat) found.push(name);
  return found;
}

export const officesOf = ({ offices }: State, seat: Seat): OfficeId[] => namesOf(offices, seat);

/** The same of everybody at once; undefined where somebody holds none. */
export function officesBySeat({ offices, players }: State): readonly (readonly OfficeId[] | undefined)[] {
  return bySeat(offices, players.length);
}

function bySeat<Table extends { readonly [name: string]: Seat | null }>(
  table: Table,
  seats: number,
): (Extract<keyof Table, string>[] | undefined)[] {
  const held = new Array<Extract<keyof Table, string>[] | undefined>(seats).fill(undefined);
  for (const name in table) {
    const seat = table[name];
    if (seat === null || seat === undefined) continue;
    const others = held[seat];
    if (others === undefined) held[seat] = [name];
    else others.push(name);
  }
  return held;
}

/** The Scrutineer counts as an office holder (Q65). */
export function hasOffice({ offices }: State, seat: Seat): boolean {
  const table: { readonly [office: string]: Seat | null } = offices;
  for (const office in table) if (table[office] === seat) return true;
  return false;
}
