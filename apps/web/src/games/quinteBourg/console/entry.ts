import type { Answer, Form, Option } from '@veillee/kernel';
import {
  answerOf,
  type Draft,
  draftOf,
  freshDraft,
  isComplete,
  isPick,
  pickedIn,
  toggled,
  waysOf,
  withValue,
} from '../../../prompt/draft.ts';
import { meantBy } from './find.ts';

/** An answer that is being typed: what is settled of it, and the letters that are not yet. */
export interface Entry {
  readonly draft: Draft;
  readonly typed: string;
}

/** Something that letters may stand for: a way to answer, or an option in one. */
export interface Candidate {
  readonly way: string;
  readonly field: string | null;
  readonly option: Option | null;
  readonly words: string;
}

/** How a form is worded. */
export interface Wording {
  way(way: string): string;
  option(of: string, option: Option): string;
}

export const freshEntry = (form: Form, answered: Answer | null): Entry => ({
  draft: freshDraft(form, answered),
  typed: '',
});

/** Whether something of the way chosen was written. */
export const isBegun = (form: Form, { way, values }: Draft): boolean =>
  JSON.stringify(values) !== JSON.stringify(draftOf(form, way).values);

function candidatesIn(form: Form, way: string, draft: Draft, say: Wording): Candidate[] {
  const fields = Object.entries(form[way]?.fields ?? {});
  if (fields.length === 0) return [{ way, field: null, option: null, words: say.way(way) }];
  const wanted = fields.find(
    ([name, field]) =>
      isPick(field) && (way !== draft.way || pickedIn(draft.values[name]).length < field.max),
  );
  if (wanted === undefined) return [];
  const [name, field] = wanted;
  if (!isPick(field)) return [];
  const held = way === draft.way ? pickedIn(draft.values[name]) : [];
  return field.pick
    .filter((option) => !held.includes(option))
    .map((option) => ({ way, field: name, option, words: say.option(field.of, option) }));
}

/** What the letters typed may mean; what the chosen way asks for comes before what another would. */
export function candidatesFor(form: Form, { draft, typed }: Entry, say: Wording): readonly Candidate[] {
  const here = meantBy(typed, candidatesIn(form, draft.way, draft, say));
  if (here.length > 0 || isBegun(form, draft)) return here;
  const elsewhere = waysOf(form).filter((way) => way !== draft.way);
  return meantBy(
    typed,
    elsewhere.flatMap((way) => candidatesIn(form, way, draft, say)),
  );
}

/** The way that what is typed would choose. */
function chosen(form: Form, draft: Draft, { way, field, option }: Candidate): Draft {
  const base = way === draft.way ? draft : draftOf(form, way);
  return field === null || option === null ? base : toggled(form, base, field, option);
}

/** Fields of the way that come after one: what is still to be written, or may be. */
function leavesMore(form: Form, draft: Draft, name: string | null): boolean {
  const fields = Object.entries(form[draft.way]?.fields ?? {});
  return fields.some(([field, shape]) =>
    isPick(shape) ? pickedIn(draft.values[field]).length < shape.max : field !== name,
  );
}

const amountField = (form: Form, draft: Draft) =>
  Object.entries(form[draft.way]?.fields ?? {}).find(([, field]) => 'amount' in field);

/** The draft as it would be with what is typed; undefined where that means nothing, or too much. */
export function settledDraft(form: Form, entry: Entry, say: Wording): Draft | undefined {
  const { draft, typed } = entry;
  if (typed.trim() === '') return draft;
  const amount = amountField(form, draft);
  if (amount !== undefined && /^\d{1,3}$/.test(typed.trim()))
    return withValue(draft, amount[0], Number(typed));
  const [only, ...more] = candidatesFor(form, entry, say);
  return only === undefined || more.length > 0 ? undefined : chosen(form, draft, only);
}

/** What the return key does: goes on typing with what is settled, sends the answer, or nothing. */
export type Returned = { readonly entry: Entry } | { readonly send: Answer } | null;

export function returned(form: Form, entry: Entry, say: Wording): Returned {
  const settled = settledDraft(form, entry, say);
  if (settled === undefined) return null;
  const isTyped = entry.typed.trim() !== '';
  const complete = isComplete(form, settled);
  if (!isTyped && !isBegun(form, settled) && !isChosenAsItStands(form, settled)) return null;
  const [only] = isTyped ? candidatesFor(form, entry, say) : [];
  if (
    complete &&
    !(isTyped && leavesMore(form, settled, only?.field ?? amountField(form, settled)?.[0] ?? null))
  )
    return { send: answerOf(settled) };
  return isTyped ? { entry: { draft: settled, typed: '' } } : null;
}

/**
 * Nothing is sent that nobody has written: an empty line answers only what asks for nothing, or a way that stands there
 * as the chosen one of several.
 */
const isChosenAsItStands = (form: Form, { way }: Draft): boolean =>
  Object.keys(form).length === 1 ||
  (waysOf(form).length > 1 && Object.keys(form[way]?.fields ?? {}).length === 0);

/**
 * The one way that asks for nothing more, where there are others: to pass, to name nobody, to leave it to chance. Beside
 * another one a blank vote does not count: it has a key of its own.
 */
export function passOf(form: Form): Answer | undefined {
  const bare = Object.keys(form).filter((way) => Object.keys(form[way]?.fields ?? {}).length === 0);
  const [way, ...others] = bare.length > 1 ? bare.filter((one) => one !== 'blank') : bare;
  return way === undefined || others.length > 0 || Object.keys(form).length === 1 ? undefined : { do: way };
}

/** A draft in which chance has chosen whatever was left open. */
export function byLot(form: Form, draft: Draft, chance: () => number): Draft {
  let filled = draft;
  for (const [name, field] of Object.entries(form[draft.way]?.fields ?? {})) {
    if (!isPick(field)) continue;
    const held = pickedIn(filled.values[name]);
    const left = field.pick.filter((option) => !held.includes(option));
    for (let missing = field.min - held.length; missing > 0 && left.length > 0; missing -= 1) {
      const [drawn] = left.splice(Math.floor(chance() * left.length), 1);
      if (drawn !== undefined) filled = toggled(form, filled, name, drawn);
    }
  }
  return filled;
}

/** Whether so much is asked at once that one would rather leave it to chance. */
export const isLong = (form: Form, { way }: Draft): boolean =>
  Object.values(form[way]?.fields ?? {}).filter(isPick).length > 2;

/** The one option that a draft picks, as an outlook names it. */
export function pickIn(form: Form, { way, values }: Draft): Option | null {
  const picks = Object.entries(form[way]?.fields ?? {}).flatMap(([name, field]) =>
    isPick(field) ? pickedIn(values[name]) : [],
  );
  return picks[0] ?? null;
}

/** An answer in words: what was chosen, else which way. */
export function answerWords(form: Form, answer: Answer, say: Wording): string {
  const chosen = Object.entries(form[answer.do]?.fields ?? {}).flatMap(([name, field]) =>
    isPick(field)
      ? pickedIn(answer[name]).map((option) => say.option(field.of, option))
      : [String(answer[name] ?? '')],
  );
  return chosen.filter(Boolean).join(', ') || say.way(answer.do);
}
