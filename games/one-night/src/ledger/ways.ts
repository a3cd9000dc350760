import type { Answer, Field, Form, Value } from '@veillee/kernel';
import { at } from '@veillee/kernel';
import type { RoleId } from '../roles/index.ts';

/** What nobody remembers is tried in every way it may have been, one after the other. */
export class Ways {
  readonly #taken: { at: number; readonly of: number }[] = [];
  #depth = 0;

  /** Whether anything hung on it. */
  get isUsed(): boolean {
    return this.#taken.length > 0;
  }

  /** One of these: another whenever all that comes later has been tried. */
  pick<T>(things: readonly T[]): T {
    const known = this.#taken[this.#depth];
    if (known === undefined) this.#taken.push({ at: 0, of: things.length });
    this.#depth += 1;
    return at(things, known?.at ?? 0);
  }

  /** Whether there is a further way; the next one begins. */
  next(): boolean {
    this.#depth = 0;
    for (let last = this.#taken.at(-1); last !== undefined; last = this.#taken.at(-1)) {
      last.at += 1;
      if (last.at < last.of) return true;
      this.#taken.pop();
    }
    return false;
  }
}

/** Every way to answer a form; a number or a text is left at its first. */
export const answersTo = (form: Form): readonly Answer[] =>
  Object.entries(form).flatMap(([way, { fields }]) =>
    Object.entries(fields).reduce<readonly Answer[]>(
      (answers, [name, field]) =>
        answers.flatMap((answer) => valuesOf(field).map((value) => ({ ...answer, [name]: value }))),
      [{ do: way }],
    ),
  );

function valuesOf(field: Field): readonly Value[] {
  if ('amount' in field) return [field.amount.from];
  if ('say' in field) return [''];
  const most = Math.min(field.max, field.pick.length);
  return Array.from({ length: most - field.min + 1 }, (_, i) => subsets(field.pick, field.min + i)).flat();
}

function subsets<T>(things: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return things.flatMap((one, i) => subsets(things.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

/** Every way the cards may have been dealt: those told lie where they were, the others anywhere. */
export function* dealsOf(
  deck: readonly RoleId[],
  told: readonly (RoleId | null)[],
): Generator<readonly RoleId[]> {
  const left = [...deck];
  for (const card of told) {
    if (card === null) continue;
    const at = left.indexOf(card);
    if (at < 0) return;
    left.splice(at, 1);
  }
  yield* filled(deck.length, told, [], left);
}

function* filled(
  size: number,
  told: readonly (RoleId | null)[],
  dealt: readonly RoleId[],
  left: readonly RoleId[],
): Generator<readonly RoleId[]> {
  if (dealt.length === size) {
    yield dealt;
    return;
  }
  const known = told[dealt.length] ?? null;
  if (known !== null) {
    yield* filled(size, told, [...dealt, known], left);
    return;
  }
  for (const card of new Set(left))
    yield* filled(size, told, [...dealt, card], left.toSpliced(left.indexOf(card), 1));
}
