import { defineRole } from '../power.ts';

/** One of the pack; no power of its own (§3). */
export const reptilian = defineRole({ id: 'reptilian', camps: ['reptilians'], any: true });
