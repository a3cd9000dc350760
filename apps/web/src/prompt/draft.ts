import {
  type Answer,
  at,
  type Field,
  type Form,
  misfit,
  type Option,
  type Pick,
  type Value,
} from '@veillee/kernel';

/** What is asked: its name, and the form to answer it in. */
export interface Asked {
  readonly topic: string;
  readonly form: Form;
}

/** An answer in the making: the way chosen and what its fields hold so far. */
export interface Draft {
  readonly way: string;
  readonly values: { readonly [field: string]: Value };
}

export const isPick = (field: Field | undefined): field is Pick => field !== undefined && 'pick' in field;

/** The options that a field of picks holds; none where it holds anything else. */
export const pickedIn = (value: Value | undefined): readonly Option[] =>
  typeof value === 'object' ? value : [];

const empty = (field: Field): Value => (isPick(field) ? [] : 'amount' in field ? field.amount.from : '');

export function draftOf(form: Form, way: string): Draft {
  const fields = Object.entries(form[way]?.fields ?? {});
  return { way, values: Object.fromEntries(fields.map(([name, field]) => [name, empty(field)])) };
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
    return { way, values };
  }
  return draftOf(form, at(waysOf(form), 0));
}

/** Chooses an option, or takes it back; one too many pushes the oldest out. */
export function toggled(form: Form, draft: Draft, name: string, option: Option): Draft {
  const way = form[draft.way];
  const field = way?.fields[name];
  if (!isPick(field) || !field.pick.includes(option)) return draft;
  const before = pickedIn(draft.values[name]);
  const without = before.filter((one) => one !== option);
  const after = before.includes(option) ? without : [...without, option].slice(-field.max);
  const values: { [field: string]: Value } = { ...draft.values, [name]: after };
  if (way?.apart?.includes(name)) {
    for (const other of way.apart) {
      if (other !== name) values[other] = pickedIn(values[other]).filter((one) => !after.includes(one));
    }
  }
  return { ...draft, values };
}

export const withValue = (draft: Draft, name: string, value: Value): Draft => ({
  ...draft,
  values: { ...draft.values, [name]: value },
});

export const answerOf = ({ way, values }: Draft): Answer => ({ ...values, do: way });
export const isComplete = (form: Form, draft: Draft): boolean => misfit(form, answerOf(draft)) === undefined;

/** The pick fields of one kind in the way chosen, each with what it holds so far. */
function picksOf(form: Form, draft: Draft, of: string) {
  return Object.entries(form[draft.way]?.fields ?? {}).flatMap(([name, field]) =>
    isPick(field) && field.of === of ? [{ name, field, held: pickedIn(draft.values[name]) }] : [],
  );
}

/** Whether the way chosen asks for this kind at all. */
export const asksFor = (form: Form, draft: Draft, of: string): boolean => picksOf(form, draft, of).length > 0;

/** Where a touch on an option goes: to the field that holds it, else the first with room, else the last that offers it. */
export function fieldFor(form: Form, draft: Draft, of: string, option: Option): string | undefined {
  const offering = picksOf(form, draft, of).filter(({ field }) => field.pick.includes(option));
  const found =
    offering.find(({ held }) => held.includes(option)) ??
    offering.find(({ held, field }) => held.length < field.max) ??
    offering.at(-1);
  return found?.name;
}

/** What is chosen of one kind, in order. */
export const chosenOf = (form: Form, draft: Draft, of: string): readonly Option[] =>
  picksOf(form, draft, of).flatMap(({ held }) => held);
