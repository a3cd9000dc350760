import type { BloodVerdict, View } from '@veillee/blood';
import type { Knowledge } from '../face.ts';

export const knowledge: Partial<Knowledge<View, BloodVerdict>> = {
  // What was dealt is read in the hand.
  news({ facts }) {
    const last = facts.at(-1);
    return last?.key === 'token.seen' ? [last] : [];
  },
};
