import {
  type Answer,
  type Audience,
  at,
  type Json,
  type Question,
  type Reply,
  type Rng,
  type Table,
} from '@veillee/kernel';
import { dayStep } from '../day/steps.ts';
import type { OneNight, Step } from '../spec.ts';
import type { State } from '../state.ts';
import { callStep, markCheckStep } from './steps.ts';

/** Who answers in such a night: every question once, by its step. */
export type Answerer = (question: Question, step: number, state: State) => Answer | null;

const noChance: Rng = { below: () => 0 };
const nothing = (): void => {};

/** More questions than any call puts. */
const mostQuestions = 40;

/**
 * One night played by the game's own steps, with neither agenda nor numbers nor chance: for nights that are only
 * thought of, and none of what only people at a table do.
 */
export class PlayedNight implements Table<OneNight> {
  readonly state: State;
  readonly seats: number;
  readonly at = null;
  readonly master = 'app';
  readonly by = null;

  constructor(state: State) {
    this.state = state;
    this.seats = state.seats;
  }

  get options(): State['options'] {
    return this.state.options;
  }

  chance(): Rng {
    return noChance;
  }

  readonly announce = nothing;
  readonly next = nothing;
  readonly cut = nothing;
  readonly finish = nothing;

  tell(_to: Audience, _key: string, _params?: { readonly [name: string]: Json }): void {}

  play(step: Step, number: number, answerer: Answerer): void {
    if (step.type === 'markCheck') markCheckStep.open?.(this, step);
    else if (step.type === 'day') dayStep.open?.(this, step);
    else if (step.type === 'call') this.#call(step, number, answerer);
  }

  #call(step: Extract<Step, { type: 'call' }>, number: number, answerer: Answerer): void {
    callStep.open?.(this, step);
    const replies: Reply[] = [];
    for (let i = 0; i < mostQuestions && this.state.awake.length > 0; i += 1) {
      const due = callStep
        .ask?.(this.state, step, replies)
        .find(
          ({ to, topic }) =>
            !replies.some((one) => one.topic === topic && one.to.some((chair) => isTo(to, chair))),
        );
      if (due === undefined) break;
      const to = typeof due.to === 'object' ? due.to : [due.to];
      const answer = answerer(due, number, this.state);
      const reply: Reply = { topic: due.topic, to, answer, proposals: to.map(() => answer) };
      replies.push(reply);
      callStep.answered?.(this, step, reply, replies);
    }
    callStep.close?.(this, step, replies);
  }
}

const isTo = (to: Question['to'], chair: Reply['to'][number]): boolean =>
  typeof to === 'object' ? to.includes(chair) : to === chair;

export const firstOf = ({ to }: Question): Reply['to'][number] => (typeof to === 'object' ? at(to, 0) : to);
