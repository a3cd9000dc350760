import { type Field, type Form, isKeyOf, type Option, type Right } from '@veillee/kernel';
import { isTellable, marksIn, type RoleId } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';

/** Of the claim board, what a character of this deck could say; whatever somebody knows or holds, the same for all. */
export function sayable(right: Right, deck: readonly RoleId[]): Right {
  const marks: readonly Option[] = marksIn(deck);
  const among = (field: Field): Field =>
    'pick' in field && field.of === 'mark'
      ? { ...field, pick: field.pick.filter((mark) => marks.includes(mark)) }
      : field;
  const form: Form = Object.fromEntries(
    Object.entries(right.form)
      .filter(([way]) => !isKeyOf(names.fr.claims, way) || isTellable(way, deck))
      .map(([way, { fields, ...more }]) => [
        way,
        {
          ...more,
          fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, among(field)])),
        },
      ]),
  );
  return { ...right, form };
}
