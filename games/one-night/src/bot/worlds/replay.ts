import type { Answer, Audience, Form, Json, Reply, Rng, Table } from '@veillee/kernel';
import { hears } from '@veillee/kernel';
import { dayStep } from '../../day/steps.ts';
import { type Called, callOf } from '../../night/calls.ts';
import { askedNow, callStep, markCheckStep } from '../../night/steps.ts';
import type { OneNight, Step } from '../../spec.ts';
import type { State } from '../../state.ts';
import { isNote, type Known, told } from './known.ts';

/** What is asked in a world, and of whom: of several it is one choice, which they share. */
export interface Asked {
  readonly topic: string;
  readonly form: Form;
  readonly to: readonly number[];
}

/** Who answers in a world: every question once, by its step. */
export type Answerer = (asked: Asked, step: number, state: State) => Answer;

const noChance: Rng = { below: () => 0 };
const nothing = (): void => {};
const none: string[] = [];

/**
 * One night played by the game's own steps, with neither agenda nor numbers nor chance: what a world needs, and nothing
 * that only people at a table do. Tells at each step whether its chair was told what it was told in truth.
 */
export class Night implements Table<OneNight> {
  readonly state: State;
  readonly seats: number;
  readonly at = null;
  readonly master = 'app';
  readonly by = null;
  readonly #known: Known;
  /** What was told there and has not come up in this world; nothing is held against a world before it is told. */
  #due: string[] = none;
  /** How often this world tells its chair something else than it was told. */
  misses = 0;

  constructor(state: State, known: Known) {
    this.state = state;
    this.seats = known.seats;
    this.#known = known;
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

  tell(to: Audience, key: string, params: { readonly [name: string]: Json } = {}): void {
    if (!isNote(key) || !hears(to, this.#known.me ?? 'table')) return;
    const found = this.#due.indexOf(told(key, params).text);
    if (found < 0) this.misses += 1;
    else this.#due.splice(found, 1);
  }

  play(step: Step, number: number, answerer: Answerer): void {
    const notes = this.#known.told.get(number);
    this.#due = notes === undefined ? none : notes.map(({ text }) => text);
    if (step.type === 'markCheck') markCheckStep.open?.(this, step);
    else if (step.type === 'day') dayStep.open?.(this, step);
    else if (step.type === 'call') this.#call(step, number, answerer);
    this.misses += this.#due.length;
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
      const reply: Reply = { topic, to, answer, proposals: [answer] };
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
