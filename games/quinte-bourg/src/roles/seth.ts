import { defineRole } from '../power.ts';
import { repticide } from './repticide.ts';

/** Also a Reptilian; kills one of them once (§3). */
export const seth = defineRole({
  id: 'seth',
  camps: ['seths', 'reptilians'],
  invocation: repticide,
  marks: ['seth', 'stopsWhenConverted'],
});
