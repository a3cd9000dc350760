import type { SlipWords } from '../../../fr/games/quinteBourg/slips.ts';

export const slips: SlipWords = {
  title: 'Quinte-Bourg, the slips',
  motto: 'to be folded with eyes shut',
  sheet: (at, of) => `sheet ${at} of ${of}`,
  house: (n) => `house ${n}`,
  word: (word) => `word: ${word}`,
  fold: 'fold',
  cut: 'Cut along the dashes.',
  tuck: 'Fold the hatched part up over the middle, then staple it: the secret cannot be read against the light.',
  hand: 'Hand them out by name. The code takes the chair, once only.',
  scan: (name) => `Take ${name}’s seat`,
};
