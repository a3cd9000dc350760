import { defineRole } from '../role.ts';

/** May look at a centre card and must then exchange it with any player's; the card itself is the Village's (R49, R79). */
export const witch = defineRole({ id: 'witch', box: 'daybreak', team: 'village' });
