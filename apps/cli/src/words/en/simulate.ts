import type { simulate as fr } from '../fr/simulate.ts';

export const simulate: typeof fr = {
  noPlayers: '--players, the number of players, is missing',
  noChoice: (scenarios) => `--scenario (${scenarios}) or --deck is missing`,
  noSuchScenario: (scenario, known) => `unknown scenario: “${scenario}” (there are ${known})`,
  noSuchCard: (card, known) => `unknown card: “${card}” (there are ${known})`,
  senseless: (option, game) => `--${option} makes no sense for ${game}`,
  written: 'Game written',
  games: (games) => `${games} random games`,
  players: (players) => `${players} players`,
  seed: 'Seed',
  teams: 'Wins by team, out of all games',
  roles: 'Wins by character dealt (the card received at the start)',
  alone: 'Outside a team',
  nobody: 'Nobody',
  share: (won, played) => `${won} of ${played}`,
  never: 'never',
};
