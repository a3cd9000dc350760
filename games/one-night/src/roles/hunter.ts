import { defineRole } from '../role.ts';

/** Dying, he takes the player he points at along, unless that one is protected (R20, R31, R83). */
export const hunter = defineRole({ id: 'hunter', box: 'werewolf', team: 'village', end: { avenges: true } });
