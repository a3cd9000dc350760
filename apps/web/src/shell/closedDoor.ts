import { keysOf } from '@veillee/kernel';
import { canBeTable } from '../line/address.ts';
import { address, refused } from '../line/session.ts';

/** What keeps one out of a table for now, and what is said of it. */
export const keptOutBy = {
  'room.locked': 'lockedOut',
  'room.barred': 'barred',
  'room.closed': 'closed',
  'room.aside': 'aside',
  'room.otherRules': 'aside',
  'address.crowded': 'crowded',
  'server.crowded': 'crowded',
} as const;
export type KeptOutBy = keyof typeof keptOutBy;

export const isKeptOutBy = (key: string | undefined): key is KeptOutBy =>
  key !== undefined && Object.hasOwn(keptOutBy, key);

const turnedBy = [
  'room.unknown',
  'room.full',
  'room.crowded',
  'protocol.version',
  'protocol.unknown',
  ...keysOf(keptOutBy),
] as const;
export type TurnedBy = (typeof turnedBy)[number];

/** What closed the door on us, if it wants more than a line under the form. */
export function closedDoor(): TurnedBy | undefined {
  const { value: to } = address;
  if (to.to === 'room' && !canBeTable(to.room)) return 'room.unknown';
  return turnedBy.find((key) => refused.value.some((no) => no.key === key));
}
