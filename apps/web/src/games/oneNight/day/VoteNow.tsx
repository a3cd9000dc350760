import type { JSX } from 'preact';
import { tell } from '../../../line/session.ts';
import { isNod } from '../../../prompt/useQuestion.ts';
import { lang } from '../../../words/language.ts';
import { dayWords } from '../dayWords.ts';
import type { Shown } from '../shown.ts';
import css from './VoteNow.module.css';

/** That one has talked enough; when all have, the vote begins. */
export function VoteNow({ shown: { sight } }: { readonly shown: Shown }): JSX.Element | null {
  const say = dayWords[lang.value];
  const nod = sight.prompts.find(isNod);
  if (nod === undefined) return null;
  const [way = ''] = Object.keys(nod.form);
  const watched = sight.watched.find(({ topic }) => topic === nod.topic);
  const done = nod.mine !== null;
  return (
    <button
      type="button"
      class={`button ${css.vote}`}
      aria-pressed={done}
      disabled={done}
      onClick={() => tell({ t: 'answer', prompt: nod.number, answer: { do: way } })}
    >
      <b>{say.vote}</b>
      {watched?.answered === undefined ? null : (
        <span>{say.votes(watched.answered.length, watched.to.length)}</span>
      )}
    </button>
  );
}
