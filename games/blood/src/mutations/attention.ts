import { mayAct } from '../state.ts';
import { defineMutation, playing } from './mutation.ts';

/**
 * In your turn, before accusing: this turn you place both tokens, at the same time, before two different players
 * (B8), and nobody may use Supper on you.
 */
export const attention = defineMutation({
  id: 'attention',
  playable: (state, me) => (mayAct(state, me) ? playing : undefined),
  play(table, me) {
    table.state.turn.attention = true;
    table.tell('all', 'attention.played', { player: me });
  },
});
