import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import rows from '../../../kit/rows.module.css';
import { bookOf, openBook } from '../../../rules/book.ts';
import { lookUp } from '../../../rules/lookUp.ts';
import { searchRules } from '../../../rules/search.ts';
import { consoleWords } from '../consoleWords.ts';
import type { Desk } from './useDesk.ts';

const most = 40;

/** The rules of the village by name, word or number; a page opens over the console. */
export function RuleSearch({ face, shown: { say } }: Desk): JSX.Element {
  const words = consoleWords[say.lang];
  const sought = useSignal('');
  const game = face.rules.id;
  useEffect(() => openBook(game), [game]);
  const book = bookOf(game);
  const found = book === undefined || book === 'failed' ? [] : searchRules(book, say.lang, sought.value);
  return (
    <div class="stack">
      <input
        class="plate-input"
        type="search"
        aria-label={words.search}
        placeholder={words.find}
        value={sought.value}
        onInput={(event) => {
          sought.value = event.currentTarget.value;
        }}
      />
      <p class="hint">{found.length === 0 && sought.value !== '' ? words.nothingFound : words.rulesHint}</p>
      <ul>
        {found.slice(0, most).map((entry) => (
          <li key={entry.id}>
            <button type="button" class={rows.row} onClick={() => lookUp({ game, entry: entry.id })}>
              {entry.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
