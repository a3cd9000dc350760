import { type Printed, readPrinted } from '@veillee/gamekit/lab';
import figures from './figures.json' with { type: 'json' };

/** The printed scenarios as they were measured: by `veillee lab --printed`, which writes the file anew. */
export const printed: Printed = readPrinted(figures);
