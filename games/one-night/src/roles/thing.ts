import { defineRole } from '../role.ts';

/** Must tap the shoulder of a neighbour (R45). */
export const thing = defineRole({ id: 'thing', box: 'vampire', team: 'village', stars: 1 });
