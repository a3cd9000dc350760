import { type CharacterId, campOf, type MutationId, numberOf, type TokenId } from '@veillee/blood';
import type { JSX } from 'preact';
import type { IconName } from '../../kit/iconNames.ts';
import { Icon, Mark } from '../../kit/marks.tsx';
import { lang } from '../../words/language.ts';
import { own } from './ownWords.ts';

export const mutationIcons: { readonly [id in MutationId]: IconName } = {
  'full-moon': 'moon',
  'clue-to-revenge': 'spyglass',
  supper: 'knife-fork',
  betray: 'backstab',
  attention: 'ringing-bell',
};

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
      <span class="character down">
        <Mark />
      </span>
    );
  }
  const camp = campOf(card);
  if (near) {
    return (
      <span class="character near">
        <small>
          {own[lang.value].letter[camp]} {numberOf(card)}
        </small>
      </span>
    );
  }
  return (
    <span class={`character ${camp}`}>
      <Icon name={camp === 'human' ? 'farmer' : 'wolf-head'} />
      <b>{numberOf(card)}</b>
    </span>
  );
}

/** A token on its card; its numeral is drawn, its words stand beside it. */
export function Token({
  id,
  card,
}: {
  readonly id: TokenId;
  readonly card?: CharacterId | undefined;
}): JSX.Element {
  return (
    <span class={`token${card === undefined ? '' : ` known ${campOf(card)}`}`} data-numeral={numerals[id]}>
      {card === undefined ? null : <i>{`${own[lang.value].letter[campOf(card)]}${numberOf(card)}`}</i>}
    </span>
  );
}
