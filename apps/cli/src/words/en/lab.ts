import { plural } from '@veillee/kernel';
import type { lab as fr } from '../fr/lab.ts';

export const lab: typeof fr = {
  players: { candid: 'candid', skilled: 'skilled', sly: 'sly', chance: 'by chance' },
  mix: (home, others) => `home team: ${home}, others: ${others}`,
  games: (games) => `${games} ${plural(games, { one: 'game', other: 'games' }, 'en')}`,
  wins: (team, percent) => `${team} ${percent}`,
  victories: (told) => `Wins: ${told}.`,
  noise: 'The difference is within the noise.',
  clear: (team) => `The difference is clear, for ${team}.`,
  nothing: 'No team stands out.',
  kinds: {
    team: 'Wins by team, out of all games',
    dealt: 'Wins by character dealt',
    held: 'Wins by character held at the end',
    seat: 'Wins by seat',
  },
  seat: (seat) => `seat ${seat}`,
  even: 'Nothing leans beyond the noise: there is nothing to correct.',
  heavy: (team) => `Too heavy: ${team}.`,
  remedies: (shown, tried) =>
    `${plural(shown, { one: 'One measured remedy', other: `${shown} measured remedies` }, 'en')}, of ${tried} swaps of one card that were tried:`,
  change: (team, by, interval, games) => `${team}: ${by} ${interval}, pair by pair over ${games} games.`,
  after: (heavy, light, noise) => `Then ${heavy}, ${light}${noise ? ': within the noise.' : '.'}`,
  stopped: (done, of, file) =>
    file === undefined
      ? `stopped after ${done} games of ${of}; without --out nothing of them is kept`
      : `stopped after ${done} games of ${of}, kept in ${file}; the same command goes on`,
  noPrinted: (game) => `${game} has no printed lists to measure`,
  noLevels: (game) => `the bots of ${game} have no levels: --levels makes no sense there`,
  noSuchLevel: (level, known) => `unknown level: “${level}” (there are ${known}, or two with “/”)`,
  oneDeck: 'the doctor sees one deck at a time: one scenario, one number of players, one level',
  noDeck: 'this deck is drawn at random for every game: there is no card to swap',
  notResults: 'this is not a file of results of “veillee lab”',
  others: 'these results are of another game or another seed',
  outdated: 'these results come from other rules or other bots; --anew replaces them',
};
