import { defineRole } from '../power.ts';

/** A Mathematician, or a 58-er, who wants exactly 5 or 8 alive at the stop; or both (§3). */
export const rappaz = defineRole({
  id: 'rappaz',
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'fiftyEighter' },
});
