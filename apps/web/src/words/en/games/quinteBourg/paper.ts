import { plural } from '@veillee/kernel';
import type { PaperWords } from '../../../fr/games/quinteBourg/paper.ts';

export const paper: PaperWords = {
  title: 'The Quinte-Bourg Gazette',
  motto: 'All that is public, and only what is public. For the rest, ask your neighbours.',
  issues: 'Back issues',
  issue: (number) => `No. ${number}`,
  inPress: 'Going to press: the morning is not over.',
  none: 'The gazette comes out tomorrow morning.',
  alive: 'alive',
  ghosts: (n) => plural(n, { one: 'ghost', other: 'ghosts' }, 'en'),
  spirits: (n) => plural(n, { one: 'spirit', other: 'spirits' }, 'en'),
  counts: 'The village this morning',
  changed: 'since yesterday',
  posts: 'Who holds which office',
  vacant: 'vacant',
  tally: 'Yesterday’s fingers',
  blank: 'blank',
  sentenced: 'sentenced by the vote',
  printer: 'Printed by candlelight by Veillée',
  signature: 'The editors know no more.',
  print: 'Print this issue',
  wall: 'Put it on the wall',
  wallHint: 'This code opens the gazette and nothing else: scan it, no seat needed.',
  scan: 'Back issues',
};
