import { defineRole } from '../role.ts';

/** Sees the thumbs of the other players who have looked at or moved a card or a mark (R40). */
export const auraSeer = defineRole({ id: 'aura-seer', box: 'daybreak', team: 'village' });
