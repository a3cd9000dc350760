import type { Forms } from '../words.ts';

/** The small grammar of parameters. */
export const forms: Forms = {
  fromMiddle: 'au milieu',
  fromPlayer: (player) => `devant ${player}`,
  characters: { none: 'aucun personnage', one: 'personnage', other: 'personnages' },
  mutations: { none: 'aucune mutation', one: 'mutation', other: 'mutations' },
  points: { one: 'point', other: 'points' },
  half: '½ point',
  her: { human: 'Humaine', werewolf: 'Louve-garou' },
};
