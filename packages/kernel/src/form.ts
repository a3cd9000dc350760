import { isRecord, type UnknownRecord } from './isRecord.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Json } from './text.ts';

/** What can be picked: a seat's number, or the id of anything else. */
export type Option = number | string;

/**
 * Choose `min` to `max` different options; `of` says what they are ('seat', 'card', …) and names the format of the
 * game's text that words them. A way is worded as `way.…`, a field as `field.…`.
 */
export interface Pick<T extends Option = Option, Min extends number = number, Max extends number = number> {
  readonly pick: readonly T[];
  readonly of: string;
  readonly min: Min;
  readonly max: Max;
  /** The order of the choice matters. */
  readonly ordered?: true;
}
/** A whole number from `from` to `to`. */
export interface Amount {
  readonly amount: { readonly from: number; readonly to: number };
}
/** A short text of at most `max` characters. */
export interface Say {
  readonly say: { readonly min: number; readonly max: number };
}
export type Field = Pick | Amount | Say;
export type Fields = { readonly [field: string]: Field };

/** One way to answer; `apart` names pick fields that may not share an option. */
export interface Way<F extends Fields = Fields> {
  readonly fields: F;
  readonly apart?: readonly string[];
}
/** The only kind of question: a choice between named ways, each a handful of fields. */
export type Form = { readonly [way: string]: Way };

export type Value = readonly Option[] | number | string;
/** `{ do: 'look', player: [3] }`: the way chosen and its fields. */
export type Answer = { readonly do: string; readonly [field: string]: Value };

/** What a field holds once answered: as many options as it asks for, a number or a text. */
export type ValueOf<F extends Field> =
  F extends Pick<infer T, infer Min, infer Max>
    ? Picked<T, Min, Max>
    : F extends Amount
      ? number
      : F extends Say
        ? string
        : never;
type Picked<T, Min extends number, Max extends number> = number extends Min
  ? readonly T[]
  : [Min, Max] extends [1, 1]
    ? readonly [T]
    : [Min, Max] extends [2, 2]
      ? readonly [T, T]
      : Min extends 1
        ? readonly [T, ...T[]]
        : readonly T[];

/** Every answer that fits a form, way by way. */
export type AnswerTo<F extends Form> = {
  [W in keyof F & string]: { readonly do: W } & {
    readonly [N in keyof F[W]['fields']]: ValueOf<F[W]['fields'][N]>;
  };
}[keyof F & string];

const hasOwn = (object: object, key: string): boolean => Object.hasOwn(object, key);

/** Why `answer` does not fit `form`, or undefined when it does. */
export function misfit(form: Form, answer: unknown): Refusal | undefined {
  if (!isRecord(answer)) return refusal('answer.malformed');
  const { do: chosen } = answer;
  if (typeof chosen !== 'string' || !hasOwn(answer, 'do') || !hasOwn(form, chosen))
    return refusal('answer.way');
  const way = form[chosen];
  if (way === undefined) return refusal('answer.way');
  for (const name in way.fields) {
    const field = way.fields[name];
    if (field === undefined) continue;
    if (!hasOwn(answer, name)) return refusal('answer.missing', { field: name });
    const wrong = fieldMisfit(name, field, answer[name]);
    if (wrong !== undefined) return wrong;
  }
  for (const name in answer) if (name !== 'do' && !hasOwn(way.fields, name)) return refusal('answer.extra');
  return way.apart === undefined ? undefined : overlap(way.apart, answer);
}

function fieldMisfit(name: string, field: Field, value: unknown): Refusal | undefined {
  if ('pick' in field) return pickMisfit(name, field, value);
  if ('amount' in field) {
    const { from, to } = field.amount;
    if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to)
      return undefined;
    return refusal('answer.amount', { field: name, from, to });
  }
  const { min, max } = field.say;
  if (typeof value !== 'string' || value.length < min || value.length > max) {
    return refusal('answer.text', { field: name, min, max });
  }
  return undefined;
}

function pickMisfit(name: string, field: Pick, value: unknown): Refusal | undefined {
  if (!Array.isArray(value)) return refusal('answer.malformed');
  const { length } = value;
  if (length < field.min || length > field.max) {
    return refusal('answer.count', { field: name, min: field.min, max: field.max });
  }
  for (let i = 0; i < length; i += 1) {
    if (!field.pick.includes(value[i])) return refusal('answer.option', { field: name });
    for (let j = 0; j < i; j += 1) if (value[j] === value[i]) return refusal('answer.twice', { field: name });
  }
  return undefined;
}

function overlap(apart: readonly string[], answer: UnknownRecord): Refusal | undefined {
  const seen = new Set<unknown>();
  for (const name of apart) {
    const picked = answer[name];
    if (!Array.isArray(picked)) continue;
    for (const option of picked) {
      if (seen.has(option)) return refusal('answer.apart', { fields: apart });
      seen.add(option);
    }
  }
  return undefined;
}

