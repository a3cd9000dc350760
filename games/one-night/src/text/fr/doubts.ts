import type { Wordings } from '@veillee/kernel';

/** Ce qui, sur une table notée, ne peut venir d’aucune partie. */
export const doubts = {
  'doubt.players': 'On joue de {min} à {max} : {players} joueurs sont notés.',
  'doubt.copies': 'Trop de cartes du même personnage ({card:card}) : {have} notées, {max} dans les boîtes.',
  'doubt.apart':
    'Ce personnage ne se joue jamais avec ceux de la boîte Vampire ni avec des marques : {card:card}.',
  'doubt.marks': 'Trop de marques de la même sorte ({mark:mark}) : {have} notées, {max} sur le plateau.',
  'doubt.layer':
    'Personne n’a pu poser {mark:theMark} : le personnage qui la pose n’a été distribué à personne.',
  'doubt.lacks': 'Une marque a forcément été posée, jamais effacée, et manque pourtant : {mark:theMark}.',
  'doubt.artefactTwice': 'Le même artefact est noté deux fois : {artefact:artefact}.',
  'doubt.artefacts': 'Trop d’artefacts : {have} notés, {max} au plus en une nuit.',
  'doubt.curator': 'Un artefact est noté, mais personne n’a pu le poser : il faut le Conservateur.',
  'doubt.uncopied': '{player:seat} : distribuée, cette carte ({card:card}) a toujours copié quelqu’un.',
  'doubt.copiedInCentre': '{player:seat} : venue du centre, cette carte ({card:card}) n’a copié personne.',
  'doubt.copiedElsewhere':
    '{player:seat} : cette carte ({card:card}) n’a pas pu voir celle qu’elle copie ({copied:card}) là où elle regarde.',
  'doubt.turnedInCentre': '{player:seat} : venue du centre, cette carte ({card:card}) n’a rien pu devenir.',
  'doubt.omen': '{player:seat} : aucune carte vue à table n’a pu changer la sienne ainsi ({into:card}).',
  'doubt.fetched': 'Trop de cartes venues du centre : {count} notées, {max} au plus en une nuit.',
  'doubt.room':
    'Pour tout expliquer, {need} cartes distribuées au moins seraient passées au centre ; seules {room} ont pu y aller.',
} as const satisfies Wordings;

export type DoubtKey = keyof typeof doubts;
