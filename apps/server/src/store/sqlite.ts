import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { defaultRules } from '../settings.ts';
import type { Batch, Deadline, LogLine, Store, StoredRoom } from './store.ts';

const schema = 2;
/** Milliseconds by which the last sign of life may be behind. */
const aliveEvery = 250;

/** The log of all rooms in one: lines are only ever added at its end, which costs an eighth of putting each by its room. */
const events = `
  create table event (
    id integer primary key, room integer not null, seq integer not null, at integer not null, data text not null
  ) strict;
`;
const tables = `
  create table room (
    id integer primary key,
    code text not null unique,
    touched integer not null,
    snapshot_seq integer,
    snapshot text
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

/** Opens the folder's database, or makes both on the first start. */
export function openSqlite(folder: string, tidyEvery = defaultRules.tidyEvery): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, 'veillee.db'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  migrate(db);
  return new SqliteStore(db, tidyEvery);
}

/** For tests, and for a server that is to forget. */
export function memoryStore(): Store {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return new SqliteStore(db, defaultRules.tidyEvery);
}

function migrate(db: DatabaseSync): void {
  const { user_version: found } = db.prepare('pragma user_version').get() as { user_version: number };
  if (found > schema)
    throw new Error(`the data folder is of a newer Veillée (${found}, this one knows ${schema})`);
  if (found === schema) return;
  db.exec(`begin; ${found === 0 ? tables : fromFirst} pragma user_version = ${schema}; commit;`);
}

/** From the first schema, where lines lay by room. */
const fromFirst = `
  alter table event rename to event_1;
  ${events}
  insert into event (room, seq, at, data) select room, seq, at, data from event_1 order by room, seq;
  drop table event_1;
