import { defineRole } from '../role.ts';

/** May exchange either the cards or the marks of two other players, unseen (R2). */
export const gremlin = defineRole({ id: 'gremlin', box: 'vampire', team: 'village', stars: 1 });
