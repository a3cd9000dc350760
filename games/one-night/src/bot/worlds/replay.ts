import type { Audience, Json } from '@veillee/kernel';
import { hears } from '@veillee/kernel';
import { type Answerer, PlayedNight } from '../../night/played.ts';
import type { Step } from '../../spec.ts';
import type { State } from '../../state.ts';
import { isNote, type Known, told } from './known.ts';

const none: string[] = [];

/** A night of a world: tells at each step whether its chair was told what it was told in truth. */
export class Night extends PlayedNight {
  readonly #known: Known;
  /** What was told there and has not come up in this world; nothing is held against a world before it is told. */
  #due: string[] = none;
  /** How often this world tells its chair something else than it was told. */
  misses = 0;

  constructor(state: State, known: Known) {
    super(state);
    this.#known = known;
  }

  override tell(to: Audience, key: string, params: { readonly [name: string]: Json } = {}): void {
    if (!isNote(key) || !hears(to, this.#known.me ?? 'table')) return;
    const found = this.#due.indexOf(told(key, params).text);
    if (found < 0) this.misses += 1;
    else this.#due.splice(found, 1);
  }

  override play(step: Step, number: number, answerer: Answerer): void {
    const notes = this.#known.told.get(number);
    this.#due = notes === undefined ? none : notes.map(({ text }) => text);
    super.play(step, number, answerer);
    this.misses += this.#due.length;
  }
}
