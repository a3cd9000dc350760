import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { Refused } from '../../../screens/Refused.tsx';
import { consoleWords } from '../consoleWords.ts';
import { type Acting, isGift } from './acting.ts';
import { doDeed } from './deeds.ts';
import { EntryField } from './EntryField.tsx';
import { Key } from './Key.tsx';
import plate from './plate.module.css';
import { Question } from './Question.tsx';
import css from './RaisedHand.module.css';
import type { Desk } from './useDesk.ts';

/** A hand that goes up at the table, or a gift: who, what, whom, written on top of the line that is on. */
export function ActingHand({ acting, ...desk }: Desk & { readonly acting: Acting }): JSX.Element {
  const { ask, shown } = desk;
  const words = consoleWords[shown.say.lang].hand;
  const title = isGift(acting) ? words.gift : words.raise;
  const name = acting.seat === null ? null : (shown.say.names[acting.seat] ?? '…');
  return (
    <section class={`${plate.plate} ${css.hand}`} aria-label={title}>
      <h2>
        <Icon name="hand" /> {name === null ? title : words.title(name)}
      </h2>
      {ask === undefined ? <p class="hint">{words.none}</p> : <Question {...desk} ask={ask} />}
      <Refused />
      {ask === undefined ? null : <EntryField {...desk} ask={ask} />}
      <button type="button" class="text-button" onClick={() => doDeed(desk, 'clear')}>
        {words.leave} <Key of="Esc" />
      </button>
    </section>
  );
}
