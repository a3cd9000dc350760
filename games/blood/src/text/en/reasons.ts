import type { Wordings } from '@veillee/kernel';
import type { ReasonKey } from '../fr/reasons.ts';

export const reasons: Wordings<ReasonKey> = {
  'ending.claimed':
    '{player:seat} claimed that all survivors ({survivors:seats}) are of one camp, and so it is: {camp:camp}.',
  'ending.misclaimed': '{player:seat} made a wrong claim and died of it: the points are counted.',
  'ending.spared': '{player:seat} is written down among the dead, but what succeeds does not kill.',
  'ending.counted': 'Survivors: {survivors:seats} ({count}). The end is at {limit}: the points are counted.',
  'ending.early':
    'Survivors: {survivors:seats} ({count}). A game usually goes on until {limit}; this is what the points would say.',
  'ending.claimCount': 'The claim is made at {count} survivors, although it is for {wanted}.',
  'ending.late': 'Alive before that: {count}. But at {limit} survivors the game was over already.',
  'ending.twinsSeats': 'Twins are for eight or nine, and the table has {seats} players.',
  'ending.saved':
    'Alive although their twin is dead: {players:seats}. There are not enough Full Moons for that.',
  'ending.missing': 'Cards of a game for {seats} that lie nowhere: {cards:cards}.',
  'ending.extra': 'Cards that have no use in a game for {seats}: {cards:cards}.',

  'points.survivor': '{player:seat} is alive with {card:card}: {points:points} for {camp:camp}.',
  'points.dead': '{player:seat} is dead with {card:card}: {points:points}.',
  'points.token': 'Under {token:token}, {card:card}: {points:points} for {camp:camp}.',
  'points.wilderness': 'In the Wilderness, {card:card}: {points:points} for {camp:camp}.',
  'points.total': 'In all: {human:points} for the Humans, {werewolf:points} for the Werewolves.',

  'camp.more': '{camp:Camp} have more points: their camp wins.',
  'camp.tie': 'A tie. The last turn was that of {player:seat}: {loser:camp} lose, {camp:camp} win.',

  'players.won': '{player:seat} ({card:card}) wins with {camp:camp}.',
  'players.lost': '{player:seat} ({card:card}) loses with {camp:camp}.',
};
