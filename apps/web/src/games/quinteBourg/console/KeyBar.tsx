import type { JSX } from 'preact';
import { away, ledger } from '../../../line/session.ts';
import { consoleWords } from '../consoleWords.ts';
import { hourOf } from './inputs.ts';
import { Key } from './Key.tsx';
import css from './KeyBar.module.css';
import type { Desk } from './useDesk.ts';

/** Under the console: what the keys do, and that everything is noted. */
export function KeyBar({ shown: { say }, looks }: Desk): JSX.Element {
  const words = consoleWords[say.lang];
  const all = [
    ['⏎', words.keys.record],
    ['X', words.keys.nobody],
    ['↑ ↓', words.keys.reread],
    ['⌫', words.keys.undo],
    ['I', words.keys.hand],
    ['C', words.keys.layer],
    ['T', words.keys.roads],
    ['V', words.keys.eyes],
    ['1–5', words.keys.tabs],
    ['/', words.keys.search],
    ['P', words.keys.pause],
  ] as const;
  const last = ledger.value.at(-1)?.at ?? null;
  return (
    <footer class={css.keys} data-all={looks.help.value}>
      <ul>
        {all.map(([key, does]) => (
          <li key={key}>
            <Key of={key} /> {does}
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
