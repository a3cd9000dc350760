import { useSignal } from '@preact/signals';
import type { Answer, Form, Option, Prompt, Sight } from '@veillee/kernel';
import { match, tell } from '../line/session.ts';
import { words } from '../words/language.ts';
import {
  answerOf,
  chosenOf,
  type Draft,
  fieldFor,
  fieldsOf,
  freshDraft,
  isComplete,
  toggled,
} from './draft.ts';
import { keepMarks, keepNotes, notes } from './notes.ts';

/** What one does on the table now: answer a question, or, asleep, something that looks alike. */
export interface Hand {
  /** What is being answered; null while one sleeps or turned aside. */
  readonly prompt: Prompt | null;
  /** What is asked, turned aside or not. */
  readonly asked: Prompt | null;
  /** All that is asked at once, and which of it to answer now. */
  readonly open: readonly Prompt[];
  look(number: number): void;
  readonly form: Form;
  readonly draft: Draft;
  /** Nothing of it reaches the match: it goes to one's own notes. */
  readonly asleep: boolean;
  readonly complete: boolean;
  /** Said after a try that does not count. */
  readonly hint: string;
  /** Whether this option can be touched now. */
  takes(of: string, option: Option): boolean;
  chosen(of: string): readonly Option[];
  press(of: string, option: Option): void;
  change(draft: Draft): void;
  turnAside(on: boolean): void;
  send(): void;
  pass(): void;
}

/** How a game shapes what is done on the table. */
export interface Shape {
  /** A touch is the answer at once. */
  atOnce?(topic: string): boolean;
  touches?(sight: Sight): number;
}

/** The harmless form of a sleeper: players suspected or trusted, as many as the called one may touch. */
function sleepForm(seats: number, max: number): Form {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const fields = { players: { pick: all, of: 'seat', min: 1, max } };
  return { suspect: { fields }, trust: { fields }, pass: { fields: {} } };
}

/** A question without fields and with one way: a mere yes, which needs no table. */
export const isNod = ({ form }: Prompt): boolean => {
  const ways = Object.values(form);
  return ways.length === 1 && Object.keys(ways[0]?.fields ?? {}).length === 0;
};

interface Kept {
  /** Which question, or which moment of sleep, the rest is about. */
  readonly key: string;
  readonly draft: Draft | null;
  /** What was touched that nobody asked for: it lights up and means nothing. */
  readonly idle: readonly string[];
  readonly hint: string;
}

/**
 * In the dark everything can be touched and every form has two choices, a pass and a confirmation, so that fingers
 * tell nothing: who has a single way to answer can turn aside to notes of his own instead.
 */
export function useHand(sight: Sight, dark: boolean, shape: Shape = {}): Hand | null {
  const memory = useSignal<Kept | null>(null);
  const aside = useSignal<number | null>(null);
  const seats = match.value?.holders.length ?? 0;
  const looked = useSignal<number | null>(null);
  const open = sight.prompts.filter((one) => dark || !isNod(one));
  const asked =
    open.find(({ number }) => number === looked.value) ??
    open.find(({ mine }) => mine === null) ??
    open[0] ??
    null;
  const turned = dark && asked !== null && aside.value === asked.number;
  const prompt = turned ? null : asked;
  if (prompt === null && !(dark && typeof sight.chair === 'number')) return null;
  const form = prompt?.form ?? sleepForm(seats, shape.touches?.(sight) ?? 2);
  const key = prompt === null ? `sleep.${sight.clock?.step}` : `ask.${prompt.number}`;
  const kept: Kept = memory.value?.key === key ? memory.value : { key, draft: null, idle: [], hint: '' };
  const keep = (more: Partial<Kept>): void => {
    memory.value = { ...kept, hint: '', ...more };
  };
  const stands = kept.draft !== null && Object.hasOwn(form, kept.draft.way);
  const draft = stands ? (kept.draft as Draft) : freshDraft(form, prompt?.mine ?? null);
  const complete = isComplete(form, draft);
  const must = (): void => keep({ hint: words.value.play.mustChoose });
  const note = async (): Promise<void> => {
    const holders = match.value?.holders ?? [];
    const people = chosenOf(form, draft, 'seat')
      .filter((seat) => seat !== sight.chair)
      .map((seat) => holders[seat as number] as number);
    keep({ draft: freshDraft(form, null), idle: [] });
    const no = await keepMarks(people, draft.way === 'trust' ? 'trust' : 'suspect');
    if (no === undefined) keep({ draft: freshDraft(form, null), idle: [], hint: words.value.play.noted });
  };
  // Passing sends a frame in any case: one who sleeps, or may not pass, writes his notes as they are.
  const rustle = (): void => {
    if (dark) void keepNotes(notes.value);
  };
  const answer = (given: Answer): void => {
    if (prompt !== null) void tell({ t: 'answer', prompt: prompt.number, answer: given });
  };
  const touch = (next: Draft): void => {
    if (prompt === null || !shape.atOnce?.(prompt.topic)) keep({ draft: next });
    else if (isComplete(form, next)) {
      keep({ draft: next });
      answer(answerOf(next));
    }
  };
  return {
    prompt,
    asked,
    open,
    look: (number) => {
      looked.value = number;
    },
    form,
    draft,
    asleep: prompt === null,
    complete,
    hint: kept.hint,
    takes: (of, option) => dark || fieldFor(form, draft, of, option) !== undefined,
    chosen: (of) => [
      ...chosenOf(form, draft, of),
      ...kept.idle.filter((one) => one.startsWith(`${of}:`)).map((one) => unnamed(one.slice(of.length + 1))),
    ],
    press(of, option) {
      const field = fieldFor(form, draft, of, option);
      const name = `${of}:${option}`;
      if (field !== undefined) touch(toggled(form, draft, field, option));
      else if (fieldsOf(form, draft, of).length > 0) keep({ hint: words.value.play.notThis });
      else {
        const without = kept.idle.filter((one) => one !== name);
        keep({ idle: without.length < kept.idle.length ? without : [...without, name] });
      }
    },
    change: (next) => keep({ draft: next }),
    turnAside: (on) => {
      aside.value = on ? (asked?.number ?? null) : null;
    },
    send() {
      if (!complete) must();
      else if (prompt === null) void note();
      else answer(answerOf(draft));
    },
    pass() {
      if (prompt !== null && Object.hasOwn(form, 'pass')) {
        answer({ do: 'pass' });
        return;
      }
      rustle();
      if (prompt === null) keep({ draft: freshDraft(form, null), idle: [] });
      else must();
    },
  };
}

const unnamed = (text: string): Option => (/^\d+$/.test(text) ? Number(text) : text);
