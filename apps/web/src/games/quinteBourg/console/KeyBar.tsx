import type { Part } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { away, ledger } from '../../../line/session.ts';
import { consoleWords } from '../consoleWords.ts';
import { isByDay } from './acting.ts';
import { doDeed } from './deeds.ts';
import { hourOf } from './inputs.ts';
import { Key } from './Key.tsx';
import css from './KeyBar.module.css';
import { type DeskDeed, isTyped } from './keys.ts';
import { typingNow } from './typing.ts';
import { useAfterPaint } from './useAfterPaint.ts';
import type { Desk } from './useDesk.ts';

interface Shown {
  readonly key: string;
  readonly says: keyof (typeof consoleWords)['fr']['keys'];
  readonly deed: DeskDeed;
  /** Only where it makes sense. */
  readonly when?: 'day' | 'vote' | 'night';
}

/** As they are printed on a keyboard, and what they do. */
const shownKeys: readonly Shown[] = [
  { key: '⏎', says: 'record', deed: 'record' },
  { key: 'B', says: 'blank', deed: 'blank', when: 'vote' },
  { key: 'X', says: 'nobody', deed: 'nobody' },
  { key: '↑ ↓', says: 'reread', deed: 'earlier' },
  { key: '⌫', says: 'undo', deed: 'undo' },
  { key: 'I', says: 'hand', deed: 'hand' },
  { key: 'D', says: 'gift', deed: 'gift', when: 'day' },
  { key: 'C', says: 'layer', deed: 'layer' },
  { key: 'T', says: 'roads', deed: 'roads', when: 'night' },
  { key: 'V', says: 'eyes', deed: 'eyes' },
  { key: '1–5', says: 'tabs', deed: { tab: 0 } },
  { key: '/', says: 'search', deed: 'search' },
  { key: 'P', says: 'pause', deed: 'pause' },
  { key: 'L', says: 'print', deed: 'print' },
];

const isTime = (when: Shown['when'], part: Part): boolean => (when === 'day' ? isByDay(part) : when === part);

/** Under the console: what the keys do, and that everything is noted. */
export function KeyBar(desk: Desk): JSX.Element {
  const painted = useAfterPaint(desk, desk.shown.sight.clock?.step);
  return useMemo(() => <Keys {...painted} />, [painted]);
}

function Keys(desk: Desk): JSX.Element {
  const { say, sight } = desk.shown;
  const { looks, ask } = desk;
  const words = consoleWords[say.lang];
  const { part } = sight.view.moment;
  const typing = typingNow(desk);
  const voting = ask !== undefined && 'blank' in ask.form;
  const keys = shownKeys.filter(
    ({ when }) => when === undefined || isTime(when, part) || (when === 'vote' && voting),
  );
  const last = ledger.value.at(-1)?.at ?? null;
  return (
    <footer class={css.keys} data-all={looks.help.value}>
      <ul>
        {keys.map(({ key, says, deed }) => (
          <li key={key}>
            <button type="button" onClick={() => doDeed(desk, deed)}>
              <Key of={/^[A-Z]$/.test(key) && isTyped(key.toLowerCase(), typing) ? `Alt ${key}` : key} />{' '}
              {words.keys[says]}
            </button>
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
