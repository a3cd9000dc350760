import { defineRole } from '../role.ts';

/** May look at one centre card (R37). */
export const apprenticeSeer = defineRole({ id: 'apprentice-seer', box: 'daybreak', team: 'village' });
