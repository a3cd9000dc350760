import { keysOf, type Seat } from '@veillee/kernel';
import type { State } from '../state.ts';
import type { OfficeId } from './index.ts';

export const officesOf = ({ offices }: State, seat: Seat): OfficeId[] =>
  keysOf(offices).filter((office) => offices[office] === seat);

/** The same of everybody at once; undefined where somebody holds none. */
export function officesBySeat({ offices, players }: State): readonly (readonly OfficeId[] | undefined)[] {
  const held = players.map((): OfficeId[] | undefined => undefined);
  for (const office of keysOf(offices)) {
    const seat = offices[office];
    if (seat === null) continue;
    const others = held[seat];
    if (others === undefined) held[seat] = [office];
    else others.push(office);
  }
  return held;
}

/** The Scrutineer counts as an office holder (Q65). */
export const hasOffice = ({ offices }: State, seat: Seat): boolean => Object.values(offices).includes(seat);
