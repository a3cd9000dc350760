import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, inject } from 'vitest';
import { isPostgres } from '../src/postgres/address.ts';
import { dataFolder, isOnDisk } from './files.ts';

/** The PostgreSQL in which every house keeps everything in this run; undefined: each has a folder, or the memory. */
export const postgres = inject('postgres');

/** Nothing is in it any more, and numbers begin anew: cheaper than to make it anew for each test. */
const emptied = `do $$ begin
  if to_regclass('veillee.house') is not null then
    ${['node', 'progress', 'grave', 'room', 'event', 'deadline', 'story'].map((name) => `delete from veillee.${name};`).join(' ')}
    update veillee.house set alive = null, push = null;
    ${['node', 'room'].map((name) => `alter table veillee.${name} alter id restart;`).join(' ')}
  end if;
end $$`;

/** Databases of this file's own: those in use, and those in which there is nothing any more. */
const [taken, free]: [string[], string[]] = [[], []];

afterEach(async () => {
  for (const home of taken.splice(0)) {
    await query(home, emptied);
    free.push(home);
  }
});

/** Where a house may keep everything, gone after the test: a folder, or a database. */
export const newHome = async (): Promise<string> =>
  postgres === undefined ? dataFolder() : newDatabase(postgres);

async function newDatabase(server: string): Promise<string> {
  const home = free.pop() ?? (await madeIn(server));
  taken.push(home);
  return home;
}

/** Its clock stands before PostgreSQL's own wherever that is asked, and shows what it was set to. */
export async function madeIn(server: string): Promise<string> {
  const name = `home_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name}`);
  const home = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  await query(
    home,
    `create schema still;
     create table still.now (at timestamptz not null);
     insert into still.now values (clock_timestamp());
     create function still.clock_timestamp() returns timestamptz language sql stable as 'select at from still.now';
     alter database ${name} set search_path = still, pg_catalog`,
  );
  return home;
}

/** Sets the clock of a database; a folder has none. */
export async function setClock(home: string | undefined, now: number): Promise<void> {
  if (home !== undefined && isPostgres(home))
    await query(home, `update still.now set at = to_timestamp(${now / 1000})`);
}

/** What `listen` is told of it. */
export function keptIn(home: string | undefined): object {
  if (home === undefined) return {};
  return isPostgres(home) ? { shared: { url: home, host: '127.0.0.1' } } : { data: home };
}

/** Whether a text is anywhere in what is kept: in a folder's files, in a database's rows. */
export async function isKept(home: string, text: string): Promise<boolean> {
  if (!isPostgres(home)) return isOnDisk(home, text);
  const tables = ['room', 'event', 'deadline', 'story'];
  const some = tables.map(
    (name) => `exists (select from veillee.${name} as t where strpos(t::text, $1) > 0)`,
  );
  const [row] = await query(home, `select ${some.join(' or ')} as kept`, [text]);
  return row?.kept === true;
}

async function query(url: string, text: string, values: string[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text, values).finally(() => client.end());
  return rows;
}

/** Whoever has it open is dead from now on: that is known to all, and none of what they still do is kept. */
export async function bury(home: string): Promise<void> {
  await query(
    home,
    `with dead as (delete from veillee.node returning id), gone as (delete from veillee.progress),
       unopened as (delete from veillee.room where touched is null)
     insert into veillee.grave select id, clock_timestamp() from dead`,
  );
}
