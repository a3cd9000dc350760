import { defineRole } from '../power.ts';
import { repticide } from './repticide.ts';

/** Kills a Reptilian once (§3). */
export const red = defineRole({
  id: 'red',
  camps: ['reptilians'],
  invocation: repticide,
  marks: ['stopsWhenConverted'],
});
