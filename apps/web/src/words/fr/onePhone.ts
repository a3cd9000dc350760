import { de, plural } from '@veillee/kernel';

const ordinals = [
  'Première',
  'Deuxième',
  'Troisième',
  'Quatrième',
  'Cinquième',
  'Sixième',
  'Septième',
  'Huitième',
  'Neuvième',
  'Dixième',
];
const numbers = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** What is said where one phone is for all. */
export const onePhone = {
  title: 'Un seul téléphone',
  lead: 'Pas de cartes : le téléphone fait un tour, puis il mène la veillée au milieu de la table.',
  people: 'Autour de la table',
  peopleHint: 'Dans l’ordre où vous êtes assis, en allant vers la gauche.',
  name: (n: number) => `Nom de la place ${n}`,
  namePlace: (n: number) => `Place ${n}`,
  add: 'Ajouter quelqu’un',
  gender: (name: string) => `On dit ${de(name)}`,
  remove: (name: string) => `Retirer ${name}`,
  move: (name: string) => `Déplacer ${name}`,
  moveHow: 'Flèches haut et bas pour changer de place, ou glisse la poignée.',
  moved: (name: string, n: number) => `${name}, place ${n}`,
  unnamed: 'cette place',
  deal: 'Distribuer',
  dealing: 'On s’assoit…',
  next: 'La table a changé ? Change les noms, puis distribue.',
  passTo: (name: string) => `Passe à ${name}`,
  holdFirst: (name: string) => `À ${name} de regarder`,
  hold: (name: string) => `${name}, maintiens pour voir`,
  holdHint: 'relâche, et tout se referme',
  open: 'Relâche pour refermer',
  away: 'Les autres regardent ailleurs.',
  seen: (next: string) => `C’est vu, je passe à ${next}`,
  seenLast: 'C’est vu, tout le monde a regardé',
  hasSeen: 'a regardé',
  isNext: 'à son tour',
  moon: 'La lune : maintiens-la pour voir',
  nobody: 'Rien pour toi ici. Referme les yeux.',
  before: (name: string, says: string) => `${name} : ${says}`,
  players: (n: number): string =>
    plural(n, { one: 'un joueur', other: n === 2 ? 'deux joueurs' : 'des joueurs' }, 'fr'),
  cards: (n: number): string =>
    plural(n, { one: 'une carte du centre', other: 'deux cartes du centre' }, 'fr'),
  or: ' ou ',
  /** What is touched, if anything, and whether a way is chosen as well, or instead. */
  thenHold: (things: string, chooses: 'also' | 'instead' | null): string => {
    const choose = { also: ', choisis', instead: ' ou choisis' };
    if (things === '') return chooses === null ? 'Maintiens la lune.' : 'Choisis, puis maintiens la lune.';
    return `Touche ${things}${chooses === null ? '' : choose[chooses]}, puis maintiens la lune.`;
  },
  /** After a hold, whatever came of it: nothing else may show. */
  taken: 'Maintiens la lune pour relire.',
  passed: 'C’est passé. Maintiens la lune pour la suite.',
  card: (n: number, of: number) => `${ordinals[n - 1] ?? `${n}e`} carte sur ${numbers[of] ?? of}`,
  mark: (n: number, of: number) => `${ordinals[n - 1] ?? `${n}e`} marque sur ${numbers[of] ?? of}`,
  layDown: 'Pose le téléphone au milieu',
  layDownMore:
    'Bien à plat, entre vous. Fermez tous les yeux : la voix appelle, et qui est appelé touche l’écran.',
  layDownNow: 'Tous les yeux sont fermés',
  layAgain: 'Repose-le au milieu',
  layAgainMore: 'Refermez tous les yeux. La nuit vient.',
  lookAgain: 'Ce que tu sais',
  lookAgainHint: 'Touche ton nom pour revoir ce que tu sais, à l’abri des regards.',
  back: 'Revenir à la table',
  toVote: 'Au vote',
  ready: 'Le poing en l’air',
  readyMore: 'À trois, chacun désigne quelqu’un. Pas soi-même.',
  count: 'Compter jusqu’à trois',
  recount: 'Reprendre le compte',
  enter: 'Noter qui désigne qui',
  entering: (name: string) => `${name} désigne…`,
  whose: 'Qui désigne qui ?',
  enterHint: 'Touche un joueur, puis celui qu’il désigne. Pour corriger, touche encore.',
  pointsAt: (name: string) => `désigne ${name}`,
  pointsNobody: 'ne désigne encore personne',
  nobodyPointed: 'Personne',
  entered: (n: number, of: number) => `${n} sur ${of}`,
  confirm: 'C’est bien ça',
};
export type OnePhoneWords = typeof onePhone;
