import type { Wordings } from '@veillee/kernel';

/** What is told while the game goes on. */
export const facts = {
  'game.dealt':
    'Les cartes sont données. Dans l’Étendue sauvage : {characters:characters} et {mutations:mutations}.',
  'mutation.dealt': 'Ta mutation : {mutation:mutation}. Garde-la pour toi.',
  'talk.reminded':
    'Rappel : ne dites jamais à voix haute le numéro du personnage d’un autre. Les camps, vous pouvez en parler.',
  'first.chance': 'Le sort désigne {player:seat} pour commencer.',
  'first.host': 'L’hôte a choisi {player:seat} pour commencer.',
  'first.birthday': 'La naissance la plus proche de février 1999 désigne {player:seat}, qui commence.',

  'turn.began': 'À {player:seat} de jouer.',
  'token.placed': '{player:seat} prend {token:token} {from:from} et accuse {target:seat}.',
  'token.placedAtHome': '{player:seat} prend {token:token} {from:from} et s’accuse.',
  'token.returned': '{token:Token} devant {player:seat} retourne au milieu avec sa carte.',
  'token.handed': '{player:seat} pose {token:token} devant {target:seat}.',
  'token.seen': 'Sous {token:token}, tu as vu : {card:card}.',
  'revelation.looked': '{player:seat} regarde la carte sous {token:token}.',

  'trial.opened': 'Les deux jetons sont devant {player:seat} : c’est le procès.',
  'twin.called': '{other:seat} et {player:seat} sont jumeaux : la mort de l’un appelle l’autre.',
  'death.trial': '{player:seat} meurt au procès. Sa carte est posée face cachée.',
  'death.twin': '{player:seat} meurt avec son jumeau.',
  'death.claim': 'C’est faux : {player:seat} meurt.',

  'claim.made': '{player:seat} annonce que tous les survivants sont de son camp.',
  'game.ended': 'La partie est finie. En vie : {survivors:seats}.',
} as const satisfies Wordings;

export type FactKey = keyof typeof facts;
