import { defineRole } from '../role.ts';

/** May exchange marks with another player and then look at the new one (R44). */
export const pickpocket = defineRole({ id: 'pickpocket', box: 'vampire', team: 'village', stars: 1 });
