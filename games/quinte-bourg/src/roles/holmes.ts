import { defineRole } from '../power.ts';

/** A Detective, or a Music lover, who wins if the Musicians win; or both (§3). */
export const holmes = defineRole({
  id: 'holmes',
  camps: ['villagers'],
  condition: { group: 'detectives', own: 'musicLover' },
});
