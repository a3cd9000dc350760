import type { Wordings } from '@veillee/kernel';

/** Les questions, par sujet, puis les façons d’y répondre. */
export const questions = {
  'deal.ready': 'As-tu vu ta carte ?',
  'day.enough': 'Passer au vote dès maintenant ?',
  'day.claim': 'Que dis-tu devant tout le monde ?',
  'vote.point': 'Qui désignes-tu ?',

  'way.yes': 'Oui',
  'way.point': 'Désigner',
  'way.copy': 'Copier',
  'way.look': 'Regarder',
  'way.peek': 'Regarder la marque',
  'way.swap': 'Échanger',
  'way.take-back': 'Retirer une déclaration',

  'field.player': 'Qui ?',
  'field.players': 'Qui ?',
  'field.card': 'Quelle carte ?',
  'field.cards': 'Quelles cartes ?',
  'field.role': 'Quel personnage ?',
  'field.mark': 'Quelle marque ?',
  'field.side': 'De quel côté ?',
  'field.artefact': 'Quel artefact ?',
  'field.claim': 'Quelle déclaration ?',
} satisfies Wordings;
export type QuestionKey = keyof typeof questions;
