import type { Wordings } from '@veillee/kernel';

/** Questions and rights by topic, their ways as `way.…` and the fields they share. */
export const questions = {
  'turn.accuse': 'À toi d’accuser : quel jeton, devant qui ?',
  'turn.end': 'Un jeton est devant toi : tu peux regarder sa carte avant de finir ton tour.',
  'trial.face': 'Les deux jetons sont devant toi : c’est ton procès.',
  'twin.face': 'Une mort en appelle une autre : la tienne.',
  'trial.hand': 'Avant de partir, pose les jetons devant deux autres joueurs vivants.',

  'revelation.look': 'Regarder la carte sous un jeton posé devant toi',
  'claim.declare': 'Annoncer que tous les survivants sont de ton camp',

  'way.token-1': 'Prendre le premier jeton',
  'way.token-2': 'Prendre le second jeton',
  'way.both': 'Poser les deux jetons',
  'way.end': 'Finir mon tour',
  'way.die': 'Mourir',
  'way.look': 'Regarder',
  'way.declare': 'Annoncer',
  'way.play': 'Jouer la carte',

  'field.player': 'Devant qui ?',
  'field.token': 'Quel jeton ?',
  'field.token-1': 'Le premier jeton devant…',
  'field.token-2': 'Le second jeton devant…',
} as const satisfies Wordings;

export type QuestionKey = keyof typeof questions;
