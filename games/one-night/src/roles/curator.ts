import { defineRole } from '../role.ts';

/** May lay a random artefact, unseen, on another player's card (R46). */
export const curator = defineRole({ id: 'curator', box: 'daybreak', team: 'village' });
