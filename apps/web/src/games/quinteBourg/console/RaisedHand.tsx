import type { Hand } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { Refused } from '../../../screens/Refused.tsx';
import { consoleWords } from '../consoleWords.ts';
import { Aloud } from './Aloud.tsx';
import { cardName } from './cardName.ts';
import { doDeed } from './deeds.ts';
import { Key } from './Key.tsx';
import plate from './plate.module.css';
import css from './RaisedHand.module.css';
import { TwoLetters } from './TwoLetters.tsx';
import type { Desk } from './useDesk.ts';
import { Warnings } from './Warnings.tsx';

/** An invocation, told to whoever leads before it takes effect: it lies on top of the line that is on. */
export function RaisedHand({ hand, ...desk }: Desk & { readonly hand: Hand }): JSX.Element {
  const { shown } = desk;
  const { say } = shown;
  const words = consoleWords[say.lang].hand;
  const name = say.names[hand.seat] ?? '…';
  return (
    <section class={`${plate.plate} ${css.hand}`} aria-live="assertive" aria-label={words.title(name)}>
      <h2>
        <Icon name="hand" /> {words.title(name)}
      </h2>
      <Aloud says={hand.says} say={say} />
      <p class={css.card}>
        <TwoLetters say={say} seat={hand.seat} />
        <span>
          {hand.card === null ? '' : words.card(cardName(hand.card, say))}{' '}
          {hand.target === null ? '' : words.target(say.names[hand.target] ?? '…')}
        </span>
      </p>
      <Warnings {...shown} warnings={hand.warnings} />
      <Refused />
      <button type="button" class="button small ember" onClick={() => doDeed({ ...desk, hand }, 'record')}>
        {words.confirm} <Key of="⏎" />
      </button>
      <div class="pair">
        <button type="button" class="button small" onClick={() => doDeed({ ...desk, hand }, 'wait')}>
          {words.wait} <Key of="W" />
        </button>
        <button type="button" class="button small" onClick={() => doDeed({ ...desk, hand }, 'nobody')}>
          {words.refuse} <Key of="X" />
        </button>
      </div>
    </section>
  );
}
