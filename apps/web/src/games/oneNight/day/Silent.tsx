import type { JSX } from 'preact';
import { lang, words } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';

/** Who has claimed nothing yet, once somebody has. */
export function Silent({ shown: { sight, say } }: { readonly shown: Shown }): JSX.Element | null {
  const spoke = new Set(sight.view.claims.map(({ seat }) => seat));
  const silent = say.names.flatMap((name, seat) => {
    if (spoke.has(seat)) return [];
    return [seat === sight.chair ? words.value.you : name];
  });
  if (silent.length === 0 || spoke.size === 0) return null;
  return <p class="hint">{own[lang.value].silent(silent)}</p>;
}
