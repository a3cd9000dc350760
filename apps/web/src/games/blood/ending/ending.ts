import type { BloodVerdict, View } from '@veillee/blood';
import type { Ending } from '../../face.ts';
import { outcome } from './outcome.ts';
import { Points } from './Points.tsx';

export const ending: Partial<Ending<View, BloodVerdict>> = {
  outcome,
  crest: ({ verdict }) => (verdict?.teams[0] === 'human' ? 'farmer' : 'wolf-head'),
  // What is worth nothing adds nothing to the sum.
  forAll: ({ stage, params }) => stage === 'ending' || (stage === 'points' && params?.points !== 0),
  TurnedUp: Points,
};
