import type { Wordings } from '@veillee/kernel';

/** Why a game ended as it did. */
export const reasons = {
  'ending.claimed':
    '{player:Subject} {player:verb|a|as} annoncé que tous les survivants ({survivors:seats}) sont du même camp, et c’est vrai : {camp:camp}.',
  'ending.misclaimed': {
    other: '{player:Subject} a fait une annonce fausse et l’a payée de sa vie : on compte les points.',
    you: { player: 'Tu as fait une annonce fausse et tu l’as payée de ta vie : on compte les points.' },
  },
  'ending.spared':
    '{player:Subject} {player:verb|est|es} parmi les morts sur le papier, mais une annonce ou une trahison qui réussit ne tue pas.',
  'ending.counted':
    'En vie : {survivors:seats} ({count}). À {limit}, la partie s’arrête : on compte les points.',
  'ending.early':
    'En vie : {survivors:seats} ({count}). La partie ne finit d’ordinaire qu’à {limit} ; voici ce que donneraient les points.',
  'ending.claimCount': 'L’annonce est faite à {count} survivants, alors qu’elle se fait à {wanted}.',
  'ending.late': 'En vie avant cela : {count}. Or, à {limit} survivants, la partie était déjà finie.',
  'ending.twinsSeats': 'Les jumeaux se jouent à huit ou neuf, et la table compte {seats} joueurs.',
  'ending.saved':
    'En vie malgré la mort de leur jumeau : {players:seats}. Il n’y a pas assez de Pleines Lunes pour cela.',
  'ending.missing': 'Cartes d’une partie à {seats} joueurs qui ne sont nulle part : {cards:cards}.',
  'ending.extra': 'Cartes qui ne servent pas dans une partie à {seats} joueurs : {cards:cards}.',

  'points.survivor': {
    other: '{player:Subject} ({card:card(player)}) est en vie : {points:points} pour {camp:camp}.',
    you: {
      player:
        'Tu es en vie ({player:as|tu étais|tu étais|ta carte :} {card:card(player)}) : {points:points} pour {camp:camp}.',
    },
  },
  'points.dead': {
    other: 'Parmi les morts, {player:seat} ({card:card(player)}) : {points:points}.',
    you: {
      player:
        'Tu es parmi les morts ({player:as|tu étais|tu étais|ta carte :} {card:card(player)}) : {points:points}.',
    },
  },
  'points.token': 'Sous {token:token}, {card:card} : {points:points} pour {camp:camp}.',
  'points.wilderness': 'Dans l’Étendue sauvage, {card:card} : {points:points} pour {camp:camp}.',
  'points.total': 'En tout : {human:points} pour les Humains, {werewolf:points} pour les Loups-garous.',

  'camp.more': '{camp:Camp} ont le plus de points : leur camp gagne.',
  'camp.tie': {
    other: 'Égalité. Au dernier tour jouait {player:seat} : {loser:camp} perdent, {camp:camp} gagnent.',
    you: { player: 'Égalité. Au dernier tour, c’était à toi : {loser:camp} perdent, {camp:camp} gagnent.' },
  },

  'players.won': {
    other: '{player:Subject} ({card:card(player)}) gagne avec {camp:camp}.',
    you: {
      player: 'Tu gagnes avec {camp:camp} ({player:as|tu étais|tu étais|ta carte :} {card:card(player)}).',
    },
  },
  'players.lost': {
    other: '{player:Subject} ({card:card(player)}) perd avec {camp:camp}.',
    you: {
      player: 'Tu perds avec {camp:camp} ({player:as|tu étais|tu étais|ta carte :} {card:card(player)}).',
    },
  },
} as const satisfies Wordings;

export type ReasonKey = keyof typeof reasons;
