import { defineRole } from '../role.ts';

/** May exchange his card with another player's, then looks at the new one; the card itself is the Village's (R68, R79). */
export const robber = defineRole({ id: 'robber', box: 'werewolf', team: 'village' });
