import { defineRole } from '../role.ts';

/** May shift the cards of all other players by one place, past his own and the shielded one (R50). */
export const villageIdiot = defineRole({ id: 'village-idiot', box: 'daybreak', team: 'village' });
