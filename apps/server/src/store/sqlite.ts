import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Batch, Deadline, DeadlineChange, Store, StoredRoom, StoredStory } from '@veillee/rooms';
import { defaultRules } from '@veillee/rooms';
import { openDatabase } from './opening.ts';
import { rowAs, rowShapes, rowsAs } from './rows.ts';
import { migrate } from './schema.ts';
import { asFault } from './sqliteFault.ts';
import { type SqliteUpkeep, sqliteUpkeep } from './sqliteUpkeep.ts';

/** Characters of the log, after which it is tidied however few lines they are. */
const tidyAfter = 16_000_000;

/** Milliseconds by which the last sign of life may be behind. */
const aliveEvery = 250;

/** Opens the folder's database, or makes both on the first start. Throws a StoreFault where it cannot be used. */
export function openSqlite(folder: string, tidyEvery = defaultRules.tidyEvery): SqliteStore {
  const db = openDatabase(folder);
  try {
    return new SqliteStore(db, tidyEvery);
  } catch (error) {
    db.close();
    throw asFault(error);
  }
}

/** For tests, and for a server that is to forget. */
export function memoryStore(): SqliteStore {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return new SqliteStore(db, defaultRules.tidyEvery);
}

/** The lines of a room that its snapshot does not hold yet: where they lie, their numbers, and when the last was written. */
interface Tail {
  lines: number[];
  seqs: number[];
  at: number;
}

