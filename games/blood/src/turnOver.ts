import type { Play } from './spec.ts';
import { nextPlayer } from './state.ts';

/** The next player's turn. */
export function nextTurn(table: Play): void {
  table.state.turn.stage = 'over';
  table.next({ type: 'opening', player: nextPlayer(table.state) });
}

/** Ends the turn here and now, with no accusation. */
export function cutShort(table: Play): void {
  const inPause = table.state.turn.stage === 'opening';
  table.state.turn.stage = 'over';
  if (!inPause) return;
  table.cut();
  nextTurn(table);
}
