import { defineRole } from '../power.ts';

/** Breaks a disagreement of the Reptilians on their target (Q5, Q37). */
export const alpha = defineRole({ id: 'alpha', camps: ['reptilians'], marks: ['leadsPack'] });
