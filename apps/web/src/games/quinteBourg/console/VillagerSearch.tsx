import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { into } from '../../../kit/setTo.ts';
import { bookOf, openBook } from '../../../rules/book.ts';
import { lookUp } from '../../../rules/lookUp.ts';
import { searchRules } from '../../../rules/search.ts';
import { consoleWords } from '../consoleWords.ts';
import { meantBy } from './find.ts';
import { Key } from './Key.tsx';
import type { Desk } from './useDesk.ts';
import css from './VillagerSearch.module.css';

interface Result {
  readonly words: string;
  open(): void;
}

/** Finds a villager or a page of the rules; the return key opens the first. */
export function VillagerSearch(desk: Desk): JSX.Element {
  const { shown, looks, face } = desk;
  const words = consoleWords[shown.say.lang];
  const field = useRef<HTMLInputElement>(null);
  const sought = looks.search.value;
  useEffect(() => {
    if (sought === '') field.current?.focus();
    if (sought !== null) openBook(face.rules.id);
  }, [sought === null]);
  const found = sought === null || sought.trim() === '' ? null : results(desk, sought);
  const choose = (one: Result | undefined): void => {
    one?.open();
    looks.search.value = null;
    field.current?.blur();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    choose(found?.[0]);
  };
  return (
    <form class={css.search} onSubmit={submit}>
      <input
        ref={field}
        type="search"
        aria-label={words.search}
        placeholder={words.find}
        value={sought ?? ''}
        onFocus={() => into(looks.search)(looks.search.value ?? '')}
        onInput={(event) => into(looks.search)(event.currentTarget.value)}
        onKeyDown={({ key }) => (key === 'Escape' ? choose(undefined) : undefined)}
      />
      <Key of="/" />
      {found === null ? null : <Found found={found} choose={choose} none={words.nothingFound} />}
    </form>
  );
}

function Found({
  found,
  choose,
  none,
}: {
  readonly found: readonly Result[];
  choose(one: Result): void;
  readonly none: string;
}): JSX.Element {
  return (
    <ul class={css.found}>
      {found.length === 0 ? <li class="hint">{none}</li> : null}
      {found.map((one) => (
        <li key={one.words}>
          <button type="button" onClick={() => choose(one)}>
            {one.words}
          </button>
        </li>
      ))}
    </ul>
  );
}

const most = 8;

function results({ shown, looks, face }: Desk, sought: string): readonly Result[] {
  const people = shown.say.names.map((words, seat) => ({
    words,
    open() {
      looks.seat.value = seat;
      looks.tab.value = 'person';
    },
  }));
  const book = bookOf(face.rules.id);
  const pages = book === undefined || book === 'failed' ? [] : searchRules(book, shown.say.lang, sought);
  const rules = pages.map(({ id, name }) => ({
    words: name,
    open: () => lookUp({ game: face.rules.id, entry: id }),
  }));
  return [...meantBy(sought, people), ...rules].slice(0, most);
}
