import { plural } from '@veillee/kernel';
import type { Evening } from '../fr/evening.ts';

export const evening: Evening = {
  rules: 'The rule',
  discreet: 'Discreet: words only',
  memory: 'Your card at the start',
  memoryHint: 'What you were dealt. It may have changed since.',
  next: 'Go on',
  quick: 'Who do you say you are?',
  quickHint: 'One touch, and the whole table reads it. It is true if you like.',
  detail: 'Say something else',
  pointing: (name) => `My finger is on ${name}`,
  pointNobody: 'Touch a player: your finger is on them.',
  pointMore: 'Touch another to change, until the count of three.',
  voted: (n, of) => `of ${of} ${plural(n, { one: 'has', other: 'have' }, 'en')} voted`,
  hasAnswered: 'has answered',
  about: (name) => `${name}, for you alone`,
  what: (name) => `What do you think of ${name}?`,
  few: 'A few words',
  waits: 'Take your time: alone, the night waits for you.',
  pausedTitle: 'The evening is paused',
  pausedHint: 'Time stands still for everybody. The host will go on.',
  pausedHost: 'Time stands still for everybody, until you go on.',
};
