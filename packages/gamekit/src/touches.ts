import type { Form } from '@veillee/kernel';

/** How many options of these kinds an answer may name in one field: so many are touched at once. */
export function touchesIn(form: Form, ...kinds: readonly string[]): number {
  const fields = Object.values(form).flatMap((way) => Object.values(way.fields));
  return Math.max(0, ...fields.map((field) => ('pick' in field && kinds.includes(field.of) ? field.max : 0)));
}
