import type { console as fr } from '../fr/console.ts';

export const console: typeof fr = {
  votes: 'Votes',
  dead: 'Dead',
  nobody: 'nobody',
  final: 'The cards are turned up',
  centre: 'in the centre',
  story: 'What happened in the dark',
  cards: 'The journey of the cards',
  marks: 'The journey of the marks',
  board: 'the board',
  still: 'None has moved.',
  copied: 'copies',
  turned: 'turned into',
  stages: {
    votes: 'The vote',
    protections: 'Protections',
    deaths: 'Deaths',
    chains: 'Deaths in a chain',
    teams: 'Teams',
    players: 'Each player',
  },
};
