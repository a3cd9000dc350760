import { defineRole } from '../role.ts';

/** Must look at the card now in front of her (R84). */
export const insomniac = defineRole({ id: 'insomniac', box: 'werewolf', team: 'village' });
