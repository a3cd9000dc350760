import { hasNotAccused } from '../state.ts';
import { cutShort } from '../turn.ts';
import { defineMutation, playing } from './mutation.ts';

/** In another's turn (B7), before that player has accused: the turn ends at once, and all its rights (B18). */
export const supper = defineMutation({
  id: 'supper',
  playable(state, me) {
    const { player, attention } = state.turn;
    return hasNotAccused(state) && player !== me && !attention ? playing : undefined;
  },
  play(table, me) {
    table.tell('all', 'supper.played', { player: me, target: table.state.turn.player });
    cutShort(table);
  },
});
