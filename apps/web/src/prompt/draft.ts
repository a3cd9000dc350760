import {
  type Answer,
  type Field,
  type Form,
  misfit,
  type Option,
  type Pick,
  type Value,
  type Way,
} from '@veillee/kernel';

/** An answer in the making: the way chosen and what its fields hold so far. */
export interface Draft {
  readonly way: string;
  readonly values: { readonly [field: string]: Value };
}

export const isPick = (field: Field | undefined): field is Pick => field !== undefined && 'pick' in field;

const empty = (field: Field): Value => (isPick(field) ? [] : 'amount' in field ? field.amount.from : '');

export function draftOf(form: Form, way: string): Draft {
  const { fields } = form[way] as Way;
  const values: { [field: string]: Value } = {};
  for (const name in fields) values[name] = empty(fields[name] as Field);
  return { way, values };
}

/** The ways besides passing, in the game's order. */
export const waysOf = (form: Form): readonly string[] => {
  const ways = Object.keys(form);
  const real = ways.filter((way) => way !== 'pass');
  return real.length > 0 ? real : ways;
};

/** A new draft, from what was answered before where that still stands. */
export function freshDraft(form: Form, mine: Answer | null): Draft {
  if (mine !== null && mine.do in form && misfit(form, mine) === undefined) {
    const { do: way, ...values } = mine;
    return { way, values: values as { [field: string]: Value } };
  }
  return draftOf(form, waysOf(form)[0] as string);
}

/** Chooses an option, or takes it back; one too many pushes the oldest out. */
export function toggled(form: Form, draft: Draft, name: string, option: Option): Draft {
  const way = form[draft.way];
  const field = way?.fields[name];
  if (!isPick(field) || !field.pick.includes(option)) return draft;
  const before = draft.values[name] as readonly Option[];
  const without = before.filter((one) => one !== option);
  const after = before.includes(option) ? without : [...without, option].slice(-field.max);
  const values: { [field: string]: Value } = { ...draft.values, [name]: after };
  if (way?.apart?.includes(name)) {
    for (const other of way.apart) {
      if (other === name) continue;
      values[other] = (values[other] as readonly Option[]).filter((one) => !after.includes(one));
    }
  }
  return { ...draft, values };
}

export const withValue = (draft: Draft, name: string, value: Value): Draft => ({
  ...draft,
  values: { ...draft.values, [name]: value },
});

export const answerOf = ({ way, values }: Draft): Answer => ({ ...values, do: way }) as Answer;
export const isComplete = (form: Form, draft: Draft): boolean => misfit(form, answerOf(draft)) === undefined;

/** The pick fields of one kind in the way chosen. */
export function fieldsOf(form: Form, draft: Draft, of: string): readonly string[] {
  const fields = form[draft.way]?.fields ?? {};
  return Object.keys(fields).filter((name) => {
    const field = fields[name];
    return isPick(field) && field.of === of;
  });
}

/** Where a touch on an option goes: to the field that holds it, else the first with room, else the last that offers it. */
export function fieldFor(form: Form, draft: Draft, of: string, option: Option): string | undefined {
  const pick = (name: string): Pick => form[draft.way]?.fields[name] as Pick;
  const held = (name: string): readonly Option[] => draft.values[name] as readonly Option[];
  const offering = fieldsOf(form, draft, of).filter((name) => pick(name).pick.includes(option));
  return (
    offering.find((name) => held(name).includes(option)) ??
    offering.find((name) => held(name).length < pick(name).max) ??
    offering.at(-1)
  );
}

/** Whether the form offers this option anywhere in the way chosen. */
export const offers = (form: Form, draft: Draft, of: string, option: Option): boolean =>
  fieldFor(form, draft, of, option) !== undefined;

/** What is chosen of one kind, in order. */
export const chosenOf = (form: Form, draft: Draft, of: string): readonly Option[] =>
  fieldsOf(form, draft, of).flatMap((name) => draft.values[name] as readonly Option[]);
