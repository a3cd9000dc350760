import type { Wordings } from '@veillee/kernel';
import type { QuestionKey } from '../fr/questions.ts';

/** The questions by topic, then the ways to answer them. */
export const questions: Wordings<QuestionKey> = {
  'deal.ready': 'Have you seen your card?',
  'day.enough': 'Vote right now?',
  'day.claim': 'What do you tell everyone?',
  'vote.point': 'Who do you point at?',

  'way.yes': 'Yes',
  'way.point': 'Point',
  'way.copy': 'Copy',
  'way.look': 'Look',
  'way.peek': 'Look at the mark',
  'way.swap': 'Swap',
  'way.take-back': 'Take a statement back',

  'field.player': 'Who?',
  'field.players': 'Who?',
  'field.card': 'Which card?',
  'field.cards': 'Which cards?',
  'field.role': 'Which character?',
  'field.mark': 'Which mark?',
  'field.side': 'Which side?',
  'field.artefact': 'Which artefact?',
  'field.claim': 'Which statement?',
};
