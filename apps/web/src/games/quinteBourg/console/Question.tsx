import type { JSX } from 'preact';
import { askWords } from '../../words.ts';
import { consoleWords } from '../consoleWords.ts';
import type { Ask } from './asks.ts';
import css from './Question.module.css';
import type { Desk } from './useDesk.ts';

/** What is asked, of whom, and who writes it. */
export function Question({ face, shown, ask }: Desk & { readonly ask: Ask }): JSX.Element {
  const { say } = shown;
  return (
    <p class={css.asked}>
      <b>
        {ask.within === undefined
          ? askWords(face, ask.topic, ask.params, say)
          : consoleWords[say.lang].hand[ask.within]}
      </b>
      {ask.within === undefined ? <small>{byWhom({ shown, ask })}</small> : null}
    </p>
  );
}

/** So many are named one by one. */
const most = 8;

function byWhom({ shown: { say }, ask }: Pick<Desk, 'shown'> & { readonly ask: Ask }): string {
  const words = consoleWords[say.lang];
  const names =
    ask.seats.length > most
      ? words.several(ask.seats.length)
      : say.list(ask.seats.map((seat) => say.names[seat] ?? '…'));
  if (ask.seats.length === 0) return words.yours;
  if (!ask.waits) return words.onPhone(names);
  return ask.seats.length > 1 ? words.forAll(names) : names;
}
