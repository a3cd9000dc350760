import type { View } from '@veillee/one-night';
import type { Phase } from '../../../kit/skies.ts';

/** Eyes are closed. */
export const isInTheDark = (phase: View['phase']): boolean =>
  phase === 'dusk' || phase === 'mark-check' || phase === 'night';

/** The sky over each phase. */
export const skies: { readonly [phase in View['phase']]: Phase } = {
  deal: 'dusk',
  dusk: 'dusk',
  'mark-check': 'night',
  night: 'night',
  day: 'day',
  vote: 'vote',
  end: 'reveal',
};
