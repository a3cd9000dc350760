import type { Wordings } from '@veillee/kernel';

/** Ce qui ne va pas dans les réglages, le choix des cartes ou une donne imposée. */
export const options = {
  'options.malformed': 'Les réglages n’ont pas la forme attendue.',
  'options.players': 'On joue de {min} à {max} ; vous êtes {players}.',
  'options.unknown': 'Réglage inconnu : « {option} ».',
  'options.flag': 'Le réglage « {option} » se dit par oui ou non (true, false).',
  'options.number': 'Le réglage « {option} » est un nombre entier de {from} à {to}.',
  'options.pace': 'Le rythme se donne en secondes, partie par partie.',
  'options.noDeck': 'Choisis un scénario, ou compose le jeu de cartes.',
  'options.both':
    'Choisis un scénario ou des cartes, pas les deux : ces cartes ne sont pas celles du scénario.',
  'options.scenario': 'Scénario inconnu : « {id} ».',
  'options.scenarioPlayers': 'Ce scénario se joue de {min} à {max} ; vous êtes {players}.',
  'deck.size': 'À {players}, il faut {need} cartes : une par joueur et trois au centre. Il y en a {have}.',
  'deck.unknown': 'Personnage inconnu : « {id} ».',
  'deck.tooMany': 'Trop de cartes {card:card} : tu en as choisi {have}, et les boîtes en contiennent {max}.',
  'deck.alone': 'Les {need} cartes {card:card} vont ensemble : prends-les toutes, ou aucune.',
  'deck.apart': '{card:card} ne va pas avec des cartes de Vampire pour une Nuit : prends le Copycat.',
  'deck.extra': '{card:card} est un supplément hors des boîtes : autorise d’abord les suppléments.',
  'deal.malformed': 'Une donne imposée est une liste de cartes (« cards ») : les joueurs, puis le centre.',
  'deal.otherCards': 'La donne doit contenir exactement les cartes choisies.',
  'deal.artefacts': 'L’ordre des artefacts doit nommer chacun des six une fois.',
} satisfies Wordings;
export type OptionKey = keyof typeof options;
