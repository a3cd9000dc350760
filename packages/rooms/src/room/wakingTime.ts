/** Time in slow games, which is counted only while people are awake. */

/** Hours in which no time runs out: minutes after midnight, UTC, from the one until before the other. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}

const minute = 60_000;
export const dayLength = 24 * 60 * minute;
/** A step that takes at least so long is one of a slow game; an evening at a table goes on through the night. */
export const slowFrom = 30 * minute;

/** How long the quiet hours are. */
const lengthOf = ({ from, to }: Quiet): number => ((to - from) * minute + dayLength) % dayLength;

/** How far a moment is into the day that begins with the quiet hours. */
const sinceQuiet = ({ from }: Quiet, at: number): number =>
  (((at - from * minute) % dayLength) + dayLength) % dayLength;

/** When so much time has gone by, counted from a moment: never in the midst of quiet hours. */
export const afterWaking = (quiet: Quiet | undefined, at: number, time: number): number =>
  quiet === undefined ? at + time : countedAfter(quiet, at, Math.max(1, time));

/** How much time is counted from one moment to another. */
export const wakingBetween = (quiet: Quiet | undefined, from: number, to: number): number =>
  quiet === undefined ? to - from : countedUntil(quiet, to) - countedUntil(quiet, from);

/** A deadline after a house was dark from one moment to another: as much time as was left is left. */
export const afterDark = (quiet: Quiet | undefined, due: number, from: number, to: number): number =>
  afterWaking(quiet, to, wakingBetween(quiet, from, due));

function countedAfter(quiet: Quiet, at: number, time: number): number {
  const asleep = lengthOf(quiet);
  const awake = dayLength - asleep;
  const into = sinceQuiet(quiet, at);
  // From the beginning of that day's quiet hours: they are over before any time is counted.
  const counted = Math.max(0, into - asleep) + time;
  const days = Math.ceil(counted / awake) - 1;
  return at - into + days * dayLength + asleep + (counted - days * awake);
}

function countedUntil(quiet: Quiet, at: number): number {
  const asleep = lengthOf(quiet);
  const into = sinceQuiet(quiet, at);
  const day = Math.round((at - into - quiet.from * minute) / dayLength);
  return day * (dayLength - asleep) + Math.max(0, into - asleep);
}

/** The first moment from `at` on at which people may be disturbed. */
export function awakeFrom(quiet: Quiet | undefined, at: number): number {
  return quiet === undefined ? at : at + Math.max(0, lengthOf(quiet) - sinceQuiet(quiet, at));
}
