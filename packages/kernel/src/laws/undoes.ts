import { at } from '../at.ts';
import { submit } from '../engine.ts';
import { sample } from '../form.ts';
import type { Input, Spec } from '../game.ts';
import { liveOf, type Match } from '../match.ts';
import { clockOf } from '../progress.ts';
import { promptsOf } from '../questions.ts';
import { playRandomly } from '../randomPlay.ts';
import { see } from '../see.ts';
import { snapshot } from '../transcript.ts';
import { chairsOf, type Law, onward, parting, type Trial } from './trial.ts';

/**
 * Undoing brings back the state of then and nothing else; all are told alike; no number of a prompt or a clock
 * ever comes back, so that what was meant for the undone is refused.
 */
export const undoes: Law = (trial) => {
  const { subject, match, rng } = trial;
  const past = new Past(trial);
  let looked = 0;
  playRandomly(match, rng, onward, subject.maxInputs, () => {
    past.note();
    if (rng.below(30) !== 0) return;
    const before = match.inputs.length;
    past.goBack(rng.below(before));
    // What was undone can itself be undone.
    if (rng.below(3) === 0) past.goBack(before);
    looked += 1;
  });
  return looked;
};

interface Shown {
  readonly whose: string;
  readonly number: number;
}

class Past<G extends Spec> {
  readonly #trial: Trial<G>;
  /** What the match was when its log had so many inputs. */
  readonly #then: string[] = [];
  /** Every number shown so far, and the undos there had been when it was first shown. */
  readonly #shown = new Map<string, number>();

  constructor(trial: Trial<G>) {
    this.#trial = trial;
    this.note();
  }

  note(): void {
    const { match } = this.#trial;
    this.#then[match.inputs.length] = essence(match);
    const { undone } = see(match, 'table');
    for (const { whose, number } of numbersOf(match)) {
      const first = this.#shown.get(`${whose} ${number}`) ?? undone;
      if (first !== undone) throw new Error(`after an undo the number ${number} of ${whose} comes back`);
      this.#shown.set(`${whose} ${number}`, undone);
    }
  }

  goBack(to: number): void {
    const { match } = this.#trial;
    const late = lateInputs(this.#trial);
    const refused = submit(match, { undo: to, reason: 'encore' });
    if (refused !== undefined) throw new Error(`an undo is refused: ${refused.key}`);
    const now = essence(match);
    const then = at(this.#then, to);
    if (now !== then) throw new Error(`undone, it is not as it was: ${parting(then, now)}`);
    for (const chair of chairsOf(match)) {
      const told = see(match, chair).facts.at(-1);
      if (told?.key !== 'match.undone') throw new Error(`${chair} is not told of an undo`);
    }
    this.note();
    const before = snapshot(match);
    for (const input of late) {
      if (submit(match, input) === undefined)
        throw new Error(`too late, and taken: ${JSON.stringify(input)}`);
    }
    if (snapshot(match) !== before) throw new Error('an input that came too late left a trace');
  }
}

/** All that undoing must bring back. Earlier notices of undoing are no part of the past it goes back to. */
function essence<G extends Spec>(match: Match<G>): string {
  const { epochs: _, facts, ...rest } = liveOf(match).running;
  return JSON.stringify({ ...rest, facts: facts.filter(({ key }) => key !== 'match.undone') });
}

function numbersOf<G extends Spec>(match: Match<G>): Shown[] {
  const numbers: Shown[] = [];
  for (const chair of chairsOf(match)) {
    for (const { number } of promptsOf(match, chair)) numbers.push({ whose: `${chair}`, number });
  }
  const clock = clockOf(match);
  return clock === null ? numbers : [...numbers, { whose: 'the clock', number: clock.step }];
}

/** What people may still be sending while somebody undoes. */
function lateInputs<G extends Spec>({ match, rng }: Trial<G>): Input[] {
  const inputs: Input[] = [];
  for (const chair of chairsOf(match)) {
    for (const { number, form } of promptsOf(match, chair)) {
      inputs.push({ by: chair, prompt: number, answer: sample(form, rng) });
    }
  }
  const clock = clockOf(match);
  return clock === null ? inputs : [...inputs, { elapsed: clock.step }];
}
