import type { View } from '@veillee/blood';
import type { JSX } from 'preact';
import { lang } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { own } from './ownWords.ts';

/** Told once by the reminder, and to my eyes only. */
const kept = new Set(['talk.reminded', 'token.seen', 'mutation.dealt']);

/** This turn and the one before, in words all may read; the whole of it on asking. */
export function Chronicle({ sight, say }: Shown): JSX.Element {
  const view = sight.view as View;
  const word = own[lang.value];
  const facts = sight.facts.filter(({ key }) => !kept.has(key));
  const told = facts.map((fact) => say.say(fact));
  const turns = facts.flatMap(({ key }, i) => (key === 'turn.began' ? [i] : []));
  const lately = Math.max(turns.at(-2) ?? 0, told.length - 6);
  return (
    <section class="pad chronicle">
      <ol class="slip latest" aria-live="polite">
        {told.slice(lately).map((line, i) => (
          <li key={lately + i}>{line}</li>
        ))}
      </ol>
      <p class="hint center">
        {word.count(view.survivors, view.claimsAt, view.endsAt)} {word.wilderness(view.wilderness.characters)}
        .
      </p>
      <details class="more">
        <summary>{word.chronicle}</summary>
        <ol class="facts">
          {told.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}
