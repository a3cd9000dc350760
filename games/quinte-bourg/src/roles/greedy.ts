import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Cupide', help: 'Gagne seul dès que toutes les pièces en jeu sont à lui.' },
  en: { name: 'Greedy', help: 'Wins alone by owning every coin of the game.' },
};

/** Owns every coin of the game and wins alone (Q40). */
export const greedy: CampRole<typeof words> = {
  words,
  icon: 'coins',
  rulings: ['Q40'],
  camps: ['villagers'],
  suggested: { from: 7 },
  any: true,
  always: 'greedy',
};
