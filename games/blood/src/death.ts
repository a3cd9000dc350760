import type { Seat, StepRule } from '@veillee/kernel';
import { finish, isOver } from './end.ts';
import { areTwins } from './ids.ts';
import type { Blood, Cause, Play, Step } from './spec.ts';
import { living, playerAt, type State, tokensBefore } from './state.ts';

/**
 * A player dies. Only a trial leaves tokens to hand out: any other takes one that lies there back to the
 * middle (B5, B13). The twin's fate comes next, the count after it (B22).
 */
export function die(table: Play, player: Seat, cause: Cause): void {
  const { state } = table;
  playerAt(state, player).alive = false;
  table.tell('all', `death.${cause}`, { player });
  if (cause !== 'trial') returnTokens(table, player);
  // The count that follows the first death takes in the twin's.
  if (cause === 'twin') return;
  const twin = livingTwin(state, player);
  table.next({ type: 'reckon', player, cause });
  if (twin !== undefined) table.next({ type: 'breath', player: twin, cause: 'twin', of: player });
}

/** The living player who is this one in the other shape, where the twins are played. */
function livingTwin(state: State, player: Seat): Seat | undefined {
  if (!state.options.twins) return undefined;
  return living(state).find((seat) => areTwins(playerAt(state, seat).card, playerAt(state, player).card));
}

export function returnTokens(table: Play, player: Seat): void {
  for (const token of tokensBefore(table.state, player)) {
    token.at = 'middle';
    table.tell('all', 'token.returned', { player, token: token.id });
  }
}

/** The count at the end of a death: the game ends at once (B17), or a trial's tokens are handed out. */
export const reckon: StepRule<Blood, Extract<Step, { type: 'reckon' }>> = {
  close(table, { player, cause }) {
    const { state } = table;
    if (isOver(state)) finish(table, { by: 'points', claimed: state.claimed });
    else if (cause === 'trial') table.next({ type: 'hand', player });
  },
};
