import { defineRole } from '../role.ts';

/** May put the shield on another player's card (R67, R84). */
export const sentinel = defineRole({ id: 'sentinel', box: 'daybreak', team: 'village' });
