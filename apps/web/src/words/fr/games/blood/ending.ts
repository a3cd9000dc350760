import type { Gender } from '@veillee/kernel';

/** What is said at the end of Blood, and of what a claim may cost. */
export const ending = {
  risk: 'Si c’est vrai, tout ton camp gagne, morts compris. Sinon tu meurs aussitôt, et l’on compte les points. Ton camp est celui de ta propre carte, que tu n’as pas vue.',
  were: (card: string, gender: Gender | null) =>
    gender === null ? `Tu avais la carte ${card}` : `Tu étais ${card}`,
};
export type Ending = typeof ending;
