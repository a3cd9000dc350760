import { type Signal, useSignal } from '@preact/signals';
import type { Answer, Chair, Form, Option, Right, Sight } from '@veillee/kernel';
import { match, tell } from '../line/session.ts';
import { words } from '../words/language.ts';
import {
  answerOf,
  asksFor,
  chosenOf,
  type Draft,
  draftOf,
  fieldFor,
  freshDraft,
  isComplete,
  toggled,
} from './draft.ts';
import { keepMarks, keepNotes, notes } from './notes.ts';
import { type Put, type Question, useQuestion } from './useQuestion.ts';

/** What one does on the table now: answer a question, or, asleep, something that looks alike. */
export interface Hand extends Question, Touching, Sending {
  readonly form: Form;
  readonly draft: Draft;
  /** Nothing of it reaches the match: it goes to one's own notes. */
  readonly asleep: boolean;
  readonly complete: boolean;
  /** Said after a try that does not count. */
  readonly hint: string;
  change(draft: Draft): void;
}

interface Touching {
  /** Whether this option can be touched now. */
  takes(of: string, option: Option): boolean;
  chosen(of: string): readonly Option[];
  press(of: string, option: Option): void;
}

interface Sending {
  send(): void;
  pass(): void;
}

/** How a game shapes what is done on the table. */
export interface Shape {
  /** A touch is the answer at once. */
  atOnce(topic: string): boolean;
  /** How many players a sleeper may touch. */
  touches(sight: Sight): number;
}

/** What a touch on a seat means now: the kind of option that is asked for. */
export const touchedKind = (
  { form, draft }: Pick<Hand, 'form' | 'draft'>,
  seated: readonly string[],
): string => seated.find((of) => asksFor(form, draft, of)) ?? 'seat';

/** The harmless form of a sleeper: players suspected or trusted, as many as the called one may touch. */
function sleepForm(seats: number, max: number): Form {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const fields = { players: { pick: all, of: 'seat', min: 1, max } };
  return { suspect: { fields }, trust: { fields }, none: { fields }, pass: { fields: {} } };
}

interface Kept {
  /** Which question, or which moment of sleep, the rest is about. */
  readonly key: string;
  readonly draft: Draft | null;
  /** What was touched that nobody asked for: it lights up and means nothing. */
  readonly idle: readonly { readonly of: string; readonly option: Option }[];
  readonly hint: string;
}

/** A standing right that one is about to use. */
export interface Using {
  readonly right: Right;
  /** What is already chosen of it. */
  readonly begun?: Answer | undefined;
  /** It was used, or left alone. */
  done(): void;
}

/** An answer in the making, and what it is made for. */
interface Making {
  readonly prompt: Put | null;
  readonly using: Using | null;
  readonly form: Form;
  readonly draft: Draft;
  readonly complete: boolean;
  readonly dark: boolean;
  readonly kept: Kept;
  keep(more: Partial<Kept>): void;
}

/**
 * In the dark everything can be touched and every form has two choices, a pass and a confirmation, so that fingers
 * tell nothing: who has a single way to answer can turn aside to notes of his own instead.
 */
export function useHand(sight: Sight, dark: boolean, shape: Shape, using: Using | null = null): Hand | null {
  const memory = useSignal<Kept | null>(null);
  const question = useQuestion(sight, dark, using?.right ?? null);
  const { prompt } = question;
  if (prompt === null && !(dark && typeof sight.chair === 'number')) return null;
  const form = prompt?.form ?? sleepForm(match.value?.holders.length ?? 0, shape.touches(sight));
  const { aside } = question;
  const key = prompt === null ? `sleep.${sight.clock?.step}.${aside}` : `ask.${prompt.number}`;
  const making = {
    prompt,
    dark,
    using,
    ...inTheMaking(memory, key, form, using?.begun ?? prompt?.mine ?? null, aside),
  };
  return {
    ...question,
    form,
    draft: making.draft,
    asleep: prompt === null,
    complete: making.complete,
    hint: making.kept.hint,
    change: (next) => making.keep({ draft: next }),
    ...touching(making, prompt !== null && shape.atOnce(prompt.topic)),
    ...sending(making, sight.chair),
  };
}

