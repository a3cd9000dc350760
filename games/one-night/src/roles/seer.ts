import { defineRole } from '../role.ts';

/** May look at one other player's card or at exactly two centre cards (R63). */
export const seer = defineRole({ id: 'seer', box: 'werewolf', team: 'village' });
