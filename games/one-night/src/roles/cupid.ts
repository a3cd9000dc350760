import { defineRole } from '../role.ts';

/** May give the two Love marks to two players, herself included: both or none (R4, R32, R76). */
export const cupid = defineRole({ id: 'cupid', box: 'vampire', team: 'village', stars: 2 });