/** The draft kept of this question, or a new one. */
function inTheMaking(
  memory: Signal<Kept | null>,
  key: string,
  form: Form,
  mine: Answer | null,
  aside: string | null,
): Omit<Making, 'prompt' | 'dark' | 'using'> {
  const kept: Kept = memory.value?.key === key ? memory.value : { key, draft: null, idle: [], hint: '' };
  const stands = kept.draft !== null && Object.hasOwn(form, kept.draft.way);
  const fresh = (): Draft => (aside === null ? freshDraft(form, mine) : draftOf(form, aside));
  const draft = stands && kept.draft !== null ? kept.draft : fresh();
  const keep = (more: Partial<Kept>): void => {
    memory.value = { ...kept, hint: '', ...more };
  };
  return { form, draft, complete: isComplete(form, draft), kept, keep };
}

function touching(making: Making, atOnce: boolean): Touching {
  const { form, draft, dark, kept, keep } = making;
  const touch = (next: Draft): void => {
    if (!atOnce) keep({ draft: next });
    else if (isComplete(form, next)) {
      keep({ draft: next });
      submit(making, answerOf(next));
    }
  };
  return {
    takes: (of, option) => dark || fieldFor(form, draft, of, option) !== undefined,
    chosen: (of) => [
      ...chosenOf(form, draft, of),
      ...kept.idle.flatMap((one) => (one.of === of ? [one.option] : [])),
    ],
    press(of, option) {
      const field = fieldFor(form, draft, of, option);
      if (field !== undefined) touch(toggled(form, draft, field, option));
      else if (asksFor(form, draft, of)) keep({ hint: words.value.play.notThis });
      else {
        const without = kept.idle.filter((one) => one.of !== of || one.option !== option);
        keep({ idle: without.length < kept.idle.length ? without : [...without, { of, option }] });
      }
    },
  };
}

function sending(making: Making, me: Chair): Sending {
  const { prompt, form, draft, complete, dark, using, keep } = making;
  const mustChoose = (): void => keep({ hint: words.value.play.mustChoose });
  return {
    send() {
      if (!complete) mustChoose();
      else if (prompt === null) void noteDown(making, me);
      else submit(making, answerOf(draft));
    },
    pass() {
      if (prompt !== null && Object.hasOwn(form, 'pass')) {
        submit(making, { do: 'pass' });
        return;
      }
      // Passing sends a frame in any case: one who sleeps, or may not pass, writes his notes as they are.
      if (dark) void keepNotes(notes.value);
      if (using !== null) using.done();
      else if (prompt === null) keep({ draft: freshDraft(form, null), idle: [] });
      else mustChoose();
    },
  };
}

async function submit({ prompt, using }: Making, answer: Answer): Promise<void> {
  if (prompt === null) return;
  const no = await tell({ t: 'answer', prompt: prompt.number, answer });
  if (no === undefined) using?.done();
}

/** What a sleeper's touches become: marks in his own notes. */
async function noteDown({ form, draft, keep }: Making, me: Chair): Promise<void> {
  const holders = match.value?.holders ?? [];
  const people = chosenOf(form, draft, 'seat').flatMap((seat) =>
    seat === me || typeof seat !== 'number' ? [] : (holders[seat] ?? []),
  );
  const begun = { draft: freshDraft(form, null), idle: [] };
  keep(begun);
  const mark = draft.way === 'none' ? null : draft.way === 'trust' ? 'trust' : 'suspect';
  const no = await keepMarks(people, mark);
  if (no === undefined) keep({ ...begun, hint: words.value.play.noted });
}
