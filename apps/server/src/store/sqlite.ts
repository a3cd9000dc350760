import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Batch, Deadline, LogLine, Store, StoredRoom } from './store.ts';

const schema = 1;
/** Milliseconds by which the last sign of life may be behind. */
const aliveEvery = 250;

const tables = `
  create table room (
    id integer primary key,
    code text not null unique,
    touched integer not null,
    snapshot_seq integer,
    snapshot text
  ) strict;
  create index room_touched on room (touched);
  create table event (
    room integer not null, seq integer not null, at integer not null, data text not null,
    primary key (room, seq)
  ) strict, without rowid;
  create table deadline (
    room integer not null, kind text not null, due integer not null,
    primary key (room, kind)
  ) strict, without rowid;
  create table story (id text primary key, at integer not null, data text not null) strict, without rowid;
  create table alive (id integer primary key check (id = 1), at integer not null) strict;
`;

/** Opens the folder's database, or makes both on the first start. */
export function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, 'veillee.db'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  migrate(db);
  return new SqliteStore(db);
}

/** For tests, and for a server that is to forget. */
export function memoryStore(): Store {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return new SqliteStore(db);
}

function migrate(db: DatabaseSync): void {
  const { user_version: found } = db.prepare('pragma user_version').get() as { user_version: number };
  if (found > schema)
    throw new Error(`the data folder is of a newer Veillée (${found}, this one knows ${schema})`);
  if (found < 1) db.exec(`begin; ${tables} pragma user_version = ${schema}; commit;`);
}

type Row = Record<string, unknown>;

class SqliteStore implements Store {
  readonly lastAlive: number | null;
  readonly #db: DatabaseSync;
  #marked = 0;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    const row = this.#sql('select at from alive').get() as { at: number } | undefined;
    this.lastAlive = row?.at ?? null;
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
    const line = this.#sql('insert into event (room, seq, at, data) values (?, ?, ?, ?)');
    for (const { room: id, seq, at: when, data } of lines) line.run(id, seq, when, data);
    for (const deadline of deadlines) this.#putDeadline(deadline);
    for (const { room: id, seq, data } of snapshots) {
      this.#sql('update room set snapshot_seq = ?, snapshot = ?, touched = ? where id = ?').run(
        seq,
        data,
        at,
        id,
      );
      this.#sql('delete from event where room = ? and seq <= ?').run(id, seq);
    }
    for (const { id, data } of stories) {
      this.#sql('insert into story (id, at, data) values (?, ?, ?)').run(id, at, data);
    }
    for (const id of cleared) {
      this.#sql('delete from event where room = ?').run(id);
      this.#sql('delete from deadline where room = ?').run(id);
      this.#sql('delete from room where id = ?').run(id);
    }
    if (at - this.#marked >= aliveEvery) this.markAlive(at);
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
    const lines = this.#sql('select room, seq, at, data from event where room = ? order by seq').all(room);
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

  highestRoom(): number {
    return (this.#sql('select coalesce(max(id), 0) as id from room').get() as { id: number }).id;
  }

  countRooms(): number {
    return (this.#sql('select count(*) as n from room').get() as { n: number }).n;
  }

  idleSince(before: number): number[] {
    const rows = this.#sql(
      'select id from room where touched < ? and not exists (select 1 from event where room = id and at >= ?)',
    ).all(before, before);
    return rows.map((row) => row.id as number);
  }

  story(id: string): string | undefined {
    return (this.#sql('select data from story where id = ?').get(id) as { data: string } | undefined)?.data;
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
