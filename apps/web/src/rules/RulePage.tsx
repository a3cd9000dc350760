import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lang } from '../words/language.ts';
import { bookOf, entryOf, openBook } from './book.ts';
import { EntryView, type Lead } from './EntryView.tsx';
import type { RulePlace } from './lookUp.ts';
import { RuleLink } from './RuleLink.tsx';
import { rulesWords } from './words.ts';

export { openBook } from './book.ts';

/** One entry in the sheet. */
export function RulePage({ place }: { readonly place: RulePlace }): JSX.Element {
  const { game, entry } = place;
  const top = useRef<HTMLDivElement>(null);
  const say = rulesWords[lang.value];
  const book = bookOf(game);
  useEffect(() => openBook(game), [game]);
  useEffect(() => {
    const sheet = top.current?.closest('dialog');
    if (sheet) sheet.scrollTop = 0;
  }, [game, entry]);
  if (book === undefined) return <p role="status">{say.opening}</p>;
  if (book === 'failed') return <Failed game={game} />;
  const almanac = book[lang.value];
  const found = entryOf(almanac, entry);
  if (found === undefined) return <p>{say.missing}</p>;
  const onward: Lead = (to, label, look) => (
    <RuleLink game={game} entry={to} look={look}>
      {label}
    </RuleLink>
  );
  return (
    <div ref={top}>
      <EntryView game={game} almanac={almanac} entry={found} lang={lang.value} lead={onward} Title="h3" />
    </div>
  );
}

export function Failed({ game }: { readonly game: string }): JSX.Element {
  const say = rulesWords[lang.value];
  return (
    <div role="alert">
      <p>{say.failed}</p>
      <button type="button" class="text-button" onClick={() => openBook(game)}>
        {say.retry}
      </button>
    </div>
  );
}
