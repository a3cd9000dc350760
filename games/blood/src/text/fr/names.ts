import type { Wordings } from '@veillee/kernel';
import type { Camp, Reading } from '../../ids.ts';

/** How things are called. */
export const names = {
  game: 'Blood of the Werewolf',
  credits:
    'Un jeu de Chen Chih-Fan, qui l’a aussi illustré, édité par Homosapiens Lab. Traduction anglaise des règles : Kao Chu-lan ; française : Stéphane Athimon.',
  'camp.human': 'les Humains',
  'camp.werewolf': 'les Loups-garous',
  'card.human': 'Humain',
  'card.werewolf': 'Loup-garou',
  'token-1': 'le premier jeton',
  'token-2': 'le second jeton',
  middle: 'le milieu',
  wilderness: 'l’Étendue sauvage',
  alive: 'en vie',
  dead: 'parmi les morts',
  'stage.opening': 'Le tour s’ouvre',
  'stage.open': 'L’accusation est attendue',
  'stage.accused': 'L’accusation est faite',
  'stage.over': 'Le tour est fini',
  'pending.trial': 'Procès',
  'pending.twin': 'Le sort du jumeau',
  'pending.tokens': 'Les jetons changent de place',
  'option.threshold': 'Fin de la partie',
  'option.threshold.survivors': 'Par les survivants',
  'option.threshold.deaths': 'Par les morts',
  'option.threshold.strict': 'Par les survivants, un de moins',
  'option.twins': 'Jumeaux (8 ou 9 joueurs)',
  'option.first': 'Premier joueur',
  'option.first.chance': 'Au hasard',
  'option.first.seat': 'Au choix de l’hôte',
  'option.first.birthdays': 'Par les dates de naissance',
  'option.opening': 'Pause au début de chaque tour et de chaque procès (secondes)',
  'option.limit': 'Temps pour répondre (secondes)',
} as const satisfies Wordings & NeededNames;

export type NameKey = keyof typeof names;

type NeededNames = {
  readonly [key in `camp.${Camp}` | `card.${Camp}` | `option.threshold.${Reading}`]: string;
};
