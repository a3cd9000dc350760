import {
  type Answer,
  type Field,
  type Fields,
  type Form,
  type Option,
  orPass,
  type Question,
  type Way,
} from '@veillee/kernel';
import { placeOf } from '../places.ts';
import type { State } from '../state.ts';
import type { Scene } from './scene.ts';

/** One call of the dusk or the night: who wakes, what they see at once, what they are asked, what it does. */
export interface Call {
  /** Names its words and its questions: 'seer' asks 'seer.look'. */
  readonly id: string;
  /** Its place in the order of calls: '-6B', '00', '5C'. */
  readonly order: string;
  /** Who is called; unless said, whoever was dealt or copies the character. Fear is seen to elsewhere. */
  wakes?(state: State, seat: number): boolean;
  /** All who wake choose together (the bite). */
  readonly joint?: true;
  /** As soon as the eyes of `scene.me` open. */
  open?(scene: Scene): void;
  /** What is asked of `scene.me` now. */
  ask?(scene: Scene): Ask | undefined;
  readonly act?: { readonly [verb: string]: (scene: Scene, chosen: Chosen) => void };
  /** When a Doppelgänger does it: as part of her own call, right after the original, or with the others (R78). */
  readonly copy?: 'now' | 'after';
}

export interface Ask {
  readonly verb: string;
  readonly form: Form;
  readonly otherwise: Question['otherwise'];
  /** Of another call, where a Doppelgänger acts as what she copied. */
  readonly as?: string;
}

type Ways = { readonly [way: string]: Fields };

/** The ways that can be gone: a pick with too few options closes its way (G2). */
function open(ways: Ways): Form | undefined {
  const form: { [way: string]: Way } = {};
  let some = false;
  for (const name in ways) {
    const fields = ways[name] as Fields;
    if (isClosed(fields)) continue;
    form[name] = { fields };
    some = true;
  }
  return some ? form : undefined;
}

function isClosed(fields: Fields): boolean {
  for (const name in fields) {
    const field = fields[name] as Field;
    if ('pick' in field && field.pick.length < field.min) return true;
  }
  return false;
}

/** A choice that may be passed. */
export function may(verb: string, ways: Ways): Ask | undefined {
  const form = open(ways);
  return form && { verb, form: orPass(form), otherwise: 'pass' };
}

/** A choice that must be made while a legal target exists; out of time, chance makes it (R66). */
export function must(verb: string, ways: Ways, otherwise: Question['otherwise'] = 'random'): Ask | undefined {
  const form = open(ways);
  return form && { verb, form, otherwise };
}

/** An answer in the words of the table. */
export class Chosen {
  readonly way: string;
  readonly #state: State;
  readonly #answer: Answer;

  constructor(state: State, answer: Answer) {
    this.way = answer.do;
    this.#state = state;
    this.#answer = answer;
  }

  places(field: string): number[] {
    return (this.#answer[field] as readonly Option[]).map((option) => placeOf(this.#state, option));
  }

  place(field: string): number {
    return placeOf(this.#state, (this.#answer[field] as readonly Option[])[0] as Option);
  }
}

/** Where a call stands in the order: by number, then letter; the Lovers' 00 right before 0. */
export function orderOf(call: Call): number {
  if (call.order === '00') return -0.5;
  const [, number = '0', letter = ''] = /^(-?\d+)([A-D]?)$/.exec(call.order) ?? [];
  return Number(number) + ' BCD'.indexOf(letter || ' ') / 10;
}

export const isDuskCall = (call: Call): boolean => call.order.startsWith('-');
