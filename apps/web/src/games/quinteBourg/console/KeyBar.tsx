import type { JSX } from 'preact';
import { away, ledger } from '../../../line/session.ts';
import { consoleWords } from '../consoleWords.ts';
import { hourOf } from './inputs.ts';
import { Key } from './Key.tsx';
import css from './KeyBar.module.css';
import type { Desk } from './useDesk.ts';

/** As they are printed on a keyboard, and what they do. */
const shownKeys = [
  ['⏎', 'record'],
  ['X', 'nobody'],
  ['↑ ↓', 'reread'],
  ['⌫', 'undo'],
  ['I', 'hand'],
  ['C', 'layer'],
  ['T', 'roads'],
  ['V', 'eyes'],
  ['1–5', 'tabs'],
  ['/', 'search'],
  ['P', 'pause'],
  ['L', 'print'],
] as const;

/** Under the console: what the keys do, and that everything is noted. */
export function KeyBar({ shown: { say }, looks }: Desk): JSX.Element {
  const words = consoleWords[say.lang];
  const last = ledger.value.at(-1)?.at ?? null;
  return (
    <footer class={css.keys} data-all={looks.help.value}>
      <ul>
        {shownKeys.map(([key, does]) => (
          <li key={key}>
            <Key of={key} /> {words.keys[does]}
          </li>
        ))}
      </ul>
      <p role="status">
        {away.value ? words.away : last === null ? words.nothingNoted : words.noted(hourOf(last, say.lang))}
      </p>
      <button
        type="button"
        class={css.help}
        aria-label={words.keys.all}
        aria-expanded={looks.help.value}
        onClick={() => {
          looks.help.value = !looks.help.value;
        }}
      >
        <Key of="?" />
      </button>
    </footer>
  );
}
