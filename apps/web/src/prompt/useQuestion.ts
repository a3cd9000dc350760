import { useSignal } from '@preact/signals';
import type { Prompt, Sight } from '@veillee/kernel';

/** Which of the questions put to me is being answered. */
export interface Question {
  /** What is being answered; null while one sleeps or turned aside. */
  readonly prompt: Prompt | null;
  /** What is asked, turned aside or not. */
  readonly asked: Prompt | null;
  /** All that is asked at once. */
  readonly questions: readonly Prompt[];
  /** Takes up one of them. */
  choose(number: number): void;
  turnAside(on: boolean): void;
}

/** A question without fields and with one way: a mere yes, which needs no table. */
export const isNod = ({ form }: Prompt): boolean => {
  const [way, ...others] = Object.values(form);
  return way !== undefined && others.length === 0 && Object.keys(way.fields).length === 0;
};

export function useQuestion(sight: Sight, dark: boolean): Question {
  const chosen = useSignal<number | null>(null);
  const aside = useSignal<number | null>(null);
  const questions = sight.prompts.filter((one) => dark || !isNod(one));
  const asked =
    questions.find(({ number }) => number === chosen.value) ??
    questions.find(({ mine }) => mine === null) ??
    questions[0] ??
    null;
  const turned = dark && asked !== null && aside.value === asked.number;
  return {
    prompt: turned ? null : asked,
    asked,
    questions,
    choose(number) {
      chosen.value = number;
    },
    turnAside(on) {
      aside.value = on ? (asked?.number ?? null) : null;
    },
  };
}
