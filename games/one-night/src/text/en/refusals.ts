import type { Wordings } from '@veillee/kernel';
import type { PositionRefusalKey } from '../fr/refusals.ts';

export const refusals: Wordings<PositionRefusalKey> = {
  'position.malformed': 'A position is a JSON object with a list “players”.',
  'position.unknownField': 'The position has an unknown field: “{field}”.',
  'position.unknownGame': 'Unknown game: “{game}”. This one is “one-night”.',
  'position.players': 'The list of players (“players”) is missing.',
  'position.options': 'The options (“options”) must be an object.',
  'position.unknownOption': 'Unknown option: “{option}”.',
  'position.replacementMin': 'The option “replacementMin” is a whole number, 1 or more.',
  'position.repeatedName': 'Two players have the same name: “{name}”.',
  'position.player': 'Player no. {number} must be an object.',
  'position.name': 'Player no. {number} has no name (“name”).',
  'position.unknownPlayerField': '{who}: unknown field, “{field}”.',
  'position.noCard': '{who}: the card (“card”) is missing.',
  'position.wrongType': '{who}: “{field}” does not have the expected form.',
  'position.unknownId': '{who}: “{field}” does not know “{value}”.',
  'position.misfit': '{who}: “{field}” does not fit this card ({card}).',
  'position.unknownVote': '{who} points at “{value}”, who is not at the table.',
  'position.selfVote': '{who} cannot point at themselves.',
};
