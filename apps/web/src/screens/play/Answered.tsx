import type { Answer } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Face, Shown } from '../../games/face.ts';
import { optionWords, wayWords } from '../../games/words.ts';
import { type Asked, isPick, pickedIn } from '../../prompt/draft.ts';
import { words } from '../../words/language.ts';

/** What one has proposed, and that it is not settled yet. */
export function Answered({
  face,
  shown,
  prompt,
  answer,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly prompt: Asked;
  readonly answer: Answer;
}): JSX.Element {
  const say = words.value.play;
  return (
    <>
      <b>{say.chosen(shortAnswer(face, shown, prompt, answer))}</b> {say.changeable}
    </>
  );
}

/** An answer in a few words. */
export function shortAnswer(face: Face, shown: Shown, { topic, form }: Asked, answer: Answer): string {
  const fields = form[answer.do]?.fields ?? {};
  const picked = Object.entries(fields).flatMap(([name, field]) =>
    isPick(field)
      ? pickedIn(answer[name]).map((option) => optionWords(face, field.of, option, shown))
      : [String(answer[name])],
  );
  return picked.length > 0 ? shown.say.list(picked) : wayWords(face, topic, answer.do, shown.say);
}
