import { useSignal } from '@preact/signals';
import type { Prompt, Right, Sight } from '@veillee/kernel';

/** Something to answer: a question by its number, or a standing right by its topic. */
export interface Put extends Omit<Prompt, 'number' | 'ends'> {
  readonly number: number | string;
}

/** Which of the questions put to me is being answered. */
export interface Question {
  /** What is being answered; null while one sleeps or turned aside. */
  readonly prompt: Put | null;
  /** What is asked, turned aside or not. */
  readonly asked: Put | null;
  /** All that is asked at once. */
  readonly questions: readonly Prompt[];
  /** Takes up one of them. */
  choose(number: number): void;
  /** What one notes down instead of answering; null while one answers. */
  readonly aside: string | null;
  turnAside(to: string | null): void;
}

/** A question without fields and with one way: a mere yes, which needs no table. */
export const isNod = ({ form }: Prompt): boolean => {
  const [way, ...others] = Object.values(form);
  return way !== undefined && others.length === 0 && Object.keys(way.fields).length === 0;
};

/** `right`: one's own wish to use a standing right comes before what is asked. */
export function useQuestion(sight: Sight, dark: boolean, right: Right | null): Question {
  const chosen = useSignal<number | null>(null);
  const aside = useSignal<{ readonly of: Put['number']; readonly to: string } | null>(null);
  const questions = sight.prompts.filter((one) => dark || !isNod(one));
  const asked: Put | null =
    (right === null ? null : { ...right, number: right.topic, mine: null }) ??
    questions.find(({ number }) => number === chosen.value) ??
    questions.find(({ mine }) => mine === null) ??
    questions[0] ??
    null;
  const turned = dark && asked !== null && aside.value?.of === asked.number;
  return {
    prompt: turned ? null : asked,
    aside: turned ? (aside.value?.to ?? null) : null,
    asked,
    questions,
    choose(number) {
      chosen.value = number;
    },
    turnAside(to) {
      aside.value = to === null || asked === null ? null : { of: asked.number, to };
    },
  };
}
