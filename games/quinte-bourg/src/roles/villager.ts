import { defineRole } from '../power.ts';

/** No power but a vote (§3). */
export const villager = defineRole({ id: 'villager', camps: ['villagers'], any: true });
