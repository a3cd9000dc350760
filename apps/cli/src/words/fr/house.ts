import { type PluralForms, plural } from '@veillee/kernel';

const counted = (n: number, forms: PluralForms<string>): string => `${n}\u00a0${plural(n, forms, 'fr')}`;
const tables = (n: number) => counted(n, { one: 'table', other: 'tables' });
const stories = (n: number) => counted(n, { one: 'récit', other: 'récits' });

export const house = {
  confirm: 'On y va ? (oui/non) ',
  /** What says yes. */
  yes: /^(o|oui|y|yes)$/i,
  nothingDone: 'Rien n’est fait.',
  wantsYes: 'rien n’est fait : ajoute --yes pour le faire',
  units: { seconds: 's', minutes: 'min', hours: 'h', days: 'j', kilobytes: 'Ko' },
  beside: 'Ces bases remplacées l’ont peut-être encore : efface-les si tu n’en veux plus.',
  noDeed: (all: string) => `veillee house quoi ? Il y a ${all}`,
  unknownDeed: (name: string, all: string) => `veillee house ne connaît pas « ${name} » (il y a ${all})`,
  missingWord: (name: string) => `il manque un mot après « ${name} » : veillee help house`,
  unknownOption: (name: string, option: string) => `l’option --${option} ne va pas avec « ${name} »`,

  head: ['n°', 'état', 'jeu', 'gens', 'automates', 'pages', 'dressée', 'touchée', 'taille'],
  code: 'code',
  names: 'noms',
  states: {
    waiting: 'attend',
    playing: 'joue',
    paused: 'en pause',
    over: 'finie',
    closed: 'fermée',
    aside: 'mise de côté',
    broken: 'illisible',
  },
  noTable: 'Aucune table.',
  closed: (number: number, pages: number) =>
    `La table ${number} est fermée ; ${counted(pages, { one: 'page prévenue', other: 'pages prévenues' })}.`,
  opened: (number: number) => `La table ${number} est ouverte.`,
  table: (number: number, people: number, pages: number) =>
    `Table ${number} : ${counted(people, { one: 'personne', other: 'personnes' })}, ${counted(pages, { one: 'page ouverte', other: 'pages ouvertes' })}.`,
  cleared: 'Débarrassée : il n’en reste rien, sauf dans les sauvegardes déjà faites.',

  nobodyCalled: (name: string) => `personne ne s’appelle exactement « ${name} »`,
  person: (name: string, of: { tables: number; lines: number; stories: number }) =>
    `${name} : ${tables(of.tables)}, ${counted(of.lines, { one: 'parole', other: 'paroles' })}, ${stories(of.stories)}.`,
  stillSeated: (seated: number) =>
    `Encore à table : ${seated}. On y est prévenu, et la place n’a plus de nom.`,
  mentioned: (mentions: number) =>
    `D’autres en parlent (${mentions}) : ce qu’ils ont écrit reste, sauf à débarrasser la table.`,
  unreadable: (numbers: string) => `Tables illisibles, à débarrasser en entier : ${numbers}.`,
  erased: 'Effacé, sauf dans les sauvegardes déjà faites.',
  story: (day: string, game: string, seats: number) =>
    `Un récit du ${day} : ${game}, ${counted(seats, { one: 'place', other: 'places' })}.`,
  storyErased: 'Effacé, sauf dans les sauvegardes déjà faites et chez qui l’a gardé.',

  exists: 'ce fichier existe déjà',
  noFolder: 'ce dossier n’existe pas',
  backedUp: (file: string, size: string) =>
    `Tout est dans ${file} (${size}). Ce fichier contient des noms et des notes : garde-le bien.`,
  goesBack: (folder: string, file: string) =>
    `La maison du dossier ${folder} revient à la sauvegarde ${file}.`,
  whileOpen: 'Elle est ouverte : chacun est prévenu, et les parties en cours reviennent en arrière.',
  done: 'C’est fait.',
  kept: (file: string) => `Ce qui était là est dans ${file} : efface-le quand tu n’en veux plus.`,

  sound: 'La base est saine.',
  damaged: 'La base est abîmée (veillee house salvage, maison fermée) :',
  tablesFine: (n: number) => `${tables(n)} : rien à signaler.`,
  tablesBroken: (n: number, broken: number) => `${tables(n)}, dont ${broken} qu’on ne peut pas ouvrir :`,
  setAside: (number: number) =>
    `table ${number} : mise de côté ; « veillee house open ${number} » l’essaie de nouveau`,
  broken: (number: number, why: string) => `table ${number} : ${why}`,
  storiesFine: (n: number) => `${stories(n)} : rien à signaler.`,
  storiesBroken: (n: number, broken: number) => `${stories(n)}, dont ${broken} qu’on ne peut pas lire.`,

  stopFirst: 'la maison est ouverte : arrête-la d’abord',
  salvages: (folder: string) =>
    `Ce qui se lit encore dans ${folder} va dans une base neuve, qui prend la place de l’ancienne.`,
  saved: (of: { tables: number; stories: number }) =>
    `Sauvés : ${counted(of.tables, { one: 'table entière', other: 'tables entières' })}, ${stories(of.stories)}.`,
  wentBack: (numbers: string) => `Revenues un peu en arrière : tables ${numbers}.`,
  unopened: (numbers: string) => `Gardées, mais que ces règles n’ouvrent pas : tables ${numbers}.`,
  lost: (numbers: string) => `Perdues : tables ${numbers}.`,
  oldKept: (file: string) => `L’ancienne base est dans ${file}.`,
};
