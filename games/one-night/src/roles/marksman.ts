import { defineRole } from '../role.ts';

/** May look at one other player's card, then at the mark of a different one; either may be skipped (R43). */
export const marksman = defineRole({ id: 'marksman', box: 'vampire', team: 'village', stars: 1 });
