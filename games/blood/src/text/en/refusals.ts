import type { Wordings } from '@veillee/kernel';
import type { RefusalKey } from '../fr/refusals.ts';

export const refusals: Wordings<RefusalKey> = {
  'seats.range': 'This game is for {fewest} to {most} players, not {seats}.',
  'options.malformed': 'The options must be an object.',
  'options.unknown': 'Unknown option: “{option}”.',
  'options.threshold': 'For “threshold” choose “survivors”, “deaths” or “strict”, not “{value}”.',
  'options.twins': 'For “twins” say true or false, not “{value}”.',
  'options.twinsSeats': 'The twins are for 8 or 9 players, not {seats}.',
  'options.seconds': 'For “{option}” give a whole number of seconds, {from} to {to}, not “{value}”.',
  'options.first': 'For “first” choose “chance”, a seat (“seat”) or birthdays (“birthdays”), not “{value}”.',
  'options.firstSeat': 'The first player is a seat from 0 to {last}, not “{value}”.',
  'options.birthdays': 'The birthdays (“birthdays”) are a list, not “{value}”.',
  'options.birthdayCount': 'One birthday is needed for each player: there are {count} for {seats} players.',
  'options.birthday': 'Birthday no. {number}, “{value}”, does not exist: write it like 1999-02-14.',

  'deal.malformed': 'A deal is an object with “characters”, “tokens” and “mutations”.',
  'deal.unknownField': 'The deal has an unknown field: “{field}”.',
  'deal.list': 'In the deal, “{field}” must be a list of length {wanted}.',
  'deal.count': 'In the deal, “{field}” must be of length {wanted}, not {given}.',
  'deal.unknownCharacter':
    'Unknown character: “{value}”. There are “human-1” to “human-6” and “werewolf-1” to “werewolf-6”.',
  'deal.unusedCharacter': '{card:card} is not used with {seats} players: the numbers go from 1 to {highest}.',
  'deal.repeatedCharacter': '{card:card} is dealt twice.',
  'deal.unknownMutation': 'Unknown mutation: “{value}”. They are numbered 1 to 10.',
  'deal.unusedMutation':
    'Mutation no. {number} is not used with {seats} players: only nos. 1 to {highest} are.',
  'deal.repeatedMutation': 'Mutation no. {number} is dealt twice.',

  'position.malformed': 'A position is a JSON object with “players”, “tokens” and “lastTurn”.',
  'position.unknownField': 'The position has an unknown field: “{field}”.',
  'position.game': 'Unknown game: “{game}”. This is “blood”.',
  'position.players': 'The list of players (“players”) is missing.',
  'position.player': 'Player no. {number} must be an object.',
  'position.name': 'Player no. {number} has no name (“name”).',
  'position.repeatedName': 'Two players have the same name: “{name}”.',
  'position.unknownPlayerField': '{who}: unknown field, “{field}”.',
  'position.noCard': '{who}: the card (“card”) is missing.',
  'position.alive': '{who}: “alive” is true or false.',
  'position.cards': 'A list of cards is missing: “{field}”.',
  'position.tokens': 'There are two tokens, so two cards in “tokens”, not {count}.',
  'position.unknownCard':
    'Unknown card: “{value}”. There are “human-1” to “human-6” and “werewolf-1” to “werewolf-6”.',
  'position.repeatedCard': '{card:card} is in two places.',
  'position.ending':
    'For “ending” write “points”, or name who claimed (“claim”) or betrayed (“betray”), not “{value}”.',
  'position.unknownName': '“{field}” names “{value}”, who is not at the table.',
  'position.noLastTurn': 'The name of the player of the last turn (“lastTurn”) is missing.',
  'position.otherTurn': 'Players claim and betray in their own turn only: “lastTurn” cannot be “{value}”.',
};
