import { defineRole } from '../role.ts';

/** A Werewolf who then may look at one other player's card (R69). */
export const mysticWolf = defineRole({
  id: 'mystic-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
});
