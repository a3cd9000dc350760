import type { Wordings } from '@veillee/kernel';
import type { ReasonKey } from '../fr/reasons.ts';

export const reasons: Wordings<ReasonKey> = {
  'ending.claimed':
    '{player:Subject} claimed that all survivors ({survivors:seats}) belong to the same camp, and they do: {camp:camp}.',
  'ending.misclaimed': '{player:Subject} made a wrong claim and died of it: points are counted.',
  'ending.spared':
    '{player:Subject} {player:verb|is|are} written down among the dead, but a claim or betrayal that succeeds kills nobody.',
  'ending.counted': 'Alive: {survivors:seats} ({count}). At {limit} the game ends: points are counted.',
  'ending.early':
    'Alive: {survivors:seats} ({count}). A game usually goes on until {limit}; this is what the points would say.',
  'ending.claimCount': 'The claim is made at {count} survivors, but it may only be made at {wanted}.',
  'ending.late': 'Alive before that: {count}. But at {limit} survivors the game was already over.',
  'ending.twinsSeats': 'Twins are for eight or nine, and this table has {seats} players.',
  'ending.saved':
    'Alive although their twin is dead: {players:seats}. There are not enough Full Moons for that.',
  'ending.missing': 'Cards of a game for {seats} that are nowhere: {cards:cards}.',
  'ending.extra': 'Cards that are not used in a game for {seats}: {cards:cards}.',

  'points.survivor': {
    other: '{player:Subject} ({card:card}) is alive: {points:points} for {camp:camp}.',
    you: { player: 'You are alive (your card: {card:card}): {points:points} for {camp:camp}.' },
  },
  'points.dead': {
    other: '{player:Subject} ({card:card}) is dead: {points:points}.',
    you: { player: 'You are dead (your card: {card:card}): {points:points}.' },
  },
  'points.token': 'Under {token:token}, {card:card}: {points:points} for {camp:camp}.',
  'points.wilderness': 'In the Wilderness, {card:card}: {points:points} for {camp:camp}.',
  'points.total': 'In all: {human:points} for the Humans, {werewolf:points} for the Werewolves.',

  'camp.more': '{camp:Camp} have more points: their camp wins.',
  'camp.tie': {
    other: 'A tie. The last turn was {player:of}: {loser:camp} lose, {camp:camp} win.',
    you: { player: 'A tie. The last turn was yours: {loser:camp} lose, {camp:camp} win.' },
  },

  'players.won': {
    other: '{player:Subject} ({card:card}) wins with {camp:camp}.',
    you: { player: 'You win with {camp:camp} (your card: {card:card}).' },
  },
  'players.lost': {
    other: '{player:Subject} ({card:card}) loses with {camp:camp}.',
    you: { player: 'You lose with {camp:camp} (your card: {card:card}).' },
  },
};
