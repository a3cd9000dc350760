import { fraction, happens } from '@veillee/bots';
import {
  type Answer,
  at,
  type Field,
  type Fields,
  type Form,
  type Option,
  passing,
  type Rng,
  type Value,
} from '@veillee/kernel';

/** How somebody chooses whom one knows nothing of, and how likely each choice is. */

/** Who may do nothing mostly does something. */
const passes = 0.12;

/** One way to answer, and the logarithm of how likely any answer of it is. */
interface WayOf {
  readonly way: string;
  readonly fields: readonly (readonly [name: string, field: Field])[];
  readonly log: number;
}

/** What a form offers, laid out once for the many worlds in which it is put. */
export interface Offered {
  readonly ways: readonly WayOf[];
  readonly mayPass: boolean;
  /** All that can be picked, by way and field: by it the same offer is known again. */
  readonly picks: readonly (readonly Option[])[];
}

export function offered(form: Form): Offered {
  const mayPass = Object.hasOwn(form, passing.do);
  const names = waysOf(form);
  const some = Math.log((mayPass ? 1 - passes : 1) / Math.max(1, names.length));
  const ways = names.map((way) => {
    const fields = Object.entries(fieldsOf(form, way));
    return { way, fields, log: fields.reduce((log, [, field]) => log - Math.log(answersOf(field)), some) };
  });
  return { ways, mayPass, picks: picksIn(form) };
}

const waysOf = (form: Form): readonly string[] => Object.keys(form).filter((way) => way !== passing.do);
const fieldsOf = (form: Form, way: string): Fields => form[way]?.fields ?? {};

const answersOf = (field: Field): number =>
  'pick' in field ? (field.max - field.min + 1) * combinations(field.pick.length, field.min) : 1;

function combinations(n: number, k: number): number {
  let count = 1;
  for (let i = 0; i < k; i += 1) count = (count * (n - i)) / (i + 1);
  return Math.max(1, count);
}

const picksIn = (form: Form): readonly (readonly Option[])[] =>
  Object.values(form).flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => ('pick' in field ? [field.pick] : [])),
  );

/** Whether a form offers just this. */
export function isOffer({ picks }: Offered, form: Form): boolean {
  let nth = 0;
  for (const way in form) {
    const fields = form[way]?.fields;
    for (const name in fields) {
      const field = fields[name];
      if (field === undefined || !('pick' in field)) continue;
      if (!isSame(picks[nth], field.pick)) return false;
      nth += 1;
    }
  }
  return nth === picks.length;
}

function isSame(one: readonly Option[] | undefined, other: readonly Option[]): boolean {
  if (one === other) return true;
  if (one === undefined || one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) if (one[i] !== other[i]) return false;
  return true;
}

/** The same form without one of its options; ways that need it are closed. */
export function sparing(form: Form, spared: Option): Form {
  const ways = Object.entries(form).flatMap(([name, way]) => {
    const fields = Object.entries(way.fields).map(([field, asked]): readonly [string, Field] => [
      field,
      'pick' in asked ? { ...asked, pick: asked.pick.filter((option) => option !== spared) } : asked,
    ]);
    const isOpen = fields.every(([, asked]) => !('pick' in asked) || asked.pick.length >= asked.min);
    return isOpen ? [[name, { ...way, fields: Object.fromEntries(fields) }] as const] : [];
  });
  return Object.fromEntries(ways);
}

/** A choice by chance: like the form's own, but that it seldom passes. */
export function chosen({ ways, mayPass }: Offered, rng: Rng): Answer {
  if (ways.length === 0 || (mayPass && happens(passes, rng))) return passing;
  const { way, fields } = at(ways, ways.length === 1 ? 0 : rng.below(ways.length));
  const answer: { do: string; [field: string]: Value } = { do: way };
  for (const [name, field] of fields) answer[name] = anyIn(field, rng);
  return answer;
}

function anyIn(field: Field, rng: Rng): Value {
  if ('amount' in field) return field.amount.from;
  if ('say' in field) return '';
  const { pick, min } = field;
  const most = Math.min(field.max, pick.length);
  if (min === 1 && most === 1) return [at(pick, rng.below(pick.length))];
  const pool = pick.slice();
  const count = min + Math.floor(fraction(rng) * (most - min + 1));
  for (let i = 0; i < count; i += 1) {
    const j = i + rng.below(pool.length - i);
    const held = at(pool, i);
    pool[i] = at(pool, j);
    pool[j] = held;
  }
  return pool.slice(0, count);
}

/** How likely `chosen` gives this. */
export function chanceOf({ ways, mayPass }: Offered, answer: Answer): number {
  if (answer.do === passing.do) return ways.length === 0 ? 1 : mayPass ? passes : 0;
  for (const { way, fields, log } of ways)
    if (way === answer.do) return fits(fields, answer) ? Math.exp(log) : 0;
  return 0;
}

function fits(fields: WayOf['fields'], answer: Answer): boolean {
  for (const [name, field] of fields) {
    const picked = answer[name];
    if (!('pick' in field) || !Array.isArray(picked)) continue;
    for (const option of picked) if (!field.pick.includes(option)) return false;
  }
  return true;
}

/** What a choice could be about: seats, cards of the centre, directions. */
export type Hint = readonly Option[];

/** The most answers made of one hint. */
const mostOfOne = 12;

/** The answers of a form that name nothing but what a hint names, or, of a part, also others beside it. */
export function fitting(form: Form, hint: Hint, isPart = false): readonly Answer[] {
  return waysOf(form).flatMap((way): Answer[] => {
    const fields = Object.entries(fieldsOf(form, way));
    if (fields.length === 0) return hint.includes(way) ? [{ do: way }] : [];
    return fields.reduce<Answer[]>(
      (answers, [name, field]) =>
        answers
          .flatMap((answer) => picksOf(field, hint, isPart).map((picked) => ({ ...answer, [name]: picked })))
          .slice(0, mostOfOne),
      [{ do: way }],
    );
  });
}

function picksOf(field: Field, hint: Hint, isPart: boolean): readonly (readonly Option[])[] {
  if (!('pick' in field)) return [];
  const open = field.pick.filter((option) => hint.includes(option));
  if (isPart && open.length > 0 && open.length < field.min) {
    const rest = field.pick.filter((option) => !hint.includes(option));
    return subsets(rest, field.min - open.length).map((more) => [...open, ...more]);
  }
  if (open.length < field.min) return [];
  return subsets(
    open,
    open.length <= field.max ? Math.max(field.min, Math.min(open.length, field.max)) : field.min,
  );
}

function subsets<T>(things: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return things.flatMap((one, i) => subsets(things.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

export function sameAnswer(a: Answer, b: Answer): boolean {
  if (a === b) return true;
  if (a.do !== b.do) return false;
  for (const field in a) if (field !== 'do' && !isSameValue(a[field], b[field])) return false;
  return true;
}

const isSameValue = (one: Value | undefined, other: Value | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other) ? isSame(one, other) : one === other;
