import { defineRole } from '../role.ts';

/** Must exchange his card for a centre card, unseen; the card itself is the Village's (R37, R79). */
export const drunk = defineRole({ id: 'drunk', box: 'werewolf', team: 'village' });
