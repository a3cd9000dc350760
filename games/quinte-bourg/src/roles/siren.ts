import { defineRole } from '../power.ts';
import { charm } from './charm.ts';

/** Charms a new person each night, apart from Orpheus (§3, Q39). */
export const siren = defineRole({ id: 'siren', camps: ['musicians'], actions: [charm] });
