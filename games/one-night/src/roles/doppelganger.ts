import { defineRole } from '../role.ts';

/** Must look at another player's card and is that character from then on; never with Vampire characters (R70, R78, R80). */
export const doppelganger = defineRole({
  id: 'doppelganger',
  box: 'werewolf',
  team: 'village',
  end: { copies: true, blankFromCentre: 'R78' },
});
