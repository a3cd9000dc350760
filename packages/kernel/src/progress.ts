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

/** The clock of the step on top, or of the one of that number that others interrupt; null: it is not open, or has no time. */
export function clockOf<G extends Spec>(held: Match<G>, step?: number): Clock | null {
  const { top, running, epoch } = liveOf(held);
  const isMeant = (seq: number | undefined): boolean => seq !== undefined && seq + epoch.begun === step;
  const frame = step === undefined ? top : running.agenda.find(({ open }) => isMeant(open?.seq));
  if (frame === undefined || frame.open === null) return null;
  const pace = paceOf(liveOf(held), frame.step);
  if (pace === undefined) return null;
  const clock = { step: frame.open.seq + epoch.begun, pace };
  return running.master === 'human' ? { ...clock, led: true } : clock;
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
