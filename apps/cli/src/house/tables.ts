import type { Lang } from '@veillee/kernel';
import type { TableLine } from '@veillee/server/care';
import { aligned, lined, printable } from '../say.ts';
import { words } from '../words/index.ts';
import { ago, confirm, sayErased, sized, told } from './answers.ts';
import type { Asked } from './run.ts';

export async function listTables({ io, client, options }: Asked): Promise<number> {
  const { names = false, codes = false, json = false } = options;
  const tables = told(await client.ask({ do: 'tables', names, codes }));
  if (json) io.stdout.write(`${JSON.stringify(tables)}\n`);
  else if (tables.length === 0) io.stdout.write(`${words[io.lang].house.noTable}\n`);
  else {
    const { lang } = io;
    const say = words[lang].house;
    const head = [...say.head, ...(codes ? [say.code] : []), ...(names ? [say.names] : [])];
    io.stdout.write(lined(aligned([head, ...tables.map((table) => cells(table, lang))])));
  }
  return 0;
}

function cells(table: TableLine, lang: Lang): string[] {
  const now = Date.now();
  return [
    String(table.number),
    words[lang].house.states[table.state],
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
  io.stdout.write(`${words[io.lang].house.closed(number, pages)}\n`);
  return 0;
}

export async function openTable({ io, client, word }: Asked): Promise<number> {
  const { number } = told(await client.ask({ do: 'open', table: word }));
  io.stdout.write(`${words[io.lang].house.opened(number)}\n`);
  return 0;
}

export async function deleteTable({ io, client, word, options: { yes } }: Asked): Promise<number> {
  const { number, people, pages } = told(await client.ask({ do: 'delete', table: word, sure: false }));
  const say = words[io.lang].house;
  io.stdout.write(`${say.table(number, people, pages)}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  told(await client.ask({ do: 'delete', table: String(number), sure: true }));
  sayErased(io, client, say.cleared);
  return 0;
}
