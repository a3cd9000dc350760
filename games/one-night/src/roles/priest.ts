import { defineRole } from '../role.ts';

/** Must change his own mark for a Clarity, then may do the same for one other player (R76, R77). */
export const priest = defineRole({ id: 'priest', box: 'vampire', team: 'village', stars: 1 });
