/** Ce qu’il faut poser sur la table avant que le conteur parle. */
export const told = {
  dealt: (players: number) => `${players} en main, trois au centre.`,
  clarity: 'Une Clarté devant chacun ; le reste du plateau est vide.',
  marks: (named: readonly string[]) => `Une Clarté devant chacun ; sur le plateau : ${named.join(', ')}.`,
  across: (name: string) => `Une carte de plus (${name}), en travers du centre.`,
  shield: 'Le bouclier à côté du centre.',
  artefacts: 'Les artefacts en pile, mélangés, face cachée.',
};
export type ToldWords = typeof told;
