import type { Wordings } from '@veillee/kernel';

/** What is told while the game goes on. */
export const facts = {
  'game.dealt':
    'Les cartes sont données. Dans l’Étendue sauvage : {characters:characters} et {mutations:mutations}.',
  'mutation.dealt': 'Ta mutation, que personne d’autre ne doit voir : « {mutation:mutation} ».',
  'talk.reminded':
    'Rappel : ne dites jamais à voix haute le numéro du personnage d’un autre. Les camps, vous pouvez en parler.',
  'first.chance': {
    other: 'Le sort désigne {player:seat} pour commencer.',
    you: { player: 'Le sort te désigne : tu commences.' },
  },
  'first.host': {
    other: 'L’hôte a choisi {player:seat} pour commencer.',
    you: { player: 'C’est le choix de l’hôte : tu commences.' },
  },
  'first.birthday': {
    other: 'La naissance la plus proche de février 1999 désigne {player:seat}, qui commence.',
    you: { player: 'Ta naissance est la plus proche de février 1999 : tu commences.' },
  },

  'turn.began': 'À {player:seat} de jouer.',
  'token.placed': {
    other:
      '{player:Subject} {player:verb|prend|prends} {token:token} {from:from(player)} et {player:verb|accuse|accuses} {target:seat}.',
    you: { target: '{player:Subject} prend {token:token} {from:from(player)} et t’accuse.' },
  },
  'token.placedAtHome': {
    other: '{player:Subject} prend {token:token} {from:from(player)} et s’accuse.',
    you: { player: 'Tu prends {token:token} {from:from} et tu t’accuses.' },
  },
  'token.returned': '{token:Token} devant {player:seat} retourne au milieu avec sa carte.',
  'token.handed': '{player:Subject} {player:verb|pose|poses} {token:token} devant {target:seat}.',
  'token.seen': 'Sous {token:token}, tu as vu : {card:card}.',
  'revelation.looked': '{player:Subject} {player:verb|regarde|regardes} la carte sous {token:token}.',

  'trial.opened': {
    other: 'Les deux jetons sont devant {player:seat} : c’est le procès.',
    you: { player: 'Les deux jetons sont devant toi : c’est ton procès.' },
  },
  'twin.called': {
    other: '{other:Seat} et {player:seat} forment des jumeaux : une mort appelle l’autre.',
    you: {
      player: '{other:Seat} et toi formez des jumeaux : sa mort appelle la tienne.',
      other: '{player:Seat} et toi formez des jumeaux : ta mort appelle la sienne.',
    },
  },
  'death.trial': {
    other: '{player:Subject} meurt au procès, sa carte face cachée.',
    you: { player: 'Tu meurs au procès, ta carte face cachée.' },
  },
  'death.twin': {
    other: 'Les jumeaux ne se quittent pas : {player:subject} meurt aussi.',
    you: { player: 'Les jumeaux ne se quittent pas : tu meurs aussi.' },
  },
  'death.claim': 'C’est faux : {player:subject} {player:verb|meurt|meurs}.',

  'claim.made': {
    other: '{player:Subject} annonce que tous les survivants sont de son camp.',
    you: { player: 'Tu annonces que tous les survivants sont de ton camp.' },
  },
  'game.ended': 'La partie est finie. En vie : {survivors:seats}.',
} as const satisfies Wordings;

export type FactKey = keyof typeof facts;
