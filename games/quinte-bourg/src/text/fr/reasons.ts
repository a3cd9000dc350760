import type { Wording, Wordings } from '@veillee/kernel';
import type { CampId } from '../../ids.ts';
import type { StopCause } from '../../verdict/final.ts';

/** Why a village ended as it did. */
export const reasons = {
  'stop.condition': 'Une condition de victoire est remplie ; {alive} en vie sur {started}.',
  'stop.few': 'Il reste deux vivants au plus ({alive} sur {started}).',
  'stop.converted': 'Shéhérazade a converti la Noire, la Rouge ou Seth ; {alive} en vie sur {started}.',
  'stop.weeks': 'Le temps convenu est écoulé ; {alive} en vie sur {started}.',
  'stop.master': 'Le maître du jeu arrête la partie ; {alive} en vie sur {started}.',
  'camp.lovers.held': 'Les Amoureux sont les deux derniers vivants.',
  'camp.lovers.missed': 'Les Amoureux ne sont pas les deux derniers vivants ({alive} en vie).',
  'camp.idealists.held':
    'Au moins la moitié des {started} joueurs est en vie ({alive}) : les Idéalistes gagnent.',
  'camp.idealists.missed':
    'Moins de la moitié des {started} joueurs est en vie ({alive}) : les Idéalistes perdent.',
  'camp.seths.held': 'Deux vivants au plus, dont Seth : les Seths gagnent.',
  'camp.seths.missed': 'Seth n’est pas l’un des deux derniers vivants.',
  'camp.mice.held': 'Les Souris tiennent trois de leurs postes.',
  'camp.mice.missed': 'Les Souris ne tiennent pas trois de leurs postes.',
  'camp.reptilians.held':
    'Seuls des Reptiliens sont encore en vie, et Seth n’en est pas : les Reptiliens gagnent.',
  'camp.reptilians.missed':
    'Les Reptiliens ne sont pas les seuls en vie ({reptilians} sur {alive}), ou Seth vit encore.',
  'camp.martyrs.held': 'Le village a exécuté la Martyre en session.',
  'camp.martyrs.missed': 'Le village n’a pas exécuté la Martyre en session.',
  'camp.musicians.held': 'Tous les vivants non musiciens ont été charmés.',
  'camp.musicians.missed': 'Il reste des vivants que personne n’a charmés.',
  'camp.villagers.held': 'Tous les Reptiliens sont morts : les Villageois gagnent.',
  'camp.villagers.missed': 'Reptiliens en vie : {reptilians}.',
  'camp.dominated': 'Ce camp ne domine chez personne ({camp:camp}) : il ne gagne pas et n’arrête rien.',
  'player.camp': '{player:Subject} {player:verb|gagne|gagnes} avec {camp:camp}.',
  'player.condition': {
    other: '{player:Subject} gagne par sa condition ({condition:condition}).',
    you: { player: 'Tu gagnes par ta condition ({condition:condition}).' },
  },
  'player.lost': '{player:Subject} {player:verb|perd|perds} avec {camp:camp}.',
  'player.consoled': {
    other: '{player:Subject} perd avec {camp:camp}, mais se console avec la victoire {wish:ofCamp}.',
    you: { player: 'Tu perds avec {camp:camp}, mais tu te consoles avec la victoire {wish:ofCamp}.' },
  },
  'player.alone':
    '{player:Subject} {player:verb|possède|possèdes} toutes les pièces, et {player:verb|gagne|gagnes} sans partage.',
  'player.impoverished':
    '{player:Subject} {player:verb|perd|perds} : {greedy:subject} {greedy:verb|possède|possèdes} toutes les pièces.',
} as const satisfies Wordings & Needed;

type Needed = {
  readonly [key in `stop.${StopCause}` | `camp.${CampId}.${'held' | 'missed'}`]: Wording;
};
export type ReasonKey = keyof typeof reasons;
