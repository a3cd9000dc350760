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

const waysOf = (form: Form): readonly string[] => Object.keys(form).filter((way) => way !== passing.do);
const mayPass = (form: Form): boolean => Object.hasOwn(form, passing.do);
const fieldsOf = (form: Form, way: string): Fields => form[way]?.fields ?? {};

/** A choice by chance: like the form's own, but that it seldom passes. */
export function chosen(form: Form, rng: Rng): Answer {
  const ways = waysOf(form);
  if (ways.length === 0 || (mayPass(form) && happens(passes, rng))) return passing;
  const way = at(ways, rng.below(ways.length));
  const answer: { do: string; [field: string]: Value } = { do: way };
  for (const [name, field] of Object.entries(fieldsOf(form, way))) answer[name] = anyIn(field, rng);
  return answer;
}

function anyIn(field: Field, rng: Rng): Value {
  if ('amount' in field) return field.amount.from;
  if ('say' in field) return '';
  const pool = field.pick.slice();
  const most = Math.min(field.max, pool.length);
  const count = field.min + Math.floor(fraction(rng) * (most - field.min + 1));
  for (let i = 0; i < count; i += 1) {
    const j = i + rng.below(pool.length - i);
    const held = at(pool, i);
    pool[i] = at(pool, j);
    pool[j] = held;
  }
  return pool.slice(0, count);
}

/** The logarithm of how likely `chosen` gives this. */
export function logOf(form: Form, answer: Answer): number {
  const ways = waysOf(form);
  const loose = mayPass(form) ? Math.log(ways.length === 0 ? 1 : passes) : 0;
  if (answer.do === passing.do) return loose;
  let log = Math.log((mayPass(form) ? 1 - passes : 1) / ways.length);
  for (const field of Object.values(fieldsOf(form, answer.do)))
    if ('pick' in field)
      log -= Math.log((field.max - field.min + 1) * combinations(field.pick.length, field.min));
  return log;
}

function combinations(n: number, k: number): number {
  let count = 1;
  for (let i = 0; i < k; i += 1) count = (count * (n - i)) / (i + 1);
  return Math.max(1, count);
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

export const sameAnswer = (a: Answer, b: Answer): boolean =>
  a.do === b.do && Object.keys(a).every((field) => String(a[field]) === String(b[field]));
