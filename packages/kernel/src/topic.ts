import type { Answer, AnswerTo, Form } from './form.ts';

/** An answer under the name of what was asked: a settled question's, or a right's that was used. */
export interface Given {
  readonly topic: string;
  readonly answer: Answer | null;
}

/** Something asked under one name: its form and every answer to it have one type. */
export interface Topic<F extends Form, About extends readonly unknown[] = readonly unknown[]> {
  readonly topic: string;
  form(...about: About): F;
  /** The question's name and form, to be put. */
  put(...about: About): { readonly topic: string; readonly form: F };
  /** What was answered to it: null where there is no answer in common, undefined where it is another's. */
  answerIn(given: Given): AnswerTo<F> | null | undefined;
  /** What each of those asked together proposed. */
  proposalsIn(reply: {
    readonly topic: string;
    readonly proposals: readonly (Answer | null)[];
  }): readonly (AnswerTo<F> | null)[];
}

/** Answers reach the rules only after `misfit` found that they fit: here, and nowhere else, they get the form's type. */
export const asFitting = <F extends Form>(answer: Answer): AnswerTo<F> => answer as AnswerTo<F>;

export function topic<const F extends Form, About extends readonly unknown[]>(
  name: string,
  form: (...about: About) => F,
): Topic<F, About> {
  return {
    topic: name,
    form,
    put: (...about) => ({ topic: name, form: form(...about) }),
    answerIn: (given) =>
      given.topic !== name ? undefined : given.answer === null ? null : asFitting<F>(given.answer),
    proposalsIn: (reply) =>
      reply.topic !== name
        ? []
        : reply.proposals.map((proposal) => (proposal === null ? null : asFitting<F>(proposal))),
  };
}
