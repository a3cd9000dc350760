import { plural } from '@veillee/kernel';
import type { Evening } from '../fr/evening.ts';

export const evening: Evening = {
  rules: 'The rule',
  discreet: 'Discreet: text only',
  memory: 'Your card at the start',
  memoryHint: 'What you were dealt. It may have changed since.',
  next: 'Go on',
  quick: 'Who do you say you are?',
  quickHint: 'One tap, and the whole table reads it. True, if you like.',
  detail: 'Say something else',
  pointing: (name) => `My finger is on ${name}`,
  pointNobody: 'Tap a player to put your finger on them.',
  pointMore: 'Tap somebody else to change, until the count of three.',
  voted: (n, of) => `of ${of} ${plural(n, { one: 'has', other: 'have' }, 'en')} voted`,
  hasAnswered: 'has answered',
  about: (name) => `${name}, for your eyes only`,
  what: (name) => `What do you think of ${name}?`,
  few: 'A few words',
  waits: 'Take your time: here the night waits for you alone.',
  pausedTitle: 'The evening is paused',
  pausedHint: 'Time stands still for everybody. The host will go on.',
  pausedHost: 'Time stands still for everybody, until you go on.',
};
