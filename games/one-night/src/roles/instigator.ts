import { defineRole } from '../role.ts';

/** May give the Traitor mark to any player, herself included (R5, R13). */
export const instigator = defineRole({ id: 'instigator', box: 'vampire', team: 'village', stars: 3 });
