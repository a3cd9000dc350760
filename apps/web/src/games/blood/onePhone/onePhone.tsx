import { type BloodVerdict, longestLimit, type View } from '@veillee/blood';
import type { OnePhone } from '../../face.ts';
import { handWords } from '../handWords.ts';
import { Hands } from './Hands.tsx';

export const onePhone: OnePhone<View, BloodVerdict> = {
  lead: (lang) => handWords[lang].lead,
  // Nobody's time runs out while the phone goes from hand to hand; the pause before each turn stays (B23).
  options: (options) => ({ ...options, limit: longestLimit }),
  Play: Hands,
};
