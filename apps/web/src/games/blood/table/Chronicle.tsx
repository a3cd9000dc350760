import type { JSX } from 'preact';
import list from '../../../kit/facts.module.css';
import slip from '../../../kit/slip.module.css';
import { lang } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import css from './Chronicle.module.css';

/** Said by the reminder over the hand. */
const reminder = 'talk.reminded';

/** This turn and the one before, in words all may read, the newest first; the whole of it on asking. */
export function Chronicle({
  sight,
  say,
  most = 6,
}: Shown & { /** Of the latest, so many lines. */ readonly most?: number }): JSX.Element {
  const view = sight.view;
  const word = own[lang.value];
  const facts = sight.facts.filter(({ to, key }) => to === 'all' && key !== reminder);
  const told = facts.map((fact) => say.say(fact));
  const turns = facts.flatMap(({ key }, i) => (key === 'turn.began' ? [i] : []));
  const lately = Math.max(turns.at(-2) ?? 0, told.length - most);
  return (
    <section class={`pad ${css.chronicle}`}>
      <ol class={`${slip.slip} ${css.latest}`} aria-live="polite">
        {newestFirst(told)
          .slice(0, told.length - lately)
          .map(([i, line]) => (
            <li key={i}>{line}</li>
          ))}
      </ol>
      <p class="hint center">
        {word.count(view.survivors, view.claimsAt, view.endsAt)} {word.wilderness(view.wilderness.characters)}
        .
      </p>
      <details class="more">
        <summary>{word.chronicle}</summary>
        <ol class={list.facts} reversed>
          {newestFirst(told).map(([i, line]) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Each with its place in the order in which it happened. */
const newestFirst = (lines: readonly string[]): readonly (readonly [number, string])[] =>
  lines.map((line, i) => [i, line] as const).reverse();
