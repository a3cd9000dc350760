import { type AnswerTo, one, type Seat } from '@veillee/kernel';
import { byToken, type TokenId, tokenIds } from './ids.ts';
import type { Play } from './spec.ts';
import { type State, type Token, tokenOf } from './state.ts';

/** A token goes to a living player, anywhere but where it lies (B3). */
export const placesFor = (seats: readonly Seat[], { at }: Token): Seat[] =>
  seats.filter((seat) => seat !== at);

/** Both tokens, to two different players. */
export const bothTokens = (state: State, places: (token: Token) => readonly Seat[]) => ({
  both: { fields: byToken((id) => one('seat', places(tokenOf(state, id)))), apart: tokenIds },
});

/** Where an answer puts each token. */
export function eachToken(
  answer: AnswerTo<ReturnType<typeof bothTokens>> | null | undefined,
  put: (id: TokenId, target: Seat) => void,
): void {
  if (answer) for (const id of tokenIds) put(id, answer[id][0]);
}

/** A token is put before somebody, and all are told. */
export function place(table: Play, by: Seat, id: TokenId, target: Seat): void {
  const token = tokenOf(table.state, id);
  const from = token.at;
  token.at = target;
  const key = by === target ? 'token.placedAtHome' : 'token.placed';
  table.tell('all', key, { player: by, token: id, from, target });
}
