import type { View } from '@veillee/one-night';
import type { Ending } from '../../face.ts';
import type { Judged } from '../shown.ts';
import { Chart } from './Chart.tsx';
import { crestOf } from './crest.ts';
import { drama } from './drama.tsx';
import { outcome } from './outcome.ts';
import { Story } from './Story.tsx';
import { TurnedUp } from './TurnedUp.tsx';

export const ending: Partial<Ending<View, Judged>> = {
  outcome,
  crest: ({ verdict }) => crestOf(verdict?.teams[0] ?? ''),
  drama,
  TurnedUp,
  Chart,
  Story,
};
