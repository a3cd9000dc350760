import { defineRole } from '../role.ts';

/** Has no power; his team is the Village (R80). */
export const villager = defineRole({ id: 'villager', box: 'werewolf', team: 'village', cards: 3 });
