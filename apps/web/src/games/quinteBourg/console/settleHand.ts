import type { Hand } from '@veillee/quinte-bourg';
import { tell } from '../../../line/session.ts';

/** Confirms a hand that went up, asks it to wait, or lets it down. */
export const settleHand = ({ seat }: Hand, how: 'confirm' | 'wait' | 'refuse'): void =>
  void tell({ t: 'answer', prompt: `invocation.${how}`, answer: { do: how, hand: [seat] } });
