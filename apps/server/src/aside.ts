import { refusal } from '@veillee/kernel';
import type { House } from './house.ts';
import { OtherRules } from './rooms/apply.ts';
import { StoreFault } from './store/fault.ts';
import type { Live } from './wire/live.ts';

/** What those who sit there are told. */
const whyAside = (error: unknown): string => (error instanceof OtherRules ? 'room.otherRules' : 'room.aside');

/**
 * A room in which something threw is not opened any more: its people are told, it is kept for repair as the log has it,
 * and everybody else plays on.
 */
export function setAside(house: House, id: number, error: unknown, live?: Live): void {
  const key = whyAside(error);
  house.asides.set(id, key);
  house.rooms.delete(id);
  house.keeper.forget(id);
  // Where the disk itself cannot be read, to write of it might end the house.
  if (!(error instanceof StoreFault)) house.ledger.setAside(id, key);
  house.count.asides();
  const { message, stack } = error instanceof Error ? error : { message: 'unknown', stack: '' };
  house.log.error({ room: id, why: message, stack }, 'a room is set aside');
  if (live === undefined) return;
  live.isAside = true;
  for (const connection of live.connections) house.dismiss(connection, refusal(key), false);
}

/** Opens a room that was set aside as if it had not been; if it throws again, it is set aside again. */
export function readmit(house: House, id: number): void {
  if (typeof house.live(id) !== 'string') return;
  house.asides.delete(id);
  house.ledger.readmit(id);
  house.flush();
  house.live(id);
}
