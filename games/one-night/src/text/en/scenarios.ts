import type { Folder } from '../types.ts';

export const boxes: Folder['boxes'] = {
  vampire: 'One Night Ultimate Vampire',
  werewolf: 'One Night Ultimate Werewolf',
  daybreak: 'One Night Ultimate Werewolf: Daybreak',
  bonus: 'Bonus roles',
};

export const difficulties: Folder['difficulties'] = {
  beginner: 'first games',
  medium: 'medium',
  hard: 'hard',
  extreme: 'extreme',
  impossible: 'impossible',
};

export const scenarios: Folder['scenarios'] = {
  'nuit-tombante': {
    name: 'Nuit tombante',
    translation: 'Nightfall',
    blurb: 'A first bite in small company: the right place to begin.',
  },
  'jour-d-election': {
    name: 'Jour d’élection',
    translation: 'Election Day',
    blurb: 'A Master who survives the polls, a Plague that punishes voters.',
  },
  'marquons-les': {
    name: 'Marquons-les',
    translation: 'Mark Them All',
    blurb: 'It is raining marks, and none stays where it was laid.',
  },
  'monstres-en-pagaille': {
    name: 'Monstres en pagaille',
    translation: 'A Mess of Monsters',
    blurb: 'Three Vampires for a small table: who can you trust?',
  },
  anarchie: {
    name: 'Anarchie',
    translation: 'Anarchy',
    blurb: 'Chance picks among the fifteen; make do with it.',
  },
  'echanges-a-gogo': {
    name: 'Échanges à gogo',
    translation: 'Swaps Galore',
    blurb: 'Cards and marks waltz all night: who will you be by morning?',
  },
  'societes-secretes': {
    name: 'Sociétés secrètes',
    translation: 'Secret Societies',
    blurb: 'Wolves, masons, killers, lovers: each a circle, and not one Vampire.',
  },
  'lune-de-sang': {
    name: 'Bataille épique : Lune de Sang',
    translation: 'Epic Battle: Blood Moon',
    blurb: 'Vampires against Werewolves, and the Village between their teeth.',
  },
  'pour-le-roi': {
    name: 'Pour le Roi !',
    translation: 'For the King!',
    blurb: 'The Master, the Prince and his guard: here, accusing is not killing.',
  },
  'fete-d-halloween': {
    name: 'Fête d’Halloween',
    translation: 'Halloween Party',
    blurb: 'A parade of creatures, wolves, and not the shadow of a Vampire.',
  },
  'du-crepuscule-jusqu-a-l-aube': {
    name: 'Bataille épique : Du crépuscule jusqu’à l’aube',
    translation: 'Epic Battle: From Dusk till Dawn',
    blurb: 'Three teams, a shield, a contract: who will see the sun?',
  },
  'destins-croises': {
    name: 'Bataille épique : Destins croisés',
    translation: 'Epic Battle: Crossed Destinies',
    blurb: 'Few cards and too many fangs: you change sides unawares.',
  },
  'dernier-combat': {
    name: 'Bataille épique : Dernier Combat',
    translation: 'Epic Battle: Last Stand',
    blurb: 'Clan and Pack with all their servants; the Village says its prayers.',
  },
};
