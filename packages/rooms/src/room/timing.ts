import { type Clock, clockOf, promptsOf, waitsForTimeOnly } from '@veillee/kernel';
import { pulseSeconds } from '@veillee/protocol';
import { type AnyMatch, type Room, type RoomData, sittingOf, type Timing } from './room.ts';
import { afterDark, afterWaking, type Quiet, slowFrom, wakingBetween } from './wakingTime.ts';

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

/** Whether a person says when the present step ends. */
export const isLed = (room: Room): boolean => clockIn(room)?.led === true;

/** Whether the present step is one of a slow game. */
export function isSlow(room: Room): boolean {
  const clock = clockIn(room);
  return clock !== null && wholeOf(clock) >= slowFrom;
}

/**
 * The quiet hours that are no part of a step's time, however little of it is left: not where it is short, where whoever
 * leads gives it by hand, or once it only counts to three.
 */
function quietFor({ data }: Room, clock: Clock | null): Quiet | undefined {
  if (clock === null || clock.led || wholeOf(clock) < slowFrom) return undefined;
  return sittingOf(data).timing.counted === clock.step ? undefined : data.quiet;
}

/** A step's end may be noticed so many milliseconds late and the next is counted from it all the same. */
const promptly = 1000;

/**
 * When the time of a step that begins now is counted from: the end of the one before, so that no later moment tells when
 * it was come to; but after a long sleep from now, so that everybody has the time to act.
 */
const begin = ({ due }: Timing, at: number): number =>
  due !== null && due <= at && at - due < promptly ? due : at;

const wholeOf = ({ pace }: Clock): number => ('lasts' in pace ? pace.lasts : pace.within);

/** The time a step has as it begins; with a person who leads none is set, but what takes no time takes none. */
function timeOf(clock: Clock): number | null {
  const whole = wholeOf(clock);
  return clock.led && whole > 0 ? null : whole;
}

/** Brings the deadline in line with the step the match stands at. */
export function retime(room: Room, now: number): void {
  const { sitting } = room.data;
  if (sitting === null || room.match === null) return;
  const { timing } = sitting;
  const clock = clockIn(room);
  const led = clock?.led === true;
  if (clock !== null && clock.step === timing.step) {
    if (led !== (timing.since !== undefined)) setTime(room, now, clock, timeOf(clock));
    else if (!led) countDown(timing, clock, room.match, now);
    else endLate(room, room.match, now);
    return;
  }
  const at = begin(timing, now);
  park(room, at, room.match);
  timing.step = clock?.step ?? null;
  const parked = timing.parked.find(({ step }) => step === clock?.step);
  timing.parked = timing.parked.filter((entry) => entry !== parked);
  setTime(room, at, clock, clock === null ? null : (parked?.left ?? timeOf(clock)));
}

function setTime(room: Room, at: number, clock: Clock | null, left: number | null): void {
  const { timing } = sittingOf(room.data);
  delete timing.called;
  if (clock?.led) timing.since = at;
  else delete timing.since;
  if (timing.paused === null)
    timing.due = left === null ? null : afterWaking(quietFor(room, clock), at, left);
  else timing.paused = { left, at: timing.paused.at };
}

/** A breath for the last to be heard of everywhere, then one, two, three. */
const countOfThree = 4000;

/** What everybody has answered ends on a count of three; answers may change until then. */
function countDown(timing: Timing, { pace, step }: Clock, match: AnyMatch, at: number): void {
  // Once a step: an answer that is changed later, which nobody may notice, must not cut the time again.
  if (!('within' in pace) || timing.counted === step || !waitsForTimeOnly(match)) return;
  timing.counted = step;
  if (timing.paused !== null && timing.paused.left !== null) {
    timing.paused = { left: Math.min(timing.paused.left, countOfThree), at: timing.paused.at };
  } else if (timing.due !== null) timing.due = Math.min(timing.due, at + countOfThree);
}

/** A step that others interrupt keeps the time it had left. */
function park(room: Room, at: number, match: AnyMatch): void {
  const { timing } = sittingOf(room.data);
  timing.parked = timing.parked.filter(({ step }) => clockOf(match, step) !== null);
  const clock = timing.step === null ? null : clockOf(match, timing.step);
  if (clock === null) return;
  const left = timing.paused === null ? leftUntil(room, clock, shownDue(timing), at) : timing.paused.left;
  if (left !== null) timing.parked.push({ step: clock.step, left: Math.max(0, left) });
}

/** When the step ends as far as all are shown: that whoever leads has called what follows is theirs to know. */
export const shownDue = ({ due, called }: Timing): number | null =>
  called === undefined ? due : called.shown;

/** The present step's time is up. What whoever leads is asked themselves waits for them all the same. */
export function isTimeUp(room: Room, now: number): boolean {
  const { sitting } = room.data;
  if (sitting === null || room.match === null) return false;
  const { step, due } = sitting.timing;
  if (step === null || due === null || due > now) return false;
  return !isLed(room) || promptsOf(room.match, 'master').length === 0;
}

