import type { ComponentChildren, JSX } from 'preact';
import { match } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { lookUp } from './open.ts';
import { rulesWords } from './words.ts';

/** Opens the rules at an entry (`gremlin`, `mark-love`, `R17`) over whatever is open; nothing below is left or closed. */
export function RuleLink({
  game,
  entry,
  children,
}: {
  readonly game: string;
  readonly entry: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <button type="button" class="rule-link" onClick={() => lookUp({ game, entry })}>
      {children}
    </button>
  );
}

/** A ruling's number, which opens its sentence; of the game being played unless told. */
export function RuleReference({
  rule,
  game = match.value?.game ?? 'one-night',
}: {
  readonly rule: string;
  readonly game?: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class="rule-link rule-number"
      aria-label={rulesWords[lang.value].openRuling(rule)}
      onClick={() => lookUp({ game, entry: rule })}
    >
      {rule}
    </button>
  );
}
