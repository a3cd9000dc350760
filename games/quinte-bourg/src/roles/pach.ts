import { defineRole } from '../power.ts';

/** A Mathematician, or a Perfect matcher, who wants as many Reptilians as others alive; or both (§3). */
export const pach = defineRole({
  id: 'pach',
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'matcher' },
});
