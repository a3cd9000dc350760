import { defineRole } from '../power.ts';

/** Those whose card has no power of its own. */
export const mouse = defineRole({ id: 'mouse', camps: ['mice'], any: true });
export const reptilian = defineRole({ id: 'reptilian', camps: ['reptilians'], any: true });
export const villager = defineRole({ id: 'villager', camps: ['villagers'], any: true });

/** Wins if executed by a day session (§3). */
export const martyr = defineRole({ id: 'martyr', camps: ['martyrs'] });

/** Owns every coin of the game and wins alone (Q40). */
export const greedy = defineRole({ id: 'greedy', camps: ['villagers'], any: true, always: 'greedy' });

/** Breaks a disagreement of the Reptilians on their target (Q5, Q37). */
export const alpha = defineRole({ id: 'alpha', camps: ['reptilians'], marks: ['leadsPack'] });
