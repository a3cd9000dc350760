import { defineRole } from '../power.ts';

/** Owns every coin of the game and wins alone (Q40). */
export const greedy = defineRole({ id: 'greedy', camps: ['villagers'], any: true, always: 'greedy' });
