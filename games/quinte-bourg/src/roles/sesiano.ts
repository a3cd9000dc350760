import { defineRole } from '../power.ts';

/** A Mathematician, or a Romantic, who wins if the Lovers win, and knows them; or both (§3). */
export const sesiano = defineRole({
  id: 'sesiano',
  camps: ['villagers'],
  condition: { group: 'mathematicians', own: 'romantic' },
});
