import type { Ending } from '../../../fr/games/blood/ending.ts';

export const ending: Ending = {
  risk: 'If it is true, your whole camp wins, the dead with it. If not, you die at once, and the points are counted. Your camp is that of your own card, which you have not seen.',
  were: (card) => `You were ${card}`,
};
