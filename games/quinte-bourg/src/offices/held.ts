import { keysOf, type Seat } from '@veillee/kernel';
import type { State } from '../state.ts';
import type { OfficeId } from './index.ts';

export const officesOf = ({ offices }: State, seat: Seat): OfficeId[] =>
  keysOf(offices).filter((office) => offices[office] === seat);

/** The Scrutineer counts as an office holder (Q65). */
export const hasOffice = ({ offices }: State, seat: Seat): boolean => Object.values(offices).includes(seat);
