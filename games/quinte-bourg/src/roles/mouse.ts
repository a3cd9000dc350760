import { defineRole } from '../power.ts';

/** One of the Mice; no power of its own (§3). */
export const mouse = defineRole({ id: 'mouse', camps: ['mice'], any: true });
