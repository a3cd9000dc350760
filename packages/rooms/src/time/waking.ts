import type { Push, Subscription } from '../ports.ts';
import { isRunning, type Person, type Room, type RoomData } from '../room/room.ts';
import { isSlow } from '../room/timing.ts';
import { awakeFrom } from '../room/wakingTime.ts';

/**
 * Whom a slow game wakes, and when: everybody who wants to be, all alike, as a step begins, whether they are asked or
 * not. So it tells no more than the step itself, which all see.
 */

/** Steps that follow each other quickly wake nobody again so soon. */
const rest = 30 * 60_000;

const wakeable = ({ people }: RoomData): Person[] =>
  people.filter(({ push, left }) => push !== undefined && !left);

/** When they are to be woken for the present step; null: not, or they were. */
export function wakeDue(room: Room, now: number): number | null {
  const { data } = room;
  if (!isRunning(data) || !isSlow(room)) return null;
  const { step, paused, woken } = data.sitting.timing;
  if (step === null || paused !== null || woken?.step === step || wakeable(data).length === 0) return null;
  return awakeFrom(data.quiet, Math.max(now, (woken?.at ?? Number.NEGATIVE_INFINITY) + rest));
}

/** Wakes all of them; `gone` is told, perhaps much later, whose device is no more. */
export function wakeAll(
  { data }: Room,
  push: Push,
  gone: (person: number, device: Subscription) => void,
): void {
  for (const { id, push: to } of wakeable(data))
    if (to !== undefined) push.send(to, data.code, () => gone(id, to));
}
