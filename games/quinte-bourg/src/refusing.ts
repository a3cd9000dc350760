import { refusingIn } from '@veillee/gamekit';
import type { RefusalKey } from './text/fr/refusals.ts';

/** Words what the village refuses of options, deals and positions. */
export const says = refusingIn<RefusalKey>();
