import {
  type AnswerTo,
  type Form,
  type Reply,
  type Seat,
  type Topic,
  topic,
  type Way,
} from '@veillee/kernel';
import type { FormOf, Ways } from './asking.ts';

/** A form of these ways: `formOf({ no: {}, yes: {} })`. */
export function formOf<W extends Ways>(ways: W): FormOf<W> {
  const form: { [way: string]: Way } = {};
  for (const name in ways) {
    const fields = ways[name];
    if (fields !== undefined) form[name] = { fields };
  }
  // Built way by way from the very names and fields its type tells.
  return form as FormOf<W>;
}

/** The same form with some ways closed. */
export function closing<F extends Form>(form: F, ...closed: readonly (keyof F & string)[]): F {
  const open: { [way: string]: Way } = {};
  for (const name in form) {
    const way = form[name];
    if (way !== undefined && !closed.includes(name)) open[name] = way;
  }
  // It keeps its type: a way that is not there is one that no answer can name.
  return open as F;
}

/** A topic whose form is always the same; made once, it is seen at a glance that it has not changed. */
export const plainTopic = <F extends Form>(name: string, form: F): Topic<F, []> => topic(name, () => form);

/** Who answered a question that was put to one player. */
export function answererOf({ topic, to }: Reply): Seat {
  const [chair] = to;
  if (typeof chair !== 'number') throw new Error(`"${topic}" was not put to a player`);
  return chair;
}

/** What each of those answered who were asked a topic apart. */
export const answersTo = <F extends Form>(
  topic: Topic<F>,
  replies: readonly Reply[],
): readonly { readonly by: Seat; readonly answer: AnswerTo<F> }[] =>
  replies.flatMap((reply) => {
    const answer = topic.answerIn(reply);
    return answer === undefined || answer === null ? [] : [{ by: answererOf(reply), answer }];
  });

/** What was answered to a topic; undefined where it was not asked, or no answer came. */
export function answerTo<F extends Form>(
  topic: Topic<F>,
  replies: readonly Reply[],
): AnswerTo<F> | undefined {
  for (const reply of replies) {
    const answer = topic.answerIn(reply);
    if (answer !== undefined) return answer ?? undefined;
  }
  return undefined;
}
