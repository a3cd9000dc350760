import type { CharacterId, MutationId, PlayerView, TokenId, View } from '@veillee/blood';
import type { Chair, Seat } from '@veillee/kernel';

/** What this chair sees of a player's character. */
export const cardOf = ({ cards }: View, seat: Seat): CharacterId | undefined => cards[seat] ?? undefined;

/** The card of a token this chair has looked at. */
export function cardUnder({ tokens, looked }: View, token: TokenId): CharacterId | undefined {
  return looked[tokens.findIndex(({ id }) => id === token)] ?? undefined;
}

/** The mutation a chair was dealt. */
export const handOf = ({ hands }: View, chair: Chair): MutationId | undefined =>
  typeof chair === 'number' ? (hands?.[chair] ?? undefined) : undefined;

/** What lies open of whoever sits on a chair. */
export const playerAt = ({ players }: View, chair: Chair): PlayerView | undefined =>
  typeof chair === 'number' ? players[chair] : undefined;
