import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import list from '../../../kit/facts.module.css';
import { eyes } from '../../../line/session.ts';
import { askWords } from '../../words.ts';
import { consoleWords } from '../consoleWords.ts';
import css from './ThroughEyes.module.css';
import type { Desk } from './useDesk.ts';

const latest = 6;

/** What a villager's phone shows now: what it asks, what it offers, what it was told last. */
export function ThroughEyes({
  seat,
  face,
  shown: { say },
}: Desk & { readonly seat: Seat }): JSX.Element | null {
  const sight = eyes.value;
  if (sight === null) return null;
  const words = consoleWords[say.lang];
  const told = sight.facts.slice(-latest).toReversed();
  return (
    <section class={css.eyes} aria-live="polite">
      <h3>{words.eyesOf(say.names[seat] ?? '…')}</h3>
      <ul>
        {sight.prompts.map(({ number, topic, params, mine }) => (
          <li key={number} data-done={mine !== null}>
            {askWords(face, topic, params, say)}
          </li>
        ))}
        {sight.rights.map(({ topic, params }) => (
          <li key={topic}>{askWords(face, topic, params, say)}</li>
        ))}
      </ul>
      <ol class={list.facts} reversed>
        {told.map((fact, i) => (
          <li key={sight.facts.length - i}>{say.say(fact)}</li>
        ))}
      </ol>
    </section>
  );
}
