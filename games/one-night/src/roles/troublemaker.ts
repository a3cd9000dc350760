import { defineRole } from '../role.ts';

/** May exchange the cards of two other players, unseen (R77). */
export const troublemaker = defineRole({ id: 'troublemaker', box: 'werewolf', team: 'village' });
