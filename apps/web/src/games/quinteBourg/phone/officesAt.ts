import { keysOf } from '@veillee/kernel';
import type { OfficeId, View } from '@veillee/quinte-bourg';

/** The offices somebody holds. */
export const officesAt = ({ offices }: View, seat: number): readonly OfficeId[] =>
  keysOf(offices).filter((office) => offices[office] === seat);
