import type { Seen } from '../shown.ts';

/** Eyes are closed; the master's are not. */
export const isDark = ({ chair, view }: Pick<Seen, 'chair' | 'view'>): boolean =>
  chair !== 'master' && ['opening', 'night'].includes(view.phase);
