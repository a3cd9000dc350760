import type { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '@veillee/rooms';

const schema = 3;

/** The log of all rooms in one: lines are only ever added at its end, which costs an eighth of putting each by its room. */
const events = `
  create table event (
    id integer primary key, room integer not null, seq integer not null, at integer not null, data text not null
  ) strict;
`;

/** `aside` says why a room is not opened any more: it is kept for repair. */
const tables = `
  create table room (
    id integer primary key,
    code text not null unique,
    touched integer not null,
    snapshot_seq integer,
    snapshot text,
    aside text
  ) strict;
  create index room_touched on room (touched);
  ${events}
  create table deadline (
    room integer not null, kind text not null, due integer not null,
    primary key (room, kind)
  ) strict, without rowid;
  create table story (id text primary key, at integer not null, data text not null) strict, without rowid;
  create table alive (id integer primary key check (id = 1), at integer not null) strict;
`;

/** What leads from a schema to the next; the first is of a file in which there is nothing. */
const steps = [
  tables,
  // In the first schema lines lay by room.
  `alter table event rename to event_1;
   ${events}
   insert into event (room, seq, at, data) select room, seq, at, data from event_1 order by room, seq;
   drop table event_1;`,
  'alter table room add column aside text;',
];

/** The schema of a database; 0 where nothing was ever ours. */
export const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('pragma user_version').get()?.user_version);

export function migrate(db: DatabaseSync): void {
  const found = versionOf(db);
  if (found > schema)
    throw new StoreFault('newer', `the data is of schema ${found}, this Veillée knows ${schema}`);
  const missing = found === 0 ? steps.slice(0, 1) : steps.slice(found);
  // Written even where nothing is missing: so the lock is taken, and a disk that cannot be written shows at once.
  db.exec(`begin immediate; ${missing.join('\n')} pragma user_version = ${schema}; commit;`);
}
