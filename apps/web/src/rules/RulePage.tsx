import type { JSX } from 'preact';
import { lang } from '../words/language.ts';
import type { RulePlace } from './open.ts';
import { rulesWords } from './words.ts';

/** Fetches the rules of a game. */
export function openBook(_game: string): void {}

export function RulePage({ place }: { readonly place: RulePlace }): JSX.Element {
  return (
    <>
      <h3>{place.entry}</h3>
      <p>{rulesWords[lang.value].missing}</p>
    </>
  );
}
