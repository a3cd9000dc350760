import type { Wordings } from '@veillee/kernel';

/** What is wrong with a position written down for the verdict. */
export const refusals = {
  'position.malformed': 'Une position est un objet JSON avec une liste « players ».',
  'position.unknownField': 'La position a un champ inconnu : « {field} ».',
  'position.unknownGame': 'Jeu inconnu : « {game} ». Ici, c’est « one-night ».',
  'position.players': 'Il manque la liste des joueurs (« players »).',
  'position.options': 'Les options (« options ») doivent être un objet.',
  'position.unknownOption': 'Option inconnue : « {option} ».',
  'position.replacementMin': 'L’option « replacementMin » est un nombre entier, 1 ou plus.',
  'position.repeatedName': 'Deux joueurs portent le même nom : « {name} ».',
  'position.player': 'Le joueur n° {number} doit être un objet.',
  'position.name': 'Le joueur n° {number} n’a pas de nom (« name »).',
  'position.unknownPlayerField': '{who} : champ inconnu, « {field} ».',
  'position.noCard': '{who} : il manque la carte (« card »).',
  'position.wrongType': '{who} : « {field} » n’a pas la forme attendue.',
  'position.unknownId': '{who} : « {field} » ne connaît pas « {value} ».',
  'position.misfit': '{who} : « {field} » ne va pas avec cette carte ({card}).',
  'position.unknownVote': '{who} désigne « {value} », qui n’est pas à table.',
  'position.selfVote': '{who} ne peut pas se désigner.',
} as const satisfies Wordings;

export type PositionRefusalKey = keyof typeof refusals;
