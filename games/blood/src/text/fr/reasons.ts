import type { Wordings } from '@veillee/kernel';

/** Why a game ended as it did. */
export const reasons = {
  'ending.claimed':
    '{player:seat} a annoncé que tous les survivants ({survivors:seats}) sont du même camp, et c’est vrai : {camp:camp}.',
  'ending.misclaimed':
    '{player:seat} a fait une annonce fausse et l’a payée de sa vie : on compte les points.',
  'ending.spared': '{player:seat} est parmi les morts sur le papier, mais ce qui réussit ne tue pas.',
  'ending.counted': 'Survivants : {survivors:seats} ({count}). La fin est à {limit} : on compte les points.',
  'ending.early':
    'Survivants : {survivors:seats} ({count}). La partie ne finit d’ordinaire qu’à {limit} ; voici ce que donneraient les points.',
  'ending.claimCount': 'L’annonce est faite à {count} survivants, alors qu’elle se fait à {wanted}.',
  'ending.late': 'Vivants avant cela : {count}. Or à {limit} survivants la partie était déjà finie.',
  'ending.twinsSeats': 'Les jumeaux se jouent à huit ou neuf, et la table compte {seats} joueurs.',
  'ending.saved':
    'En vie, alors que leur jumeau est mort : {players:seats}. Il n’y a pas assez de Pleines Lunes pour cela.',
  'ending.missing': 'Cartes d’une partie à {seats} joueurs qui ne sont nulle part : {cards:cards}.',
  'ending.extra': 'Cartes qui ne servent pas dans une partie à {seats} joueurs : {cards:cards}.',

  'points.survivor': '{player:seat} est en vie avec {card:card} : {points:points} pour {camp:camp}.',
  'points.dead': 'Parmi les morts, {player:seat} avec {card:card} : {points:points}.',
  'points.token': 'Sous {token:token}, {card:card} : {points:points} pour {camp:camp}.',
  'points.wilderness': 'Dans l’Étendue sauvage, {card:card} : {points:points} pour {camp:camp}.',
  'points.total': 'En tout : {human:points} pour les Humains, {werewolf:points} pour les Loups-garous.',

  'camp.more': '{camp:Camp} ont le plus de points : leur camp gagne.',
  'camp.tie': 'Égalité. Au dernier tour jouait {player:seat} : {loser:camp} perdent, {camp:camp} gagnent.',

  'players.won': '{player:seat} ({card:card}) gagne avec {camp:camp}.',
  'players.lost': '{player:seat} ({card:card}) perd avec {camp:camp}.',
} as const satisfies Wordings;

export type ReasonKey = keyof typeof reasons;
