import { games } from '@veillee/games';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { match } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { bookOf, entryOf, openBook } from './book.ts';
import { lookUp } from './lookUp.ts';
import css from './RuleLink.module.css';
import { rulesWords } from './words.ts';

/** Opens the rules at an entry (`gremlin`, `mark-love`, `R17`) over whatever is open; nothing below is left or closed. */
export function RuleLink({
  game,
  entry,
  look,
  children,
}: {
  readonly game: string;
  readonly entry: string;
  /** A class of whoever shows it. */
  readonly look?: string | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <button type="button" class={classes(css.link, look)} onClick={() => lookUp({ game, entry })}>
      {children}
    </button>
  );
}

/** A ruling's number, which opens its sentence; of the game being played unless told. */
export function RuleReference({
  rule,
  game = match.value?.game ?? games[0].id,
  look,
}: {
  readonly rule: string;
  readonly look?: string | undefined;
  readonly game?: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class={classes(css.link, css.number, look)}
      aria-label={rulesWords[lang.value].openRuling(rule)}
      onClick={() => lookUp({ game, entry: rule })}
    >
      {rule}
    </button>
  );
}

/** A ruling, not a page of the book. */
export const isNumbered = (rule: string): boolean => /^[A-Z]/.test(rule);

/** What a verdict cites: a ruling by its number, a page by its name once the book is here. */
export function Cited({
  game,
  rule,
  look,
}: {
  readonly game: string;
  readonly rule: string;
  /** A class for a number; a name stands as it is. */
  readonly look?: string | undefined;
}): JSX.Element | null {
  const numbered = isNumbered(rule);
  useEffect(() => {
    if (!numbered) openBook(game);
  }, [numbered, game]);
  if (numbered) return <RuleReference game={game} rule={rule} look={look} />;
  const book = bookOf(game);
  const entry = book === undefined || book === 'failed' ? undefined : entryOf(book[lang.value], rule);
  if (entry === undefined) return null;
  return (
    <RuleLink game={game} entry={entry.id}>
      {entry.name}
    </RuleLink>
  );
}
