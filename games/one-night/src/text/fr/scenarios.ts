import type { Folder } from '../types.ts';

export const boxes: Folder['boxes'] = {
  vampire: 'Vampire pour une Nuit',
  werewolf: 'Loup-Garou pour une Nuit',
  daybreak: 'Loup-Garou pour un Crépuscule',
  bonus: 'Personnages bonus',
};

export const difficulties: Folder['difficulties'] = {
  beginner: 'initiation',
  medium: 'moyen',
  hard: 'difficile',
  extreme: 'extrême',
  impossible: 'impossible',
};

export const scenarios: Folder['scenarios'] = {
  'nuit-tombante': {
    name: 'Nuit tombante',
    blurb: 'Une première morsure, peu de monde : le bon endroit où commencer.',
  },
  'jour-d-election': {
    name: 'Jour d’élection',
    blurb: 'Un Maître qui survit aux urnes, une Peste qui punit les électeurs.',
  },
  'marquons-les': {
    name: 'Marquons-les',
    blurb: 'Les marques pleuvent, et aucune ne reste où on l’a posée.',
  },
  'monstres-en-pagaille': {
    name: 'Monstres en pagaille',
    blurb: 'Trois Vampires pour une petite table : à qui se fier ?',
  },
  anarchie: {
    name: 'Anarchie',
    blurb: 'Le hasard choisit parmi les quinze ; débrouillez-vous avec.',
  },
  'echanges-a-gogo': {
    name: 'Échanges à gogo',
    blurb: 'Cartes et marques valsent toute la nuit : qui seras-tu au matin ?',
  },
  'societes-secretes': {
    name: 'Sociétés secrètes',
    blurb: 'Loups, maçons, tueurs, amants : à chacun son cercle, et pas un Vampire.',
  },
  'lune-de-sang': {
    name: 'Bataille épique : Lune de Sang',
    blurb: 'Vampires contre Loups-Garous, et le Village pris entre les crocs.',
  },
  'pour-le-roi': {
    name: 'Pour le Roi !',
    blurb: 'Le Maître, le Prince et son garde : ici, accuser ne suffit pas à tuer.',
  },
  'fete-d-halloween': {
    name: 'Fête d’Halloween',
    blurb: 'Une farandole de créatures, des loups, et pas l’ombre d’un Vampire.',
  },
  'du-crepuscule-jusqu-a-l-aube': {
    name: 'Bataille épique : Du crépuscule jusqu’à l’aube',
    blurb: 'Trois camps, un bouclier, un contrat : qui verra le soleil ?',
  },
  'destins-croises': {
    name: 'Bataille épique : Destins croisés',
    blurb: 'Peu de cartes et trop de crocs : on change d’équipe sans le savoir.',
  },
  'dernier-combat': {
    name: 'Bataille épique : Dernier Combat',
    blurb: 'Le Clan, la Meute et leurs serviteurs au complet ; le Village prie.',
  },
};