/** Where chance comes from; `below(n)` is a whole number from 0 to n − 1. */
export interface Rng {
  below(n: number): number;
}

/** One fitting answer by chance, every way alike. Throws where a form cannot be answered at all. */
export function sample(form: Form, rng: Rng): Answer {
  const ways = Object.keys(form);
  const name = ways[ways.length === 1 ? 0 : rng.below(ways.length)] ?? '';
  const way = form[name];
  if (way === undefined) throw new Error('a form without ways cannot be answered');
  const { fields, apart } = way;
  for (let tries = 0; tries < 1000; tries += 1) {
    const answer: { do: string; [field: string]: Value } = { do: name };
    for (const field in fields) {
      const asked = fields[field];
      if (asked !== undefined) answer[field] = sampleField(asked, rng);
    }
    if (apart === undefined || overlap(apart, answer) === undefined) return answer;
  }
  throw new Error(`no answer fits the way "${name}"`);
}

const letters = 'abcdefghijklmnopqrstuvwxyz éà’';

function sampleField(field: Field, rng: Rng): Value {
  if ('pick' in field) return samplePick(field, rng);
  if ('amount' in field) return field.amount.from + rng.below(field.amount.to - field.amount.from + 1);
  const length = field.say.min + rng.below(Math.min(field.say.max, field.say.min + 12) - field.say.min + 1);
  let text = '';
  for (let i = 0; i < length; i += 1) text += letters[rng.below(letters.length)];
  return text;
}

function samplePick(field: Pick, rng: Rng): readonly Option[] {
  const { pick, min } = field;
  const max = Math.min(field.max, pick.length);
  if (max < min) throw new Error(`a pick of ${min} among ${pick.length} cannot be answered`);
  const count = min === max ? min : min + rng.below(max - min + 1);
  const first = count === 1 ? pick[rng.below(pick.length)] : undefined;
  if (first !== undefined) return [first];
  const pool = pick.slice();
  for (let i = 0; i < count; i += 1) {
    const j = i + rng.below(pool.length - i);
    const [here, there] = [pool[i], pool[j]];
    if (here === undefined || there === undefined) throw new RangeError('a pick beyond its options');
    pool[i] = there;
    pool[j] = here;
  }
  pool.length = count;
  return pool;
}

/** Whether there is more than one answer to give. */
export function offersChoice(form: Form): boolean {
  let ways = 0;
  for (const name in form) {
    ways += 1;
    for (const _ in form[name]?.fields) return true;
  }
  return ways > 1;
}

/** Whether two forms offer exactly the same answers in the same order. */
export function sameForm(a: Form, b: Form): boolean {
  return a === b || sameData(a, b);
}

export const sameJson = (a: Json | undefined, b: Json | undefined): boolean => sameData(a, b);

/** Whether two plain data are equal, part by part. */
function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return isRecord(a) && isRecord(b) && sameParts(a, b);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!sameData(a[i], b[i])) return false;
  return true;
}

function sameParts(a: UnknownRecord, b: UnknownRecord): boolean {
  // Not `for … in`: on the many shapes of forms V8 throws its optimised code away again and again.
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!sameData(a[key], b[key])) return false;
  return true;
}

/* The vocabulary games write their forms with. */

export const one = <const T extends Option>(of: string, pick: readonly T[]): Pick<T, 1, 1> => ({
  pick,
  of,
  min: 1,
  max: 1,
});
export const some = <const T extends Option, const Min extends number, const Max extends number>(
  of: string,
  pick: readonly T[],
  min: Min,
  max: Max,
): Pick<T, Min, Max> => ({ pick, of, min, max });
export const inOrder = <const T extends Option, const Min extends number, const Max extends number>(
  of: string,
  pick: readonly T[],
  min: Min,
  max: Max,
): Pick<T, Min, Max> => ({ pick, of, min, max, ordered: true });
export const amount = (from: number, to: number): Amount => ({ amount: { from, to } });
export const say = (max: number, min = 0): Say => ({ say: { min, max } });
const noFields = {};
/** A form with a single way. */
export function way<const W extends string>(name: W): { readonly [N in W]: Way<typeof noFields> };
export function way<const W extends string, F extends Fields>(
  name: W,
  fields: F,
): { readonly [N in W]: Way<F> };
export function way(name: string, fields: Fields = noFields): Form {
  return { [name]: { fields } };
}
/** The same form with one more way: to pass. */
export const orPass = <F extends Form>(form: F): F & Passable => ({ ...form, pass: nothing });
const nothing: Way<typeof noFields> = { fields: noFields };
/** A form that may be answered by doing nothing. */
export type Passable = { readonly pass: Way<typeof noFields> };
export const passing = { do: 'pass' } as const satisfies Answer;
