import { type Law, lawWords } from './law.ts';
import { schulze } from './schulze.ts';

const words = lawWords({
  fr: {
    name: 'le scrutin est celui de Condorcet',
    phrases: {
      'way.rank': 'Classer',
      'vote.ranked': {
        other: 'Le classement {voter:of} : {players:seats}.',
        you: { voter: 'Ton classement : {players:seats}.' },
      },
    },
  },
  en: {
    name: 'the ballot is Condorcet’s',
    phrases: {
      'way.rank': 'Rank',
      'vote.ranked': '{voter:Subject} {voter:verb|ranks|rank}: {players:seats}.',
    },
  },
});

/** Voters rank the accused, and the ballots are read as Schulze does (§10, Q24). */
export const condorcet: Law<typeof words> = { mostWanted: schulze, rulings: ['Q24'], words };
