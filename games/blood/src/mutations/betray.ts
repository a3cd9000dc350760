import { die } from '../death.ts';
import { finish } from '../end.ts';
import { isBelow } from '../ids.ts';
import { cardsOf, living, mayAct, playerAt } from '../state.ts';
import { cutShort } from '../turn.ts';
import { defineMutation, playing } from './mutation.ts';

/**
 * In your turn, before accusing: reveal your character. If its number is smaller than that of every other living
 * character you alone win (B11); otherwise you die, and the turn ends without an accusation (B19).
 */
export const betray = defineMutation({
  id: 'betray',
  playable: (state, me) => (mayAct(state, me) ? playing : undefined),
  play(table, me) {
    const { state } = table;
    const player = playerAt(state, me);
    player.revealed = true;
    table.tell('all', 'betray.played', { player: me, card: player.card });
    const others = living(state).filter((seat) => seat !== me);
    if (isBelow(player.card, cardsOf(state, others))) {
      finish(table, { by: 'betray', player: me });
      return;
    }
    cutShort(table);
    die(table, me, 'betray');
  },
});
