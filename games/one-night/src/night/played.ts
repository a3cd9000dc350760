import type { Answer, Audience, Form, Json, Reply, Rng, Table } from '@veillee/kernel';
import { dayStep } from '../day/steps.ts';
import type { OneNight, Step } from '../spec.ts';
import type { State } from '../state.ts';
import { type Called, callOf } from './calls.ts';
import { askedNow, callStep, markCheckStep } from './steps.ts';

/** What is asked in such a night, and of whom: of several it is one choice, which they share. */
export interface AskedOf {
  readonly topic: string;
  readonly form: Form;
  readonly to: readonly number[];
}

/** Who answers in such a night: every question once, by its step. */
export type Answerer = (asked: AskedOf, step: number, state: State) => Answer | null;

const noChance: Rng = { below: () => 0 };
const nothing = (): void => {};

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

  #call(step: CallStep, number: number, answerer: Answerer): void {
    callStep.open?.(this, step);
    const { awake } = this.state;
    if (awake.length === 0) return;
    const call = callOf(step.call);
    const replies: Reply[] = [];
    const asking = { step, number, call, replies, answerer };
    if (call.joint) this.#ask(awake, asking);
    else if (call.puts.length > 0) for (const seat of awake) this.#ask([seat], asking);
    callStep.close?.(this, step, replies);
  }

  /** All that is put to somebody, or to several together, one after the other. */
  #ask(to: readonly number[], { step, number, call, replies, answerer }: Asking): void {
    const [first] = to;
    if (first === undefined) return;
    for (;;) {
      const asked = askedNow(this.state, call, first, replies);
      if (asked === undefined) return;
      const { topic, offer } = asked;
      const answer = answerer({ topic, form: offer.form, to }, number, this.state);
      const reply: Reply = {
        topic,
        to,
        answer,
        proposals: to.length === 1 ? [answer] : to.map(() => answer),
      };
      replies.push(reply);
      callStep.answered?.(this, step, reply, replies);
    }
  }
}

type CallStep = Extract<Step, { type: 'call' }>;

interface Asking {
  readonly step: CallStep;
  readonly number: number;
  readonly call: Called;
  readonly replies: Reply[];
  readonly answerer: Answerer;
}
