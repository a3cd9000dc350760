import type { Wordings } from '@veillee/kernel';
import type { FactKey } from '../fr/facts.ts';

export const facts: Wordings<FactKey> = {
  'game.dealt': 'The cards are dealt. In the Wilderness: {characters:characters} and {mutations:mutations}.',
  'mutation.dealt': 'Your mutation, for your eyes only: “{mutation:mutation}”.',
  'talk.reminded':
    'Remember: never say the number of another player’s character aloud. You may talk about camps.',
  'first.chance': 'By lot, {player:subject} {player:verb|begins|begin}.',
  'first.host': 'The host has chosen {player:seat} to begin.',
  'first.birthday': {
    other: '{player:Subject} has the birthday nearest to February 1999, and begins.',
    you: { player: 'Your birthday is the nearest to February 1999: you begin.' },
  },

  'turn.began': {
    other: 'It is {player:of} turn.',
    you: { player: 'It is your turn.' },
  },
  'token.placed':
    '{player:Subject} {player:verb|takes|take} {token:token} {from:from(player)} and {player:verb|accuses|accuse} {target:seat}.',
  'token.placedAtHome': {
    other: '{player:Subject} takes {token:token} {from:from(player)} and accuses themselves.',
    you: { player: 'You take {token:token} {from:from} and accuse yourself.' },
  },
  'token.returned': '{token:Token} in front of {player:seat} goes back to the middle with its card.',
  'token.handed': '{player:Subject} {player:verb|puts|put} {token:token} in front of {target:seat}.',
  'token.seen': 'Under {token:token} you saw: {card:card}.',
  'revelation.looked': '{player:Subject} {player:verb|looks|look} at the card under {token:token}.',

  'trial.opened': {
    other: 'Both tokens are in front of {player:seat}: this is the trial.',
    you: { player: 'Both tokens are in front of you: this is your trial.' },
  },
  'twin.called': {
    other: '{other:Seat} and {player:seat} are twins: one death calls for the other.',
    you: {
      player: 'You and {other:seat} are twins: one death calls for the other.',
      other: 'You and {player:seat} are twins: one death calls for the other.',
    },
  },
  'death.trial': {
    other: '{player:Subject} dies at the trial. The card stays face down.',
    you: { player: 'You die at your trial. Your card stays face down.' },
  },
  'death.twin': {
    other: 'Twins never part: {player:subject} dies too.',
    you: { player: 'Twins never part: you die too.' },
  },
  'death.claim': 'That is wrong: {player:subject} {player:verb|dies|die}.',

  'claim.made': {
    other: '{player:Subject} claims that all survivors belong to the same camp, their own.',
    you: { player: 'You claim that all survivors belong to your camp.' },
  },
  'game.ended': 'The game is over. Alive: {survivors:seats}.',
};
