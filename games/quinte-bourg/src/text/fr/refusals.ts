import type { Wordings } from '@veillee/kernel';

const listed = (value: unknown): string => (value as readonly string[]).join(', ');

/** What is wrong with options, a composition, a deal, a position or a final situation. */
export const refusals = {
  'options.malformed': 'Les options doivent être un objet.',
  'options.players': 'Quinte-Bourg se joue de {min} à {max}, vous êtes {players}.',
  'options.unknown': 'Option inconnue : « {option} ».',
  'options.flag': 'L’option « {option} » est vraie ou fausse.',
  'options.choice': ({ option, choices, value }) =>
    `L’option « ${option} » ne connaît pas « ${value} » : choisissez parmi ${listed(choices)}.`,
  'options.number': 'L’option « {option} » est un nombre entier de {from} à {to}.',
  'options.offices': 'Les postes optionnels (« offices ») sont une liste.',
  'options.office': 'Poste optionnel inconnu ou répété : « {office} ».',
  'options.pace': 'Le rythme (« pace ») est un objet de secondes, ou « slow ».',
  'composition.malformed':
    'Une composition donne des listes « roles » et peut-être « specialities », et dit s’il y a des Amoureux.',
  'composition.count': 'Il faut autant de rôles que de joueurs : {cards} rôles pour {players} joueurs.',
  'composition.role': 'Rôle inconnu : « {role} ».',
  'composition.once': '{role:role} n’existe qu’une fois.',
  'composition.needs': '{role:role} ne joue pas sans {needs:role}.',
  'composition.noReptilian': 'Il faut au moins un Reptilien.',
  'composition.onlyReptilians': 'Il faut au moins un non-Reptilien.',
  'composition.specialities':
    'Il faut autant de spécialités que de joueurs : {cards} spécialités pour {players} joueurs.',
  'composition.speciality': 'Spécialité inconnue : « {speciality} ».',
  'composition.tooMany': 'Il y a trop de cartes {speciality:speciality} (au plus {most} ici).',
  'deal.malformed':
    'Une donne est un objet : composition, rôles et spécialités par place, Amoureux, ou position.',
  'deal.both': 'Une position se donne seule, sans autre donne.',
  'deal.twoCompositions': 'La composition est donnée deux fois.',
  'deal.otherCards': 'La donne n’a pas les cartes de la composition.',
  'deal.lovers': 'Les Amoureux sont deux places différentes.',
  'position.malformed': 'Une position est un objet avec une liste « players ».',
  'position.unknownField': 'La position a un champ inconnu : « {field} ».',
  'position.seats': 'La position a {players} joueurs pour {seats} places.',
  'position.player': '{player:seat} : un joueur est un objet.',
  'position.unknownPlayerField': '{player:seat} : champ inconnu, « {field} ».',
  'position.role': '{player:seat} : rôle inconnu, « {value} ».',
  'position.speciality': '{player:seat} : spécialité inconnue, « {value} ».',
  'position.wrongType': '{player:seat} : « {field} » n’a pas la forme attendue.',
  'position.wrongField': 'Dans la position, « {field} » n’a pas la forme attendue.',
  'position.circle': 'Le cercle doit compter tous les vivants, et eux seuls.',
  'position.ghosts': 'La liste des fantômes ne correspond pas aux joueurs.',
  'position.deadCoins': '{player:seat} est mort et ne garde pas de pièces.',
  'position.spouse': '{player:seat} : un mariage lie deux vivants, l’un à l’autre.',
  'position.officeHolder': '{player:seat} ne peut pas être {office:office}.',
  'position.officeGone': 'Le poste de {office:office} n’est pas dans cette partie.',
  'position.twoOffices': '{player:seat} a deux postes.',
  'position.noScrutineer': 'Il manque le Scrutateur (« scrutineer »).',
  'position.extraLife': 'Un des Amoureux est mort : le couple n’a plus de vie de trop.',
  'position.over': 'Cette partie est déjà finie : deux vivants au plus, ou une victoire acquise.',
  'situation.malformed': 'Une situation finale est un objet JSON avec une liste « players ».',
  'situation.unknownField': 'La situation a un champ inconnu : « {field} ».',
  'situation.game': 'Jeu inconnu : « {game} ». Ici, c’est « quinte-bourg ».',
  'situation.stop': 'Cause de l’arrêt inconnue : « {value} ».',
  'situation.players': 'Il faut de 1 à 100 joueurs.',
  'situation.repeatedName': 'Deux joueurs portent le même nom : « {name} ».',
  'situation.office': 'Un poste est tenu deux fois : {office:office}.',
  'situation.player': 'Le joueur n° {number} doit être un objet.',
  'situation.name': 'Le joueur n° {number} n’a pas de nom (« name »).',
  'situation.unknownPlayerField': '{who} : champ inconnu, « {field} ».',
  'situation.role': '{who} : rôle inconnu, « {value} ».',
  'situation.wrongType': '{who} : « {field} » n’a pas la forme attendue.',
} as const satisfies Wordings;

export type RefusalKey = keyof typeof refusals;
