import type { ToldWords } from '../../../fr/games/oneNight/told.ts';

export const told: ToldWords = {
  dealt: (players) => `${players} dealt, three in the centre.`,
  clarity: 'A Clarity in front of everyone; the rest of the board is empty.',
  marks: (named) => `A Clarity in front of everyone; on the board: ${named.join(', ')}.`,
  across: (name) => `One more card (${name}), lying across the centre.`,
  shield: 'The shield beside the centre.',
  artefacts: 'The artefacts in a pile, shuffled, face down.',
};
