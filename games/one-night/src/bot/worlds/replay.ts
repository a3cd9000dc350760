import type { Answer, Audience, Json, Question, Reply, Rng, Table } from '@veillee/kernel';
import { at, hears } from '@veillee/kernel';
import { dayStep } from '../../day/steps.ts';
import { callStep, markCheckStep } from '../../night/steps.ts';
import type { OneNight, Step } from '../../spec.ts';
import type { State } from '../../state.ts';
import { isNote, type Known, told } from './known.ts';

/** Who answers in a world: every question once, by its step. */
export type Answerer = (question: Question, step: number, state: State) => Answer | null;

const noChance: Rng = { below: () => 0 };
const nothing = (): void => {};

/** More questions than any call puts. */
const mostQuestions = 40;

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
  #due: string[] = [];
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

  /** Plays one step; false where it contradicts what is known and `strict` is asked for. */
  play(step: Step, number: number, answerer: Answerer): void {
    this.#due = (this.#known.told.get(number) ?? []).map(({ text }) => text);
    if (step.type === 'markCheck') markCheckStep.open?.(this, step);
    else if (step.type === 'day') dayStep.open?.(this, step);
    else if (step.type === 'call') this.#call(step, number, answerer);
    this.misses += this.#due.length;
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
