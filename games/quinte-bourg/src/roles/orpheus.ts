import { defineRole } from '../power.ts';
import { charm } from './charm.ts';

/** Charms a new person each night, apart from the Siren (§3, Q39). */
export const orpheus = defineRole({ id: 'orpheus', camps: ['musicians'], actions: [charm] });
