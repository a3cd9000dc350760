import { defineRole } from '../role.ts';

/** A Vampire who then, alone, must give the Fear mark to a player who is no Vampire (R33, R38). */
export const count = defineRole({ id: 'count', box: 'vampire', team: 'vampire', kind: 'vampire', stars: 2 });
