import { defineRole } from '../role.ts';

/** Must give the Plague mark to a neighbour; the card itself is not contagious (R6, R16). */
export const diseased = defineRole({ id: 'diseased', box: 'vampire', team: 'village', stars: 3 });
