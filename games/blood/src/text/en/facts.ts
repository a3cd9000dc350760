import type { Wordings } from '@veillee/kernel';
import type { FactKey } from '../fr/facts.ts';

export const facts: Wordings<FactKey> = {
  'game.dealt': 'The cards are dealt. In the Wilderness: {characters:characters} and {mutations:mutations}.',
  'mutation.dealt': 'Your mutation: {mutation:mutation}. Keep it to yourself.',
  'talk.reminded':
    'Remember: never say the number of another player’s character aloud. Camps may be spoken of.',
  'first.chance': 'Chance picks {player:seat} to begin.',
  'first.host': 'The host picked {player:seat} to begin.',
  'first.birthday': 'The birthday nearest February 1999 is that of {player:seat}, who begins.',

  'turn.began': 'It is the turn of {player:seat}.',
  'token.placed': '{player:seat} takes {token:token} {from:from} and accuses {target:seat}.',
  'token.placedAtHome': '{player:seat} takes {token:token} {from:from} for a self-accusation.',
  'token.returned': '{token:Token} before {player:seat} goes back to the middle with its card.',
  'token.handed': '{player:seat} puts {token:token} before {target:seat}.',
  'token.seen': 'Under {token:token} you saw: {card:card}.',
  'revelation.looked': '{player:seat} looks at the card under {token:token}.',

  'trial.opened': 'Both tokens are before {player:seat}: the trial is open.',
  'twin.called': '{other:seat} and {player:seat} are twins: the death of one calls the other.',
  'death.trial': '{player:seat} dies at the trial. The card is laid face down.',
  'death.twin': '{player:seat} dies with the twin.',
  'death.claim': 'That is wrong: {player:seat} dies.',

  'claim.made': '{player:seat} claims that all survivors are of one camp, their own.',
  'game.ended': 'The game is over. Alive: {survivors:seats}.',
};
