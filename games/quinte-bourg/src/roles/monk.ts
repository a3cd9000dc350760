import { defineRole } from '../power.ts';

/** A Detective, or a Pentaphile, who wants a multiple of 5 alive at the stop; or both (§3). */
export const monk = defineRole({
  id: 'monk',
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'pentaphile' },
});
