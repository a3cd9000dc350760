import { type CharacterId, campOf, numberOf, type TokenId } from '@veillee/blood';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Icon, Mark } from '../../../kit/marks.tsx';
import { lang } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import css from './cards.module.css';

export const numerals: { readonly [id in TokenId]: string } = { 'token-1': 'I', 'token-2': 'II' };

/** A character's card, small; face down where this chair does not see it, or while nobody may. */
export function Character({
  card,
  near = false,
}: {
  readonly card: CharacterId | undefined;
  /** Its holder sits beside me: one letter and number, no picture known from afar. */
  readonly near?: boolean;
}): JSX.Element {
  if (card === undefined) {
    return (
      <span class={`${css.character} ${css.down}`}>
        <Mark look={css.mark} />
      </span>
    );
  }
  const camp = campOf(card);
  if (near) {
    return (
      <span class={`${css.character} ${css.near}`}>
        <small>
          {own[lang.value].letter[camp]} {numberOf(card)}
        </small>
      </span>
    );
  }
  return (
    <span class={classes(css.character, camp === 'werewolf' && css.werewolf)}>
      <Icon name={camp === 'human' ? 'farmer' : 'wolf-head'} />
      <b>{numberOf(card)}</b>
    </span>
  );
}

/** A token on its card; its numeral is drawn, its words stand beside it. */
export function Token({
  id,
  large = false,
  card,
}: {
  readonly id: TokenId;
  /** On the table, to be taken; else it lies on somebody's card. */
  readonly large?: boolean;
  readonly card?: CharacterId | undefined;
}): JSX.Element {
  return (
    <span
      class={classes(
        css.token,
        large && css.large,
        card !== undefined && campOf(card) === 'werewolf' && css.werewolf,
      )}
      data-numeral={numerals[id]}
    >
      {card === undefined ? null : <i>{`${own[lang.value].letter[campOf(card)]}${numberOf(card)}`}</i>}
    </span>
  );
}
