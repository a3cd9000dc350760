export const console = {
  points: 'Points',
  under: 'sous un jeton',
  final: 'Les cartes sont retournées',
  died: 'parmi les morts',
  used: 'Mutations jouées',
  stages: { ending: 'La fin', points: 'Les points', camp: 'Le camp', players: 'Chaque joueur' },
};
