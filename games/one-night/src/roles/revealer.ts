import { defineRole } from '../role.ts';

/** May turn up another player's card; a monster, Tanner or Assassin is turned down again (R42, R72). */
export const revealer = defineRole({ id: 'revealer', box: 'daybreak', team: 'village' });
