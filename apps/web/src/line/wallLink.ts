import { wallFragment } from './address.ts';
import { addresses, linkTo, room } from './session.ts';

/** What opens, for whoever scans it, what hangs on the wall of this table. */
export const wallLink = (): string =>
  linkTo(addresses.value[0] ?? location.origin, room.value?.code ?? '') + wallFragment;
