import { type Clock, clockOf, isStepOpen, waitsForTimeOnly } from '@veillee/kernel';
import type { AnyMatch, Room, Timing } from './room.ts';

export const freshTiming = (): Timing => ({ step: null, due: null, paused: null, parked: [] });

/** The match's clock, where a match is being played. */
function clockIn({ data, match }: Room): Clock | null {
  return match === null || data.sitting?.state !== 'running' ? null : clockOf(match);
}

/** Whether the present phase is secret: its time does not depend on what anybody does. */
export function isSecret(room: Room): boolean {
  const pace = clockIn(room)?.pace;
  return pace !== undefined && 'lasts' in pace;
}

/** Whether hidden things are being done: a secret phase goes on. */
export const isDark = (room: Room): boolean => isSecret(room) && room.data.sitting?.timing.paused === null;

/** A step's end may be noticed so many milliseconds late and the next is counted from it all the same. */
const promptly = 1000;

/**
 * When the time of a step that begins now is counted from: the end of the one before, so that no later moment tells when
 * it was come to; but after a long sleep from now, so that everybody has the time to act.
 */
const since = ({ due }: Timing, at: number): number =>
  due !== null && due <= at && at - due < promptly ? due : at;

/** Brings the deadline in line with the step the match stands at. */
export function retime(room: Room, now: number): void {
  const { sitting } = room.data;
  if (sitting === null || room.match === null) return;
  const { timing } = sitting;
  const clock = clockIn(room);
  if (clock !== null && clock.step === timing.step) {
    // Once a step: an answer that is changed later, which nobody may notice, must not cut the time again.
    if ('within' in clock.pace && timing.counted !== clock.step && waitsForTimeOnly(room.match)) {
      shorten(timing, now);
      timing.counted = clock.step;
    }
    return;
  }
  const at = since(timing, now);
  park(timing, at, room.match);
  timing.step = clock?.step ?? null;
  let left: number | null = null;
  if (clock !== null) {
    const parked = timing.parked.find(({ step }) => step === clock.step);
    left = parked?.left ?? ('lasts' in clock.pace ? clock.pace.lasts : clock.pace.within);
    timing.parked = timing.parked.filter((entry) => entry !== parked);
  }
  if (timing.paused === null) timing.due = left === null ? null : at + left;
  else timing.paused = { left, at: timing.paused.at };
}

/** A breath for the last to be heard of everywhere, then one, two, three. */
const countOfThree = 4000;

/** What everybody has answered ends on a count of three; answers may change until then. */
function shorten(timing: Timing, at: number): void {
  if (timing.paused !== null && timing.paused.left !== null) {
    timing.paused = { left: Math.min(timing.paused.left, countOfThree), at: timing.paused.at };
  } else if (timing.due !== null) timing.due = Math.min(timing.due, at + countOfThree);
}

/** A step that others interrupt keeps the time it had left. */
function park(timing: Timing, at: number, match: AnyMatch): void {
  const left = timing.paused === null ? (timing.due === null ? null : timing.due - at) : timing.paused.left;
  timing.parked = timing.parked.filter(({ step }) => isStepOpen(match, step));
  if (timing.step !== null && left !== null && isStepOpen(match, timing.step)) {
    timing.parked.push({ step: timing.step, left: Math.max(0, left) });
  }
}

export function pause(timing: Timing, at: number): void {
  const left = timing.due === null ? null : Math.max(0, timing.due - at);
  timing.paused = { left, at };
  timing.due = null;
}

export function resume(timing: Timing, at: number): void {
  const left = timing.paused?.left ?? null;
  timing.paused = null;
  timing.due = left === null ? null : at + left;
}

export function lengthen(timing: Timing, by: number): void {
  if (timing.paused !== null && timing.paused.left !== null) {
    timing.paused = { left: timing.paused.left + by, at: timing.paused.at };
  } else if (timing.due !== null) timing.due += by;
}

export function leftOf({ data }: Room, now: number): number | null {
  const timing = data.sitting?.state === 'running' ? data.sitting.timing : undefined;
  if (timing === undefined) return null;
  if (timing.paused !== null) return timing.paused.left;
  return timing.due === null ? null : Math.max(0, timing.due - now);
}
