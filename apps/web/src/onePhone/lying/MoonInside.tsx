import type { JSX } from 'preact';
import type { Face, Shown } from '../../games/face.ts';
import { speakerOf } from '../../games/speaker.ts';
import { askWords } from '../../games/words.ts';
import { company, names } from '../../line/session.ts';
import { lang, words } from '../../words/language.ts';
import { onePhoneWords } from '../../words/onePhone.ts';
import { type Called, calledNow, type Dark } from './calling.ts';
import css from './MoonInside.module.css';

/** What whoever is called learns and is asked; there only while the moon is held. */
export function MoonInside({
  face,
  dark,
  isUnfit,
}: {
  readonly face: Face;
  readonly dark: Dark;
  readonly isUnfit: boolean;
}): JSX.Element {
  const called = calledNow(dark);
  if (called.length === 0) return <p>{onePhoneWords[lang.value].nobody}</p>;
  const told = merged(called, (one) => newsOf(face, one));
  const lies = merged(called, (one) => liesOf(face, one));
  const asks = merged(called, (one) => asksOf(face, one));
  return (
    <>
      {told.map((line) => (
        <p key={line} class={css.told}>
          {line}
        </p>
      ))}
      {lies.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isUnfit ? <p class={css.unfit}>{words.value.play.notThis}</p> : null}
      {asks.map((line) => (
        <p key={line} class={css.asks}>
          {line}
        </p>
      ))}
    </>
  );
}

const shownTo = (face: Face, { sight }: Called): Shown => ({
  sight,
  say: speakerOf(face.rules.text[lang.value], lang.value, company.value),
});

function newsOf(face: Face, called: Called): readonly string[] {
  const { say } = shownTo(face, called);
  return face.knowledge.news(called.sight).map((phrase) => say.say(phrase));
}

function asksOf(face: Face, called: Called): readonly string[] {
  const { say } = shownTo(face, called);
  return called.sight.prompts.map(({ topic, params }) => askWords(face, topic, params, say));
}

/** What open eyes see before the players. */
function liesOf(face: Face, called: Called): readonly string[] {
  const shown = shownTo(face, called);
  return names.value.flatMap((name, seat) => {
    const { says } = face.table.seat(shown, seat);
    return says ? [onePhoneWords[lang.value].before(name, says)] : [];
  });
}

/** What all of them are told alike is said once; the rest with their names. */
function merged(called: readonly Called[], linesOf: (one: Called) => readonly string[]): readonly string[] {
  const all = called.map((one) => ({ name: names.value[one.seat] ?? '…', lines: linesOf(one) }));
  const isCommon = (line: string): boolean => all.every(({ lines }) => lines.includes(line));
  const lines = all.flatMap(({ name, lines: own }) =>
    own.map((line) => (isCommon(line) ? line : onePhoneWords[lang.value].before(name, line))),
  );
  return [...new Set(lines)];
}
