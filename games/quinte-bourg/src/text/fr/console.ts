export const console = {
  consoled: 'Consolés',
  used: 'Pouvoirs employés',
  stages: { stop: 'La fin', camps: 'Les camps', players: 'Chaque joueur' },
};
