import { defineRole } from '../power.ts';

/** Wins if executed by a day session (§3). */
export const martyr = defineRole({ id: 'martyr', camps: ['martyrs'] });
