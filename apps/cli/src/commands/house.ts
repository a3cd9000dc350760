import type { Command } from '../command.ts';

/** Looks after a house, open or not. */
export const house: Command = {
  name: 'house',
  summary: {
    fr: 'prend soin d’une maison, même ouverte : tables, personnes, récits, sauvegardes',
    en: 'looks after a house, open or not: tables, people, stories, backups',
  },
  synopsis: [
    'veillee house tables [--names] [--codes] [--json]',
    'veillee house close TABLE',
    'veillee house open TABLE',
    'veillee house delete TABLE [--yes]',
    'veillee house erase-person NAME [--table TABLE] [--yes]',
    'veillee house erase-story LINK [--yes]',
    'veillee house backup FILE',
    'veillee house restore FILE [--yes]',
    'veillee house check [--json]',
    'veillee house salvage [--yes]',
  ],
  example: 'npx veillee house tables',
  details: {
    fr: `  --data        le dossier de la maison ; à défaut VEILLEE_DATA, sinon veillee-data
  --yes         le fait sans demander ; sans terminal, rien de ce qui efface ne se fait sans lui

  tables        les tables, par leur numéro ; --names et --codes montrent aussi qui y est et par où l’on entre
  close, open   ferme une table (numéro ou code) : on y prévient tout le monde, la partie attend, personne
                n’entre ; puis la rouvre
  delete        débarrasse une table : on y prévient tout le monde, et il n’en reste rien
  erase-person  efface un nom tel qu’il s’écrit, et les notes et paroles de qui le porte : des tables, des
                journaux, des scores et des récits, ou d’une seule table
  erase-story   efface un récit, par l’adresse qui y mène
  backup        une copie de tout, dans un fichier ou un dossier ; la maison reste ouverte
  restore       revient à une copie ; dans une maison ouverte, chacun est prévenu et reconnecté, et ce qui
                était là est gardé à côté
  check         la base est-elle saine, et chaque table peut-elle être reprise avec ces règles ? (code 1 sinon)
  salvage       maison fermée : ce qui se lit encore d’une base abîmée va dans une neuve ; l’ancienne est gardée`,
    en: `  --data        the folder of the house; else VEILLEE_DATA, else veillee-data
  --yes         does it without asking; without a terminal nothing that erases is done without it

  tables        the tables, by number; --names and --codes also show who is there and how to get in
  close, open   closes a table (number or code): all there are told, the game waits, nobody comes in; then
                opens it again
  delete        clears a table: all there are told, and nothing is left of it
  erase-person  erases a name as it is spelt, and the notes and talk of whoever bears it: from tables, logs,
                scores and stories, or from one table only
  erase-story   erases a story, by the address that leads to it
  backup        a copy of everything, into a file or a folder; the house stays open
  restore       goes back to a copy; in an open house all are told and come back, and what was there is kept
                beside
  check         is the database sound, and can every table be taken up again by these rules? (exit code 1 if not)
  salvage       of a closed house: what can still be read of a broken database goes into a new one; the old
                one is kept`,
  },
  run: async (args, io) => (await import('../house/run.ts')).run(args, io),
};
