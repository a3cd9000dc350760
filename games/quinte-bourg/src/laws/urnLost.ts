import { type Law, lawWords } from './law.ts';

const words = lawWords({
  fr: {
    name: 'l’urne est perdue, on ne vote pas',
    phrases: { 'vote.cancelled': 'L’urne est perdue : personne ne vote, personne ne meurt.' },
  },
  en: {
    name: 'the ballot box is lost, there is no vote',
    phrases: { 'vote.cancelled': 'The ballot box is lost: nobody votes, nobody dies.' },
  },
});

/** Nobody votes, and so nobody dies (§10). */
export const urnLost: Law<typeof words> = { noVote: true, spares: 1, words };
