import type { RoleId } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { lookUp } from '../../../rules/lookUp.ts';
import { lang } from '../../../words/language.ts';
import { inCallOrder } from '../callNumber.ts';
import { dayWords } from '../dayWords.ts';
import { roleIcons } from '../icons.ts';
import css from './DeckStrip.module.css';

/** The cards in play in the order of their calls, each a touch from its rule; on paper those somebody claims. */
export function DeckStrip({
  deck,
  claimed = [],
  dark = false,
}: {
  readonly deck: readonly RoleId[];
  /** The characters that are claimed, each as often as it is. */
  readonly claimed?: readonly RoleId[];
  readonly dark?: boolean;
}): JSX.Element {
  const say = dayWords[lang.value];
  const cards = inCallOrder(deck);
  return (
    <nav class={css.strip} data-dark={dark} aria-label={say.deck}>
      <ul class={css.cards}>
        {[...new Set(cards)].map((id) => (
          <Card key={id} id={id} copies={count(cards, id)} said={count(claimed, id)} />
        ))}
      </ul>
    </nav>
  );
}

const count = (list: readonly RoleId[], id: RoleId): number => list.filter((one) => one === id).length;

function Card({
  id,
  copies,
  said,
}: {
  readonly id: RoleId;
  readonly copies: number;
  readonly said: number;
}): JSX.Element {
  const { name } = names[lang.value].characters[id];
  return (
    <li>
      <button
        type="button"
        class={css.card}
        data-said={said > 0}
        aria-label={dayWords[lang.value].card(name, said)}
        onClick={() => lookUp({ game: 'one-night', entry: id })}
      >
        <span class={css.face}>
          <Icon name={roleIcons[id]} />
        </span>
        {said > copies ? (
          <b class={css.twice}>{said}</b>
        ) : copies > 1 ? (
          <b class={css.copies}>×{copies}</b>
        ) : null}
      </button>
    </li>
  );
}
