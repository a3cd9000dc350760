import { one, type Seat, topic, way } from '@veillee/kernel';
import type { TokenId } from './ids.ts';
import type { Play } from './spec.ts';
import { type State, tokenOf, tokensBefore } from './state.ts';

/**
 * In your own turn only, before or after accusing: look at the card under a token that lies in front of you, as often
 * as you like (B4). Never during a trial: the second token kills before its card is seen.
 */
export function revealable(state: State, me: Seat): readonly TokenId[] {
  const { turn, pending } = state;
  if (turn.player !== me || turn.stage === 'over' || pending !== null) return none;
  return tokensBefore(state, me).map(({ id }) => id);
}
const none: readonly TokenId[] = [];

export const looking = topic('revelation.look', (tokens: readonly TokenId[]) =>
  way('look', { token: one('token', tokens) }),
);

/** That a player looks is plain to all, once a turn for each token; what is seen is not. */
export function reveal(table: Play, me: Seat, token: TokenId): void {
  const { looked } = table.state.turn;
  if (!looked.includes(token)) {
    looked.push(token);
    table.tell('all', 'revelation.looked', { player: me, token });
  }
  look(table, me, token);
}

export function look(table: Play, me: Seat, id: TokenId): void {
  const token = tokenOf(table.state, id);
  if (!token.seenBy.includes(me)) token.seenBy.push(me);
  table.tell(me, 'token.seen', { token: id, card: token.card });
}
