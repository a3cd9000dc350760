import { type Refusal, refusal } from './refusal.ts';
import type { Json } from './text.ts';

/** What can be picked: a seat's number, or the id of anything else. */
export type Option = number | string;

/**
 * Choose `min` to `max` different options; `of` says what they are ('seat', 'card', …) and names the format of the
 * game's text that words them. A way is worded as `way.…`, a field as `field.…`.
 */
export interface Pick {
  readonly pick: readonly Option[];
  readonly of: string;
  readonly min: number;
  readonly max: number;
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
export interface Way {
  readonly fields: Fields;
  readonly apart?: readonly string[];
}
/** The only kind of question: a choice between named ways, each a handful of fields. */
export type Form = { readonly [way: string]: Way };

export type Value = readonly Option[] | number | string;
/** `{ do: 'look', player: [3] }`: the way chosen and its fields. */
export type Answer = { readonly do: string; readonly [field: string]: Value };

const hasOwn = (object: object, key: string): boolean => Object.hasOwn(object, key);

/** Why `answer` does not fit `form`, or undefined when it does. */
export function misfit(form: Form, answer: unknown): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return refusal('answer.malformed');
  const { do: chosen } = answer as { do?: unknown };
  if (typeof chosen !== 'string' || !hasOwn(answer, 'do') || !hasOwn(form, chosen))
    return refusal('answer.way');
  const way = form[chosen] as Way;
  for (const name in way.fields) {
    if (!hasOwn(answer, name)) return refusal('answer.missing', { field: name });
    const wrong = fieldMisfit(
      name,
      way.fields[name] as Field,
      (answer as { [field: string]: unknown })[name],
    );
    if (wrong !== undefined) return wrong;
  }
  for (const name in answer) if (name !== 'do' && !hasOwn(way.fields, name)) return refusal('answer.extra');
  return way.apart === undefined ? undefined : overlap(way.apart, answer as Answer);
}

function fieldMisfit(name: string, field: Field, value: unknown): Refusal | undefined {
  if ('pick' in field) return pickMisfit(name, field, value);
  if ('amount' in field) {
    const { from, to } = field.amount;
    if (Number.isInteger(value) && (value as number) >= from && (value as number) <= to) return undefined;
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

function overlap(apart: readonly string[], answer: Answer): Refusal | undefined {
  const seen = new Set<Option>();
  for (const name of apart) {
    for (const option of answer[name] as readonly Option[]) {
      if (seen.has(option)) return refusal('answer.apart', { fields: apart as unknown as Json });
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
  const name = ways[ways.length === 1 ? 0 : rng.below(ways.length)] as string;
  const way = form[name] as Way;
  for (let tries = 0; tries < 1000; tries += 1) {
    const answer: { do: string; [field: string]: Value } = { do: name };
    for (const field in way.fields) answer[field] = sampleField(way.fields[field] as Field, rng);
    if (way.apart === undefined || overlap(way.apart, answer) === undefined) return answer;
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
  if (count === 1) return [pick[rng.below(pick.length)] as Option];
  const pool = pick.slice();
  for (let i = 0; i < count; i += 1) {
    const j = i + rng.below(pool.length - i);
    const taken = pool[j] as Option;
    pool[j] = pool[i] as Option;
    pool[i] = taken;
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
  return a === b || sameJson(a as unknown as Json, b as unknown as Json);
}

export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return !Array.isArray(b) && sameParts(a as Parts, b as Parts);
}

type Parts = { readonly [key: string]: Json };

function sameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!sameJson(a[i], b[i])) return false;
  return true;
}

function sameParts(a: Parts, b: Parts): boolean {
  let keys = 0;
  for (const key in a) {
    if (!sameJson(a[key], b[key])) return false;
    keys += 1;
  }
  for (const _ in b) keys -= 1;
  return keys === 0;
}

/* The vocabulary games write their forms with. */

export const one = (of: string, pick: readonly Option[]): Pick => ({ pick, of, min: 1, max: 1 });
export const some = (of: string, pick: readonly Option[], min: number, max: number): Pick => ({
  pick,
  of,
  min,
  max,
});
export const inOrder = (of: string, pick: readonly Option[], min: number, max: number): Pick => ({
  pick,
  of,
  min,
  max,
  ordered: true,
});
export const amount = (from: number, to: number): Amount => ({ amount: { from, to } });
export const say = (max: number, min = 0): Say => ({ say: { min, max } });
/** A form with a single way. */
export const way = (name: string, fields: Fields = {}): Form => ({ [name]: { fields } });
/** The same form, or nothing at all. */
export const orPass = (form: Form): Form => ({ ...form, pass: nothing });
const nothing: Way = { fields: {} };
export const passing: Answer = { do: 'pass' };
