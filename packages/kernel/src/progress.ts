import { paceOf } from './agenda.ts';
import type { Master, Pace, Spec } from './game.ts';
import { liveOf, type Match } from './match.ts';

/* How far a match has come, for whoever keeps its time: nothing here tells what is hidden. */

export interface Clock {
  readonly step: number;
  readonly pace: Pace;
  /** A person leads: the step ends when they say so, and not by its time. */
  readonly led?: true;
}

export function clockOf<G extends Spec>(held: Match<G>): Clock | null {
  const match = liveOf(held);
  const frame = match.top;
  if (frame === undefined || frame.open === null) return null;
  const pace = paceOf(match, frame.step);
  if (pace === undefined) return null;
  const clock = { step: frame.open.seq + match.epoch.begun, pace };
  return match.running.master === 'human' ? { ...clock, led: true } : clock;
}

/** Whether the step of that number has begun and is not over, be it on top or interrupted by others. */
export function isStepOpen<G extends Spec>(held: Match<G>, step: number): boolean {
  const { running, epoch } = liveOf(held);
  const seq = step - epoch.begun;
  return running.agenda.some(({ open }) => open?.seq === seq);
}

/** All that is asked waits for the time alone, all have given it, and all see so: nobody is waited for any more. */
export function waitsForTimeOnly<G extends Spec>(held: Match<G>): boolean {
  const asked = liveOf(held).top?.open?.asked ?? [];
  return (
    asked.length > 0 &&
    asked.every(
      ({ question: { ends, progress }, proposals }) =>
        ends === 'time' && progress === 'all' && !proposals.includes(null),
    )
  );
}

/** How often something was undone: facts told before may no longer be so. */
export const timesUndone = <G extends Spec>(held: Match<G>): number => liveOf(held).running.epochs.length - 1;

/** Who leads: the app, or a person. */
export const masterOf = <G extends Spec>(held: Match<G>): Master => liveOf(held).running.master;
