import type { Forms } from '../words.ts';

export const forms: Forms = {
  fromMiddle: 'from the middle',
  fromPlayer: (player) => `from in front of ${player}`,
  characters: { none: 'no character', one: 'character', other: 'characters' },
  mutations: { none: 'no mutation', one: 'mutation', other: 'mutations' },
  points: { one: 'point', other: 'points' },
  half: '½ point',
};