/** What SQLite throws is told as a fault of the store. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw asFault(error);
  }
}

export class SqliteStore implements Store {
  readonly lastAlive: number | null;
  readonly upkeep: SqliteUpkeep;
  readonly #db: DatabaseSync;
  readonly #tidyEvery: number;
  #marked = 0;
  readonly #tails = new Map<number, Tail>();
  /** The last line of the log, and what was written since it was tidied. */
  #last = 0;
  #untidied = 0;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync, tidyEvery: number) {
    this.#db = db;
    this.upkeep = sqliteUpkeep(db);
    this.#tidyEvery = tidyEvery;
    this.lastAlive = rowAs(rowShapes.at, this.#sql('select at from alive').get())?.at ?? null;
    this.#readTails();
  }

  #readTails(): void {
    const lines = this.#sql(
      `select event.id, event.room, event.seq, event.at from event join room on room.id = event.room
       where event.seq > coalesce(room.snapshot_seq, 0) order by event.id`,
    ).all();
    for (const { id, room, seq, at } of rowsAs(rowShapes.lineHead, lines)) this.#lengthen(room, id, seq, at);
    const last = this.#sql('select coalesce(max(id), 0) as id from event').get();
    this.#last = rowAs(rowShapes.id, last)?.id ?? 0;
  }

  #lengthen(room: number, line: number, seq: number, at: number): void {
    const tail = this.#tails.get(room);
    if (tail === undefined) this.#tails.set(room, { lines: [line], seqs: [seq], at });
    else {
      tail.lines.push(line);
      tail.seqs.push(seq);
      tail.at = at;
    }
  }

  /** What a snapshot holds need not be kept beside it; what came after it must be. */
  #shorten(room: number, seq: number): void {
    const tail = this.#tails.get(room);
    if (tail === undefined) return;
    const held = tail.seqs.findIndex((one) => one > seq);
    if (held < 0) this.#tails.delete(room);
    else {
      tail.lines = tail.lines.slice(held);
      tail.seqs = tail.seqs.slice(held);
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
      // A full disk has rolled it back already.
      if (this.#db.isTransaction) this.#sql('rollback').run();
      throw asFault(error);
    }
  }

  #put({ at, opened, lines, deadlines, snapshots, stories, cleared, aside }: Batch): void {
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
      this.#shorten(id, seq);
    }
    for (const { id, data } of stories) {
      this.#sql('insert into story (id, at, data) values (?, ?, ?)').run(id, at, data);
    }
    for (const { room: id, why } of aside) {
      this.#sql('update room set aside = ? where id = ?').run(why, id);
    }
    for (const id of cleared) {
      this.#tails.delete(id);
      this.#sql('delete from deadline where room = ?').run(id);
      this.#sql('delete from room where id = ?').run(id);
    }
    // The log has no order by rooms: it is gone through once for all of them.
    if (cleared.length > 0) this.#sql('delete from event where room not in (select id from room)').run();
    if (at - this.#marked >= aliveEvery) this.#markAlive(at);
  }

  #append(lines: Batch['lines']): void {
    const add = this.#sql('insert into event (id, room, seq, at, data) values (?, ?, ?, ?, ?)');
    for (const { room, seq, at, data } of lines) {
      this.#last += 1;
      add.run(this.#last, room, seq, at, data);
      this.#lengthen(room, this.#last, seq, at);
      this.#untidied += data.length;
      if (this.#last % this.#tidyEvery === 0 || this.#untidied >= tidyAfter) this.#tidy();
    }
  }

  /** The log begins at the first line that no snapshot holds. */
  #tidy(): void {
    this.#untidied = 0;
    let first = this.#last;
    for (const { lines } of this.#tails.values()) first = Math.min(first, lines[0] ?? first);
    this.#sql('delete from event where id < ?').run(first);
  }

  #putDeadline({ room, kind, due }: DeadlineChange): void {
    if (due === null) this.#sql('delete from deadline where room = ? and kind = ?').run(room, kind);
    else {
      this.#sql(
        'insert into deadline (room, kind, due) values (?, ?, ?) on conflict (room, kind) do update set due = excluded.due',
      ).run(room, kind, due);
    }
  }

  find(code: string): number | undefined {
    return reading(() => {
      return rowAs(rowShapes.id, this.#sql('select id from room where code = ?').get(code))?.id;
    });
  }

  load(room: number): StoredRoom | undefined {
    return reading(() => {
      const found = this.#sql('select snapshot_seq as seq, snapshot, aside from room where id = ?').get(room);
      const row = rowAs(rowShapes.room, found);
      if (row === undefined) return undefined;
      const line = this.#sql('select room, seq, at, data from event where id = ?');
      const lines = (this.#tails.get(room)?.lines ?? []).map((id) => line.get(id));
      const deadlines = this.#sql('select room, kind, due from deadline where room = ?').all(room);
      const { seq, snapshot, aside } = row;
      return {
        room,
        snapshot: snapshot === null || seq === null ? null : { seq, data: snapshot },
        lines: rowsAs(rowShapes.line, lines),
        deadlines: rowsAs(rowShapes.deadline, deadlines),
        aside,
      };
    });
  }

  deadlines(): Deadline[] {
    return reading(() => {
      const found = this.#sql(
        'select room, kind, due from deadline where room in (select id from room where aside is null) order by due',
      ).all();
      return rowsAs(rowShapes.deadline, found);
    });
  }

  hasDeadlines(): boolean {
    return reading(() => {
      return this.#sql('select 1 from deadline limit 1').get() !== undefined;
    });
  }

  shiftDeadlines(by: number, now: number): void {
    this.#within(() => {
      this.#sql('update deadline set due = due + ?').run(by);
      this.#markAlive(now);
    });
  }

  markAlive(at: number): void {
    reading(() => this.#markAlive(at));
  }

  #markAlive(at: number): void {
    this.#marked = at;
    this.#sql('insert into alive (id, at) values (1, ?) on conflict (id) do update set at = excluded.at').run(
      at,
    );
  }

  /** Of those that are gone, too, as long as an older version's log has lines of theirs. */
  highestRoom(): number {
    return reading(() => {
      const row = this.#sql(
        'select max(coalesce((select max(id) from room), 0), coalesce((select max(room) from event), 0)) as id',
      ).get();
      return rowAs(rowShapes.id, row)?.id ?? 0;
    });
  }

  countRooms(): number {
    return reading(() => {
      return rowAs(rowShapes.count, this.#sql('select count(*) as count from room').get())?.count ?? 0;
    });
  }

  idleSince(before: number): number[] {
    return reading(() => {
      const rooms = rowsAs(rowShapes.id, this.#sql('select id from room where touched < ?').all(before));
      return rooms.map(({ id }) => id).filter((id) => (this.#tails.get(id)?.at ?? 0) < before);
    });
  }

  story(id: string): StoredStory | undefined {
    return reading(() => {
      return rowAs(rowShapes.storyData, this.#sql('select at, data from story where id = ?').get(id));
    });
  }

  clearStories(before: number): number {
    return reading(() => {
      return Number(this.#sql('delete from story where at < ?').run(before).changes);
    });
  }

  sweep(): void {
    // Zeroed as it is (secure_delete), what was thrown away leaves copies where rows were moved within a page: only a
    // file written anew has none. Lines of rooms that are gone may be left from the days when they were kept.
    this.#db.exec('delete from event where room not in (select id from room)');
    this.#db.exec('vacuum');
    this.#db.exec('pragma wal_checkpoint(truncate)');
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
