import type { Wordings } from '@veillee/kernel';

/** What is wrong with options, with an explicit deal, or with a position written down for the verdict. */
export const refusals = {
  'seats.range': 'Ce jeu se joue de {fewest} à {most} joueurs, pas à {seats}.',
  'options.malformed': 'Les options doivent être un objet.',
  'options.unknown': 'Option inconnue : « {option} ».',
  'options.threshold':
    'Pour « threshold », choisis « survivors », « deaths » ou « strict », pas « {value} ».',
  'options.twins': 'Pour « twins », réponds par true ou false, pas « {value} ».',
  'options.twinsSeats': 'Les jumeaux se jouent à 8 ou 9 joueurs, pas à {seats}.',
  'options.seconds':
    'Pour « {option} », donne un nombre entier de secondes, de {from} à {to}, pas « {value} ».',
  'options.first':
    'Pour « first », choisis « chance », une place (« seat ») ou des dates de naissance (« birthdays »), pas « {value} ».',
  'options.firstSeat': 'Le premier joueur est une place de 0 à {last}, pas « {value} ».',
  'options.birthdays': 'Les dates de naissance (« birthdays ») forment une liste, pas « {value} ».',
  'options.birthdayCount':
    'Il faut une date de naissance par joueur : il y en a {count} pour {seats} joueurs.',
  'options.birthday':
    'La date de naissance n° {number}, « {value} », n’existe pas : écris-la comme 1999-02-14.',

  'deal.malformed': 'Une donne est un objet avec « characters », « tokens » et « mutations ».',
  'deal.unknownField': 'La donne a un champ inconnu : « {field} ».',
  'deal.list': 'Dans la donne, « {field} » doit être une liste de longueur {wanted}.',
  'deal.count': 'Dans la donne, « {field} » doit être de longueur {wanted}, pas {given}.',
  'deal.unknownCharacter':
    'Personnage inconnu : « {value} ». Il y a « human-1 » à « human-6 » et « werewolf-1 » à « werewolf-6 ».',
  'deal.unusedCharacter': '{card:card} ne sert pas à {seats} joueurs : les numéros y vont de 1 à {highest}.',
  'deal.repeatedCharacter': '{card:card} est donné deux fois.',
  'deal.unknownMutation': 'Mutation inconnue : « {value} ». Elles sont numérotées de 1 à 10.',
  'deal.unusedMutation':
    'La mutation n° {number} ne sert pas à {seats} joueurs : on y joue avec les n° 1 à {highest}.',
  'deal.repeatedMutation': 'La mutation n° {number} est donnée deux fois.',

  'position.malformed': 'Une position est un objet JSON avec « players », « tokens » et « lastTurn ».',
  'position.unknownField': 'La position a un champ inconnu : « {field} ».',
  'position.game': 'Jeu inconnu : « {game} ». Ici, c’est « blood ».',
  'position.players': 'Il manque la liste des joueurs (« players »).',
  'position.player': 'Le joueur n° {number} doit être un objet.',
  'position.name': 'Le joueur n° {number} n’a pas de nom (« name »).',
  'position.repeatedName': 'Deux joueurs portent le même nom : « {name} ».',
  'position.unknownPlayerField': '{who} : champ inconnu, « {field} ».',
  'position.noCard': '{who} : il manque la carte (« card »).',
  'position.alive': '{who} : « alive » vaut true ou false.',
  'position.cards': 'Il manque une liste de cartes : « {field} ».',
  'position.tokens': 'Il y a deux jetons, donc deux cartes dans « tokens », pas {count}.',
  'position.unknownCard':
    'Carte inconnue : « {value} ». Il y a « human-1 » à « human-6 » et « werewolf-1 » à « werewolf-6 ».',
  'position.repeatedCard': '{card:card} est à deux endroits.',
  'position.ending':
    'Pour « ending », écris « points », ou nomme qui a annoncé (« claim ») ou trahi (« betray »), pas « {value} ».',
  'position.unknownName': '« {field} » nomme « {value} », qui n’est pas à table.',
  'position.noLastTurn': 'Il manque le nom de qui jouait le dernier tour (« lastTurn »).',
  'position.otherTurn':
    'On n’annonce et ne trahit qu’à son tour : « lastTurn » ne peut pas être « {value} ».',
} as const satisfies Wordings;

export type RefusalKey = keyof typeof refusals;
