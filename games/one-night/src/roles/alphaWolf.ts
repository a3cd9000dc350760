import { defineRole } from '../role.ts';

/** A Werewolf who then must exchange the fourth centre card with the card of one he has not seen as a wolf (R36, R74). */
export const alphaWolf = defineRole({
  id: 'alpha-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
});
