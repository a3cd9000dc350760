import type { Form, Option } from '@veillee/kernel';
import { isPick } from '../prompt/draft.ts';
import { chairAt, sightFrom } from './chairs.ts';
import { answerBy } from './touches.ts';

/** Whom somebody points at, by seat; null: at nobody, where the rules allow it. */
export type Pointed = ReadonlyMap<number, number | null>;

const nobody = '-';

export const readPointed = (entries: readonly string[]): Pointed =>
  new Map(
    entries.map((entry) => {
      const [from = '', to = ''] = entry.split('>');
      return [Number(from), to === nobody ? null : Number(to)];
    }),
  );

export const writePointed = (pointed: Pointed): readonly string[] =>
  [...pointed].map(([from, to]) => `${from}>${to ?? nobody}`);

const offeredIn = (form: Form): readonly Option[] =>
  Object.values(form).flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => (isPick(field) && field.of === 'seat' ? field.pick : [])),
  );

/** Whom a voter may point at, and whether at nobody: the fingers are up for all to see. */
export function choiceOf(seat: number): { readonly seats: readonly Option[]; readonly mayPass: boolean } {
  const form = sightFrom(seat)?.prompts[0]?.form ?? {};
  return { seats: offeredIn(form), mayPass: Object.hasOwn(form, 'pass') };
}

/** Has every finger noted in its own name. */
export async function pointAll(pointed: Pointed): Promise<void> {
  for (const [seat, to] of pointed) {
    const prompt = sightFrom(seat)?.prompts[0];
    if (prompt === undefined) continue;
    const answer = to === null ? { do: 'pass' } : answerBy(prompt.form, [{ of: 'seat', option: to }]);
    if (answer !== undefined) await chairAt(seat)?.tell({ t: 'answer', prompt: prompt.number, answer });
  }
}
