import type { Wordings } from '@veillee/kernel';
import type { QuestionKey } from '../fr/questions.ts';

export const questions: Wordings<QuestionKey> = {
  'turn.accuse': 'Accuse: which token, in front of whom?',
  'turn.end': 'A token lies in front of you: you may look at its card before you end your turn.',
  'trial.face': 'Both tokens are in front of you: this is your trial.',
  'twin.face': 'One death calls for another: yours.',
  'trial.hand': 'Before you go, put the tokens in front of two other living players.',

  'revelation.look': 'Look at the card under a token in front of you',
  'claim.declare': 'Claim that all survivors belong to your camp',

  'way.token-1': 'Take the first token',
  'way.token-2': 'Take the second token',
  'way.both': 'Place both tokens',
  'way.end': 'End my turn',
  'way.die': 'Die',
  'way.look': 'Look',
  'way.declare': 'Claim',
  'way.play': 'Play the card',

  'field.player': 'In front of whom?',
  'field.token': 'Which token?',
  'field.token-1': 'The first token in front of…',
  'field.token-2': 'The second token in front of…',
};
