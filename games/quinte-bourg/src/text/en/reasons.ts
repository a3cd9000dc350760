import type { Wording } from '@veillee/kernel';
import type { ReasonKey } from '../fr/reasons.ts';

export const reasons: { readonly [key in ReasonKey]: Wording } = {
  'stop.condition': 'A victory condition is met; alive: {alive} of {started}.',
  'stop.few': 'At most two are alive ({alive} of {started}).',
  'stop.converted': 'Sheherazade has converted Black, Red or Seth; alive: {alive} of {started}.',
  'stop.weeks': 'The time agreed on is over; alive: {alive} of {started}.',
  'stop.master': 'The game master stops the game; alive: {alive} of {started}.',
  'camp.lovers.held': 'The Lovers are the last two alive.',
  'camp.lovers.missed': 'The Lovers are not the last two alive ({alive} alive).',
  'camp.idealists.held': 'At least half of the {started} players are alive ({alive}): the Idealists win.',
  'camp.idealists.missed': 'Less than half of the {started} players are alive ({alive}): the Idealists lose.',
  'camp.seths.held': 'At most two are alive, Seth among them: the Seths win.',
  'camp.seths.missed': 'Seth is not one of the last two alive.',
  'camp.mice.held': 'The Mice hold three of their offices.',
  'camp.mice.missed': 'The Mice do not hold three of their offices.',
  'camp.reptilians.held': 'Nobody is alive but Reptilians other than Seth: the Reptilians win.',
  'camp.reptilians.missed':
    'Somebody who is no Reptilian is alive, or Seth is (Reptilians alive: {reptilians} of {alive}).',
  'camp.martyrs.held': 'The village executed the Martyr in a session.',
  'camp.martyrs.missed': 'The village did not execute the Martyr in a session.',
  'camp.musicians.held': 'Every living non-musician has been charmed.',
  'camp.musicians.missed': 'Somebody alive has not been charmed.',
  'camp.villagers.held': 'All Reptilians are dead: the Villagers win.',
  'camp.villagers.missed': 'Reptilians alive: {reptilians}.',
  'camp.dominated': 'This camp is nobody’s dominant one ({camp:camp}): it neither wins nor stops anything.',
  'player.camp': '{player:Subject} {player:verb|wins|win} with {camp:camp}.',
  'player.condition': {
    other: '{player:Subject} wins by a condition of their own ({condition:condition}).',
    you: { player: 'You win by a condition of your own ({condition:condition}).' },
  },
  'player.lost': '{player:Subject} {player:verb|loses|lose} with {camp:camp}.',
  'player.consoled':
    '{player:Subject} {player:verb|loses|lose} with {camp:camp}, consoled by the victory of {wish:camp}.',
  'player.alone': '{player:Subject} {player:verb|owns|own} every coin, and {player:verb|wins|win} alone.',
  'player.impoverished':
    '{player:Subject} {player:verb|loses|lose}: {greedy:subject} {greedy:verb|owns|own} every coin.',
};
