import { returnTokens } from '../death.ts';
import { hasBothTokens } from '../state.ts';
import { defineMutation } from './mutation.ts';

/**
 * With two tokens before you: both go back to the middle, and you live. It cancels a twin's death too, with no
 * tokens to return then (B12), but neither a failed Betray's nor a wrong claim's (B19).
 */
export const fullMoon = defineMutation({
  id: 'full-moon',
  rescue(table, me) {
    table.tell('all', 'full-moon.played', { player: me });
    if (hasBothTokens(table.state, me)) returnTokens(table, me);
  },
});
