import {
  type Answer,
  type Fields,
  type Form,
  orPass,
  type Params,
  type Question,
  type Reply,
  type Seat,
  type Way,
} from '@veillee/kernel';
import type { CampId, ConditionId, LineId, MarkId, RoleId, SpecialityId, Weekday } from './ids.ts';
import { count, note } from './record.ts';
import type { Play } from './spec.ts';
import { aims, type Deed, type Held, type State } from './state.ts';

/** What one player is asked while awake in a line of the night; by chance or passed if no answer comes. */
export interface Ask {
  readonly verb: string;
  readonly form: Form;
  readonly otherwise: Question['otherwise'];
  readonly params?: Params;
}

/** Something done when called at night: punctual or long, it makes no difference here (§5). */
export interface Action {
  readonly line: LineId;
  /** Its own nights, where they are not the card's. */
  readonly nights?: readonly Weekday[];
  /** The ways of using it, to count uses by. */
  readonly ways: readonly string[];
  ask(scene: Scene): readonly (Ask | undefined)[];
  act(scene: Scene, answer: Answer, verb: string): void;
}

/** What an invocation is announced as (§5). */
export type Kind = 'killing' | 'blackConversion' | 'resurrection' | 'radiantConversion' | 'show' | 'enquiry';

/** Something done at any moment, day or night, one at a time (§5). */
export interface Invocation {
  readonly verb: string;
  readonly kind: Kind;
  /** Refused on Sundays (Q27). */
  readonly neverOnSunday?: true;
  /** A ghost keeps it (§8). */
  readonly asGhost?: true;
  /** Used up by one use. */
  readonly once?: true;
  /** Its name is public at night too (Q48). */
  readonly open?: true;
  /** Nothing where it cannot be used now. */
  form(state: State, me: Seat, held: Held | null): Form | undefined;
  use(scene: Scene, answer: Answer, held: Held | null): void;
}

export interface CampRole {
  readonly id: RoleId;
  readonly camps: readonly CampId[];
  /** May exist any number of times (Q30). */
  readonly any?: true;
  readonly needs?: RoleId;
  /** A group and a condition of their own, given at the opening (§3). */
  readonly condition?: { readonly group: ConditionId; readonly own: ConditionId };
  /** A condition that comes with the card. */
  readonly always?: ConditionId;
  readonly actions?: readonly Action[];
  readonly invocation?: Invocation;
  /** `leadsPack`: breaks a disagreement on the target (Q5); `leadsMice`: made known to the other mice. */
  readonly marks?: readonly MarkId[];
}

export interface Power {
  readonly actions: readonly Action[];
  readonly invocation?: Invocation;
  /** The card exists twice beyond 28 players (Q30). */
  readonly doubles?: true;
}
/** Same-power cards differ only by their nights (Q16). */
export interface Speciality {
  readonly id: SpecialityId;
  readonly power: Power;
  readonly nights: readonly Weekday[];
}

export const defineRole = (role: CampRole): CampRole => role;

/** One player acting with one card. */
export class Scene {
  readonly state: State;
  readonly me: Seat;
  /** The card acted with: a role or a speciality. */
  readonly card: string;
  readonly replies: readonly Reply[];
  readonly #table: Play | null;

  constructor(state: State, me: Seat, card: string, replies: readonly Reply[], table: Play | null) {
    this.state = state;
    this.me = me;
    this.card = card;
    this.replies = replies;
    this.#table = table;
  }

  get table(): Play {
    if (this.#table === null) throw new Error('nothing can be done while asking');
    return this.#table;
  }

  /** Everybody one may aim at, as far as the village knows (Q50). */
  get targets(): Seat[] {
    return aims(this.state, this.me);
  }
  get ghosts(): Seat[] {
    return this.state.ghosts.slice();
  }
  /** The living, as far as the village knows, and the ghosts. */
  get villagers(): Seat[] {
    return [...this.state.circle, ...this.state.ghosts].sort((a, b) => a - b);
  }

  /** What this player answered earlier in this line with this card. */
  heard(verb: string): Answer | undefined {
    const topic = `${this.card}.${verb}`;
    return (
      this.replies.find((reply) => reply.topic === topic && reply.to.includes(this.me))?.answer ?? undefined
    );
  }

  /** Counts and writes down what was done; the doer alone is told. */
  did(did: string, params: Deed['params'] = {}): void {
    note(this.state, this.me, `${this.card}.${did}`, params);
  }
  used(way: string): void {
    count(this.state, `${this.card}.${way}`);
  }
  tell(to: Seat | readonly Seat[], key: string, params?: Params): void {
    this.table.tell(to, key, params);
  }
}

export type Ways = { readonly [way: string]: Fields };

/** The ways that are open at all, those without enough to pick from left out; undefined when there are none. */
export function open(ways: Ways): Form | undefined {
  const form: { [way: string]: Way } = {};
  let some = false;
  for (const name in ways) {
    const fields = ways[name] as Fields;
    if (Object.values(fields).some((field) => 'pick' in field && field.pick.length < field.min)) continue;
    form[name] = { fields };
    some = true;
  }
  return some ? form : undefined;
}

/** A choice that may be passed, and is when no answer comes: nobody must use a power (Q15). */
export function may(verb: string, ways: Ways, params?: Params): Ask | undefined {
  const form = open(ways);
  if (form === undefined) return undefined;
  const ask: Ask = { verb, form: orPass(form), otherwise: 'pass' };
  return params === undefined ? ask : { ...ask, params };
}

/** A choice that must be made; out of time, chance makes it. */
export function must(verb: string, ways: Ways, params?: Params): Ask | undefined {
  const form = open(ways);
  if (form === undefined) return undefined;
  const ask: Ask = { verb, form, otherwise: 'random' };
  return params === undefined ? ask : { ...ask, params };
}

export const seatIn = (answer: Answer, field: string): Seat => (answer[field] as readonly Seat[])[0] as Seat;
export const idIn = <T extends string>(answer: Answer, field: string): T =>
  (answer[field] as readonly T[])[0] as T;