`;

/** Where the lines of a room lie that its snapshot does not hold yet, and when the last was written. */
interface Tail {
  readonly lines: number[];
  at: number;
}

type Row = Record<string, unknown>;

class SqliteStore implements Store {
  readonly lastAlive: number | null;
  readonly #db: DatabaseSync;
  readonly #tidyEvery: number;
  #marked = 0;
  readonly #tails = new Map<number, Tail>();
  /** The last line of the log. */
  #last = 0;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, tidyEvery: number) {
    this.#db = db;
    this.#tidyEvery = tidyEvery;
    const row = this.#sql('select at from alive').get() as { at: number } | undefined;
    this.lastAlive = row?.at ?? null;
    this.#readTails();
  }

  #readTails(): void {
    const lines = this.#sql(
      `select event.id, event.room, event.at from event join room on room.id = event.room
       where event.seq > coalesce(room.snapshot_seq, 0) order by event.id`,
    ).all() as { id: number; room: number; at: number }[];
    for (const { id, room, at } of lines) this.#lengthen(room, id, at);
    const { last } = this.#sql('select coalesce(max(id), 0) as last from event').get() as { last: number };
    this.#last = last;
  }

  #lengthen(room: number, line: number, at: number): void {
    const tail = this.#tails.get(room);
    if (tail === undefined) this.#tails.set(room, { lines: [line], at });
    else {
      tail.lines.push(line);
      tail.at = at;
    }
  }

  #sql(text: string): StatementSync {
    let statement = this.#prepared.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text);
      this.#prepared.set(text, statement);
    }
    return statement;
  }

  write(batch: Batch): void {
    this.#within(() => this.#put(batch));
  }

  #within(work: () => void): void {
    this.#sql('begin immediate').run();
    try {
      work();
      this.#sql('commit').run();
    } catch (error) {
      this.#sql('rollback').run();
      throw error;
    }
  }

  #put({ at, opened, lines, deadlines, snapshots, stories, cleared }: Batch): void {
    const room = this.#sql('insert into room (id, code, touched) values (?, ?, ?)');
    for (const { room: id, code } of opened) room.run(id, code, at);
    this.#append(lines);
    for (const deadline of deadlines) this.#putDeadline(deadline);
    for (const { room: id, seq, data, touched } of snapshots) {
      this.#sql('update room set snapshot_seq = ?, snapshot = ?, touched = ? where id = ?').run(
        seq,
        data,
        touched,
        id,
      );
      this.#tails.delete(id);
    }
    for (const { id, data } of stories) {
      this.#sql('insert into story (id, at, data) values (?, ?, ?)').run(id, at, data);
    }
    for (const id of cleared) {
      this.#tails.delete(id);
      this.#sql('delete from deadline where room = ?').run(id);
      this.#sql('delete from room where id = ?').run(id);
    }
    if (at - this.#marked >= aliveEvery) this.markAlive(at);
  }

  #append(lines: Batch['lines']): void {
    const add = this.#sql('insert into event (id, room, seq, at, data) values (?, ?, ?, ?, ?)');
    for (const { room, seq, at, data } of lines) {
      this.#last += 1;
      add.run(this.#last, room, seq, at, data);
      this.#lengthen(room, this.#last, at);
      if (this.#last % this.#tidyEvery === 0) this.#tidy();
    }
  }

  /** The log begins at the first line that no snapshot holds. */
  #tidy(): void {
    let first = this.#last;
    for (const { lines } of this.#tails.values()) first = Math.min(first, lines[0] as number);
    this.#sql('delete from event where id < ?').run(first);
  }

  #putDeadline({ room, kind, due }: Deadline): void {
    if (due === null) this.#sql('delete from deadline where room = ? and kind = ?').run(room, kind);
    else {
      this.#sql(
        'insert into deadline (room, kind, due) values (?, ?, ?) on conflict (room, kind) do update set due = excluded.due',
      ).run(room, kind, due);
    }
  }

  find(code: string): number | undefined {
    return (this.#sql('select id from room where code = ?').get(code) as { id: number } | undefined)?.id;
  }

  load(room: number): StoredRoom | undefined {
    const row = this.#sql('select snapshot_seq, snapshot from room where id = ?').get(room) as
      | Row
      | undefined;
    if (row === undefined) return undefined;
    const line = this.#sql('select room, seq, at, data from event where id = ?');
    const lines = (this.#tails.get(room)?.lines ?? []).map((id) => line.get(id));
    const deadlines = this.#sql('select room, kind, due from deadline where room = ?').all(room);
    return {
      room,
      snapshot:
        typeof row.snapshot === 'string' ? { seq: row.snapshot_seq as number, data: row.snapshot } : null,
      lines: lines as unknown as LogLine[],
      deadlines: deadlines as unknown as Deadline[],
    };
  }

  deadlines(): Deadline[] {
    return this.#sql('select room, kind, due from deadline order by due').all() as unknown as Deadline[];
  }

  hasDeadlines(): boolean {
    return this.#sql('select 1 from deadline limit 1').get() !== undefined;
  }

  shiftDeadlines(by: number, now: number): void {
    this.#within(() => {
      this.#sql('update deadline set due = due + ?').run(by);
      this.markAlive(now);
    });
  }

  markAlive(at: number): void {
    this.#marked = at;
    this.#sql('insert into alive (id, at) values (1, ?) on conflict (id) do update set at = excluded.at').run(
      at,
    );
  }

  /** Of those that are gone, too, as long as the log has lines of theirs. */
  highestRoom(): number {
    const row = this.#sql(
      'select max(coalesce((select max(id) from room), 0), coalesce((select max(room) from event), 0)) as id',
    ).get();
    return (row as { id: number }).id;
  }

  countRooms(): number {
    return (this.#sql('select count(*) as n from room').get() as { n: number }).n;
  }

  idleSince(before: number): number[] {
    const rows = this.#sql('select id from room where touched < ?').all(before);
    return rows.map((row) => row.id as number).filter((id) => (this.#tails.get(id)?.at ?? 0) < before);
  }

  story(id: string): string | undefined {
    return (this.#sql('select data from story where id = ?').get(id) as { data: string } | undefined)?.data;
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
