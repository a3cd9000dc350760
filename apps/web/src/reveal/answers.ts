import type { Answer, Form, Sight } from '@veillee/kernel';
import type { Face, Shown } from '../games/face.ts';
import { askWords, optionWords, wayWords } from '../games/words.ts';

/** What a chair was asked, as it can be read again: the question and what it offered. */
export interface Question {
  readonly topic: string;
  readonly asks: string;
  readonly offers: readonly string[];
  readonly mine: string | null;
}

function offersOf(face: Face, topic: string, form: Form, shown: Shown): string[] {
  return Object.entries(form).map(([way, { fields }]) => {
    const options = Object.values(fields).flatMap((field) =>
      'pick' in field ? field.pick.map((option) => optionWords(face, field.of, option, shown)) : [],
    );
    const name = wayWords(face, topic, way, shown.say);
    return options.length === 0 || options.length > 12 ? name : `${name} (${options.join(', ')})`;
  });
}

/** An answer in words: the way, then what was chosen on it. */
export function answerWords(face: Face, topic: string, form: Form, answer: Answer, shown: Shown): string {
  const { do: way, ...given } = answer;
  const fields = form[way]?.fields ?? {};
  const chosen = Object.entries(given).map(([name, value]) => {
    const field = fields[name];
    if (!Array.isArray(value)) return String(value);
    const of = field !== undefined && 'pick' in field ? field.of : name;
    return value.map((option) => optionWords(face, of, option, shown)).join(', ');
  });
  return [wayWords(face, topic, way, shown.say), ...chosen.filter(Boolean)].join(', ');
}

export const questionsOf = (face: Face, shown: Shown): readonly Question[] =>
  shown.sight.prompts.map(({ topic, form, params, mine }) => ({
    topic,
    asks: askWords(face, topic, params, shown.say),
    offers: offersOf(face, topic, form, shown),
    mine: mine === null ? null : answerWords(face, topic, form, mine, shown),
  }));

/** The answer given to a prompt or by a right that was open in the sight before. */
export function givenWords(
  face: Face,
  before: Sight,
  given: { readonly prompt: number | string; readonly answer: Answer },
  shown: Shown,
): string | null {
  const asked =
    before.prompts.find(({ number }) => number === given.prompt) ??
    before.rights.find(({ topic }) => topic === given.prompt);
  if (asked === undefined) return null;
  return answerWords(face, asked.topic, asked.form, given.answer, shown);
}
