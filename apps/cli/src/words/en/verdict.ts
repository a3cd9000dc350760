import type { verdict as fr } from '../fr/verdict.ts';

export const verdict: typeof fr = {
  noFile: '--jsonl reads standard input, not a file: veillee verdict --jsonl < FILE',
  noJson: 'it is not JSON',
  noGame: 'the name of the game (“game”) must be a text',
  noVerdict: (game) => `${game} judges no table that is written down`,
  doubts: 'To be checked: no game comes to this',
  empty: 'this line is empty',
  long: 'this line is longer than 1 MiB',
  encoding: 'this line is not UTF-8',
  unexpected: (message) => `unexpected error (${message})`,
};
