import type { Wordings } from '@veillee/kernel';
import type { OptionKey } from '../fr/options.ts';

/** What is wrong with the settings, the choice of cards or an explicit deal. */
export const options: Wordings<OptionKey> = {
  'options.malformed': 'The settings do not have the expected form.',
  'options.players': 'This is for {min} to {max} players; you are {players}.',
  'options.unknown': 'Unknown setting: “{option}”.',
  'options.flag': 'The setting “{option}” is a yes or no (true, false).',
  'options.number': 'The setting “{option}” is a whole number from {from} to {to}.',
  'options.pace': 'The pace is given in seconds, part by part.',
  'options.noDeck': 'Choose a scenario, or put a deck together yourselves.',
  'options.both': 'Choose a scenario or cards, not both: these cards are not the scenario’s.',
  'options.scenario': 'Unknown scenario: “{id}”.',
  'options.scenarioPlayers': 'This scenario is for {min} to {max} players; you are {players}.',
  'deck.size': '{players} players need {need} cards: one each and three in the centre. There are {have}.',
  'deck.unknown': 'Unknown character: “{id}”.',
  'deck.tooMany': 'Too many {card:card} cards: you chose {have}, and the boxes hold {max}.',
  'deck.alone': 'The {need} {card:card} cards belong together: take all of them or none.',
  'deck.apart': '{card:card} cannot be played with characters of the Vampire box: take the Copycat instead.',
  'deck.extra': '{card:card} is an extra from outside the boxes: allow extras first.',
  'deal.malformed': 'An explicit deal is a list of cards (“cards”): the players’, then the centre’s.',
  'deal.otherCards': 'The deal must hold exactly the chosen cards.',
  'deal.artefacts': 'The order of artefacts must name each of the six once.',
};
