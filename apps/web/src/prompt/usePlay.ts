import { useSignal } from '@preact/signals';
import type { Form, Option, Prompt, Sight } from '@veillee/kernel';
import { match, tell } from '../line/session.ts';
import { words } from '../words/language.ts';
import { answerOf, chosenOf, type Draft, fieldFor, freshDraft, isComplete, toggled } from './draft.ts';
import { keepMarks } from './notes.ts';

/** What one does on the table now: answer a question, or, asleep, something that looks alike. */
export interface Hand {
  readonly prompt: Prompt | null;
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
  send(): void;
  pass(): void;
}

/** The harmless form of a sleeper: as many players as one likes, suspected or trusted. */
function sleepForm(sight: Sight, seats: number): Form {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== sight.chair);
  const fields = { players: { pick: others, of: 'seat', min: 1, max: 2 } };
  return { suspect: { fields }, trust: { fields }, pass: { fields: {} } };
}

/** A question without fields and with one way: a mere yes, which needs no table. */
export const isNod = ({ form }: Prompt): boolean => {
  const ways = Object.values(form);
  return ways.length === 1 && Object.keys(ways[0]?.fields ?? {}).length === 0;
};

export function useHand(sight: Sight, dark: boolean): Hand | null {
  const kept = useSignal<{ readonly key: string; readonly draft: Draft } | null>(null);
  const said = useSignal<{ readonly key: string; readonly text: string } | null>(null);
  const seats = match.value?.holders.length ?? 0;
  const prompt = sight.prompts.find((one) => !isNod(one)) ?? null;
  const sleeps = prompt === null && dark && typeof sight.chair === 'number';
  if (prompt === null && !sleeps) return null;
  const form = prompt?.form ?? sleepForm(sight, seats);
  const key = prompt === null ? `sleep.${sight.clock?.step}` : `ask.${prompt.number}`;
  const held = kept.value?.key === key ? kept.value.draft : null;
  const stands = held !== null && Object.hasOwn(form, held.way);
  const draft = stands ? held : freshDraft(form, prompt?.mine ?? null);
  const complete = isComplete(form, draft);
  const change = (next: Draft): void => {
    kept.value = { key, draft: next };
    said.value = null;
  };
  const hintAt = (text: string): void => {
    said.value = { key, text };
  };
  const rest = (): void => {
    kept.value = { key, draft: freshDraft(form, null) };
  };
  const sleep = async (): Promise<void> => {
    const holders = match.value?.holders ?? [];
    const people = chosenOf(form, draft, 'seat').map((seat) => holders[seat as number] as number);
    rest();
    const no = await keepMarks(people, draft.way === 'trust' ? 'trust' : 'suspect');
    if (no === undefined) hintAt(words.value.play.noted);
  };
  return {
    prompt,
    form,
    draft,
    asleep: prompt === null,
    complete,
    hint: said.value?.key === key ? said.value.text : '',
    takes: (of, option) => fieldFor(form, draft, of, option) !== undefined,
    chosen: (of) => chosenOf(form, draft, of),
    press(of, option) {
      const field = fieldFor(form, draft, of, option);
      if (field !== undefined) change(toggled(form, draft, field, option));
    },
    change,
    send() {
      if (!complete) hintAt(words.value.play.mustChoose);
      else if (prompt === null) void sleep();
      else void tell({ t: 'answer', prompt: prompt.number, answer: answerOf(draft) });
    },
    pass() {
      if (prompt === null) rest();
      else if (Object.hasOwn(form, 'pass'))
        void tell({ t: 'answer', prompt: prompt.number, answer: { do: 'pass' } });
      else hintAt(words.value.play.mustChoose);
    },
  };
}