/** In the dark, one person among bots has not answered what they are asked: nobody else could notice that time waits. */
export function waitsForOne({ data, match }: Room): boolean {
  const people = data.people.filter(({ bot }) => !bot);
  const [one] = people;
  if (one === undefined || people.length > 1 || match === null) return false;
  const seat = sittingOf(data).holders.indexOf(one.id);
  return seat >= 0 && promptsOf(match, seat).some(({ mine }) => mine === null);
}

/** Steps in the dark that somebody leads end with a beat: a whole number of seconds after they began. */
const second = 1000;
const onBeat = (since: number, time: number): number => since + Math.ceil((time - since) / second) * second;

/** When a step ends whose end is called now: not before the pulse is over, so that a call nobody answers is as long. */
export function calledDue({ since = 0 }: Timing, pulse: number, now: number): number {
  return pulse === 0 ? now : Math.max(since + pulse * second, onBeat(since, now));
}

/** Seconds that a line in the dark lasts at least, where a person leads. */
export const pulseOf = ({ pulse }: RoomData): number => pulse ?? pulseSeconds;

/** Time that ran out has waited for whoever leads: in the dark it ends with a beat then, as if they called it now. */
function endLate(room: Room, match: AnyMatch, now: number): void {
  const { timing } = sittingOf(room.data);
  const isLate = timing.due !== null && timing.due < now && promptsOf(match, 'master').length === 0;
  if (isLate && isSecret(room)) call(timing, calledDue(timing, pulseOf(room.data), now));
}

export function call(timing: Timing, due: number): void {
  timing.called = { shown: shownDue(timing) };
  timing.due = due;
}

/** What was called is not, until it is called again. */
function recall(timing: Timing): void {
  timing.due = shownDue(timing);
  delete timing.called;
}

/** How much of a step's time is left, of which quiet hours are no part. */
const leftUntil = (room: Room, clock: Clock | null, due: number | null, at: number): number | null =>
  due === null ? null : Math.max(0, wakingBetween(quietFor(room, clock), at, due));

export function pause(room: Room, at: number): void {
  const { timing } = sittingOf(room.data);
  recall(timing);
  timing.paused = { left: leftUntil(room, clockIn(room), timing.due, at), at };
  timing.due = null;
}

export function resume(room: Room, at: number): void {
  const { timing } = sittingOf(room.data);
  const left = timing.paused?.left ?? null;
  if (timing.since !== undefined && timing.paused !== null) timing.since += at - timing.paused.at;
  timing.paused = null;
  timing.due = left === null ? null : afterWaking(quietFor(room, clockIn(room)), at, left);
}

/** Other hours are quiet from now on: what is left of the present step is left of it then. */
export function keepQuiet(room: Room, quiet: Quiet | undefined, at: number): void {
  const { data } = room;
  const clock = clockIn(room);
  const due = clock === null ? null : sittingOf(data).timing.due;
  const left = leftUntil(room, clock, due, at);
  data.quiet = quiet;
  if (left !== null) sittingOf(data).timing.due = afterWaking(quietFor(room, clock), at, left);
}

/** Where a person leads, the first time that they give is counted from now. */
export function lengthen(room: Room, by: number, at: number): void {
  const { timing } = sittingOf(room.data);
  recall(timing);
  const { since, paused } = timing;
  if (paused !== null) {
    if (paused.left !== null || since !== undefined)
      timing.paused = { left: (paused.left ?? 0) + by, at: paused.at };
  } else if (since !== undefined) timing.due = onBeat(since, (timing.due ?? at) + by);
  else if (timing.due !== null) timing.due = afterWaking(quietFor(room, clockIn(room)), timing.due, by);
}

/**
 * The deadline as the store has it: moved on by the time that it was dark, which ended when the house opened, at `lit`.
 * The store knows no quiet hours: of a slow step as much is left as was left of it when it grew dark.
 */
export function shiftTo(room: Room, stored: number, lit: number): void {
  const { timing } = sittingOf(room.data);
  const { due } = timing;
  const dark = due === null ? 0 : stored - due;
  timing.due =
    due === null || dark === 0 ? stored : afterDark(quietFor(room, clockIn(room)), due, lit - dark, lit);
  if (timing.since !== undefined) timing.since += dark;
  if (timing.called !== undefined && timing.called.shown !== null)
    timing.called = { shown: timing.called.shown + dark };
}

export function leftOf({ data }: Room, now: number): number | null {
  const timing = data.sitting?.state === 'running' ? data.sitting.timing : undefined;
  if (timing === undefined) return null;
  if (timing.paused !== null) return timing.paused.left;
  const due = shownDue(timing);
  return due === null ? null : Math.max(0, due - now);
}
