import type { Lang } from '@veillee/kernel';
import type { TableLine } from '@veillee/server/care';
import { lined, printable } from '../say.ts';
import { ago, aligned, confirm, many, sayErased, sized, told } from './answers.ts';
import type { Asked } from './run.ts';

const heads = {
  fr: ['n°', 'état', 'jeu', 'gens', 'automates', 'pages', 'dressée', 'touchée', 'taille'],
  en: ['no.', 'state', 'game', 'people', 'bots', 'pages', 'laid', 'touched', 'size'],
};

const states: { readonly [L in Lang]: { readonly [S in TableLine['state']]: string } } = {
  fr: {
    waiting: 'attend',
    playing: 'joue',
    paused: 'en pause',
    over: 'finie',
    closed: 'fermée',
    aside: 'mise de côté',
    broken: 'illisible',
  },
  en: {
    waiting: 'waiting',
    playing: 'playing',
    paused: 'paused',
    over: 'over',
    closed: 'closed',
    aside: 'set aside',
    broken: 'broken',
  },
};

const extras = { fr: { code: 'code', names: 'noms' }, en: { code: 'code', names: 'names' } };

export async function listTables({ io, client, options }: Asked): Promise<number> {
  const { names = false, codes = false, json = false } = options;
  const tables = told(await client.ask({ do: 'tables', names, codes }));
  if (json) io.stdout.write(`${JSON.stringify(tables)}\n`);
  else if (tables.length === 0) io.stdout.write({ fr: 'Aucune table.\n', en: 'No table.\n' }[io.lang]);
  else {
    const { lang } = io;
    const head = [
      ...heads[lang],
      ...(codes ? [extras[lang].code] : []),
      ...(names ? [extras[lang].names] : []),
    ];
    io.stdout.write(lined(aligned([head, ...tables.map((table) => cells(table, lang))])));
  }
  return 0;
}

function cells(table: TableLine, lang: Lang): string[] {
  const now = Date.now();
  return [
    String(table.number),
    states[lang][table.state],
    table.game ?? '–',
    ...[table.people, table.bots, table.pages].map(String),
    table.opened === null ? '–' : ago(table.opened, now, lang),
    ago(table.touched, now, lang),
    sized(table.bytes, lang),
    ...(table.code === undefined ? [] : [table.code]),
    ...(table.names === undefined ? [] : [printable(table.names.join(', '))]),
  ];
}

export async function closeTable({ io, client, word }: Asked): Promise<number> {
  const { number, pages } = told(await client.ask({ do: 'close', table: word }));
  const line = {
    fr: `La table ${number} est fermée\u00a0; ${many('fr', pages, 'page prévenue', 'pages prévenues')}.`,
    en: `Table ${number} is closed; ${many('en', pages, 'page was', 'pages were')} told.`,
  };
  io.stdout.write(`${line[io.lang]}\n`);
  return 0;
}

export async function openTable({ io, client, word }: Asked): Promise<number> {
  const { number } = told(await client.ask({ do: 'open', table: word }));
  const line = { fr: `La table ${number} est ouverte.`, en: `Table ${number} is open.` };
  io.stdout.write(`${line[io.lang]}\n`);
  return 0;
}

export async function deleteTable({ io, client, word, options: { yes } }: Asked): Promise<number> {
  const table = told(await client.ask({ do: 'delete', table: word, sure: false }));
  const { number, people, pages } = table;
  const what = {
    fr: `Table ${number}\u00a0: ${many('fr', people, 'personne')}, ${many('fr', pages, 'page ouverte', 'pages ouvertes')}.`,
    en: `Table ${number}: ${many('en', people, 'person', 'people')}, ${many('en', pages, 'open page')}.`,
  };
  io.stdout.write(`${what[io.lang]}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  told(await client.ask({ do: 'delete', table: String(number), sure: true }));
  const done = {
    fr: 'Débarrassée\u00a0: il n’en reste rien, sauf dans les sauvegardes déjà faites.',
    en: 'Cleared: nothing is left of it, except in backups made before.',
  };
  sayErased(io, client, done);
  return 0;
}
