import { type PluralForms, plural } from '@veillee/kernel';
import type { house as fr } from '../fr/house.ts';

const counted = (n: number, forms: PluralForms<string>): string => `${n}\u00a0${plural(n, forms, 'en')}`;
const tables = (n: number) => counted(n, { one: 'table', other: 'tables' });
const stories = (n: number) => counted(n, { one: 'story', other: 'stories' });

export const house: typeof fr = {
  confirm: 'Go ahead? (yes/no) ',
  yes: /^(o|oui|y|yes)$/i,
  nothingDone: 'Nothing is done.',
  wantsYes: 'nothing is done: add --yes to do it',
  units: { seconds: 's', minutes: 'min', hours: 'h', days: 'd', kilobytes: 'KB' },
  beside: 'These databases that were replaced may still have it: delete them if you want them no longer.',
  noDeed: (all) => `veillee house what? There are ${all}`,
  unknownDeed: (name, all) => `veillee house does not know “${name}” (there are ${all})`,
  missingWord: (name) => `a word is missing after “${name}”: veillee help house`,
  unknownOption: (name, option) => `option --${option} does not go with “${name}”`,

  head: ['no.', 'state', 'game', 'people', 'bots', 'pages', 'laid', 'touched', 'size'],
  code: 'code',
  names: 'names',
  states: {
    waiting: 'waiting',
    playing: 'playing',
    paused: 'paused',
    over: 'over',
    closed: 'closed',
    aside: 'set aside',
    broken: 'broken',
  },
  noTable: 'No table.',
  closed: (number, pages) =>
    `Table ${number} is closed; ${counted(pages, { one: 'page was', other: 'pages were' })} told.`,
  opened: (number) => `Table ${number} is open.`,
  table: (number, people, pages) =>
    `Table ${number}: ${counted(people, { one: 'person', other: 'people' })}, ${counted(pages, { one: 'open page', other: 'open pages' })}.`,
  cleared: 'Cleared: nothing is left of it, except in backups made before.',

  nobodyCalled: (name) => `nobody is called exactly “${name}”`,
  person: (name, of) =>
    `${name}: ${tables(of.tables)}, ${counted(of.lines, { one: 'line', other: 'lines' })} of talk, ${stories(of.stories)}.`,
  stillSeated: (seated) =>
    `Still at a table: ${seated}. Whoever sits there is told, and the seat has no name any more.`,
  mentioned: (mentions) =>
    `Others speak of them (${mentions}): what they wrote stays, unless the table is deleted.`,
  unreadable: (numbers) => `Tables that cannot be read, to be deleted as a whole: ${numbers}.`,
  erased: 'Erased, except in backups made before.',
  story: (day, game, seats) =>
    `A story of ${day}: ${game}, ${counted(seats, { one: 'seat', other: 'seats' })}.`,
  storyErased: 'Erased, except in backups made before and with whoever kept it.',

  exists: 'this file exists already',
  noFolder: 'there is no such folder',
  backedUp: (file, size) => `All is in ${file} (${size}). The file holds names and notes: keep it safe.`,
  goesBack: (folder, file) => `The house in the folder ${folder} goes back to the backup ${file}.`,
  whileOpen: 'It is open: all are told, and the games being played go back.',
  done: 'Done.',
  kept: (file) => `What was there is in ${file}: delete it when you want it no longer.`,

  sound: 'The database is sound.',
  damaged: 'The database is damaged (veillee house salvage, when closed):',
  tablesFine: (n) => `${tables(n)}: nothing to report.`,
  tablesBroken: (n, broken) => `${tables(n)}, of which ${broken} cannot be opened:`,
  setAside: (number) => `table ${number}: set aside; “veillee house open ${number}” tries it again`,
  broken: (number, why) => `table ${number}: ${why}`,
  storiesFine: (n) => `${stories(n)}: nothing to report.`,
  storiesBroken: (n, broken) => `${stories(n)}, of which ${broken} cannot be read.`,

  stopFirst: 'the house is open: stop it first',
  salvages: (folder) =>
    `What can still be read in ${folder} goes into a new database, which takes the old one’s place.`,
  saved: (of) =>
    `Saved: ${counted(of.tables, { one: 'whole table', other: 'whole tables' })}, ${stories(of.stories)}.`,
  wentBack: (numbers) => `Gone back a little: tables ${numbers}.`,
  unopened: (numbers) => `Kept, though these rules cannot open them: tables ${numbers}.`,
  lost: (numbers) => `Lost: tables ${numbers}.`,
  oldKept: (file) => `The old database is in ${file}.`,
};
