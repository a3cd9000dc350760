import type { Hand } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { tell } from '../../../line/session.ts';
import { Refused } from '../../../screens/parts.tsx';
import { consoleWords } from '../consoleWords.ts';
import { cardName } from './cardName.ts';
import css from './RaisedHand.module.css';
import { Said } from './Said.tsx';
import { TwoLetters } from './TwoLetters.tsx';
import type { Desk } from './useDesk.ts';
import { Warnings } from './Warnings.tsx';

/** An invocation, told to whoever leads before it takes effect: it lies on top of the line that is on. */
export function RaisedHand({ hand, shown }: Desk & { readonly hand: Hand }): JSX.Element {
  const { say } = shown;
  const words = consoleWords[say.lang].hand;
  const name = say.names[hand.seat] ?? '…';
  const settle = (how: 'confirm' | 'wait' | 'refuse') => () =>
    tell({ t: 'answer', prompt: `invocation.${how}`, answer: { do: how, hand: [hand.seat] } });
  return (
    <section class={css.hand} aria-live="assertive" aria-label={words.title(name)}>
      <h2>{words.title(name)}</h2>
      <Said says={hand.says} say={say} />
      <p class={css.card}>
        <TwoLetters name={name} index={hand.seat} />
        <span>
          {hand.card === null ? '' : words.card(cardName(hand.card, say))}{' '}
          {hand.target === null ? '' : words.target(say.names[hand.target] ?? '…')}
        </span>
      </p>
      <Warnings {...shown} warnings={hand.warnings} />
      <Refused />
      <div class="trio">
        <button type="button" class="button small ember" onClick={settle('confirm')}>
          {words.confirm}
        </button>
        <button type="button" class="button small" onClick={settle('wait')}>
          {words.wait}
        </button>
        <button type="button" class="button small" onClick={settle('refuse')}>
          {words.refuse}
        </button>
      </div>
    </section>
  );
}
