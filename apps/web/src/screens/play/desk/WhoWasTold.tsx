import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Shown } from '../../../games/face.ts';
import list from '../../../kit/facts.module.css';
import { into } from '../../../kit/setTo.ts';
import { desk } from '../../../words/desk.ts';
import { lang } from '../../../words/language.ts';
import { toldTo } from './toldTo.ts';
import css from './WhoWasTold.module.css';

/** So much of a long game is looked back on. */
const latest = 60;

/** Everything that was told and to whom, the latest first; written out only while somebody reads it. */
export function WhoWasTold({ sight, say }: Shown): JSX.Element {
  const opened = useSignal(false);
  const facts = opened.value ? sight.facts.slice(-latest).toReversed() : [];
  return (
    <details class="more" onToggle={(event) => into(opened)(event.currentTarget.open)}>
      <summary>{desk[lang.value].told}</summary>
      <ol class={list.facts} reversed>
        {facts.map((fact, i) => (
          <li key={sight.facts.length - i}>
            {say.say(fact)} <small class={css.whom}>{toldTo(fact, say)}</small>
          </li>
        ))}
      </ol>
    </details>
  );
}
