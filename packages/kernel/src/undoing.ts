import { proceed } from './agenda.ts';
import { at } from './at.ts';
import type { Input, Spec } from './game.ts';
import type { Epoch, LiveMatch } from './match.ts';
import { type Refusal, refusal } from './refusal.ts';

/** How a match goes back: by playing again, from the deal on, what counted then. */

type Apply = <G extends Spec>(match: LiveMatch<G>, input: Input) => Refusal | undefined;

/** Goes back to where the log had `to` inputs. */
export function undo<G extends Spec>(
  match: LiveMatch<G>,
  to: number,
  reason: string,
  apply: Apply,
): Refusal | undefined {
  const { epoch, running: before, inputs } = match;
  const { begun, counts, epochs } = before;
  if (!isPast(to, inputs)) return refusal('undo.range');
  match.restart();
  const lost = playAgain(match, inputs, to, epochs, apply);
  if (lost !== undefined) {
    match.goOnFrom(before);
    return lost;
  }
  const next = {
    from: inputs.length + 1,
    begun: epoch.begun + begun,
    counts: epoch.counts.map((count, row) => count + at(counts, row)),
  };
  match.running.epochs = [...epochs, next];
  match.table.tell('all', 'match.undone', { reason });
  return undefined;
}

/** Whether a log can go back so far. */
export const isPast = (to: number, log: readonly Input[]): boolean =>
  Number.isInteger(to) && to >= 0 && to < log.length;

/** Plays a match that was just dealt up to where the log had `to` inputs. */
export function playAgain<G extends Spec>(
  match: LiveMatch<G>,
  log: readonly Input[],
  to: number,
  epochs: readonly Epoch[],
  apply: Apply,
): Refusal | undefined {
  proceed(match);
  for (const index of standing(log, to)) {
    match.running.epochs = epochs.filter(({ from }) => from <= index);
    // A stored match that went on under newer rules may have a past that they no longer allow.
    if (apply(match, at(log, index)) !== undefined) return refusal('undo.lost');
  }
  return undefined;
}

/** The inputs that count in the first `length` of a log, undone ones left out. */
export function standing(log: readonly Input[], length: number): number[] {
  const found: number[] = [];
  for (let i = length - 1; i >= 0; i -= 1) {
    const input = at(log, i);
    if ('undo' in input) i = input.undo;
    else found.push(i);
  }
  return found.reverse();
}
