import { backup, type DatabaseSync } from 'node:sqlite';
import { rowShapes, rowsAs } from './rows.ts';
import type { RoomRow, Upkeep } from './upkeep.ts';

/** The same of a file, at once; and what only a file can be asked for. */
export interface SqliteUpkeep extends Upkeep {
  rooms(): RoomRow[];
  roomsHolding(text: string): number[];
  storyIds(): string[];
  storiesHolding(text: string): { readonly id: string; readonly data: string }[];
  addStories(stories: readonly { readonly id: string; readonly at: number; readonly data: string }[]): void;
  /** A copy of everything, made piece by piece while the house goes on. */
  copyTo(file: string): Promise<void>;
}

const roomRows = `
  select room.id as room, room.code, max(room.touched, coalesce(log.at, 0)) as touched,
    coalesce(octet_length(room.snapshot), 0) + coalesce(log.bytes, 0) as bytes
  from room left join (
    select room, max(at) as at, sum(octet_length(data)) as bytes from event group by room
  ) as log on log.room = room.id
  order by room.id
`;

const roomsHolding = `
  select id from room where instr(snapshot, :text) > 0 or id in (
    select room from event where instr(data, :text) > 0
  ) order by id
`;

export const sqliteUpkeep = (db: DatabaseSync): SqliteUpkeep => ({
  rooms: () => rowsAs(rowShapes.roomInfo, db.prepare(roomRows).all()),
  roomsHolding: (text) => rowsAs(rowShapes.id, db.prepare(roomsHolding).all({ text })).map(({ id }) => id),
  forgetLines(room) {
    db.prepare(
      'delete from event where room = :room and seq <= (select snapshot_seq from room where id = :room)',
    ).run({ room });
  },
  storiesHolding: (text) =>
    rowsAs(rowShapes.story, db.prepare('select id, data from story where instr(data, ?) > 0').all(text)),
  storyIds: () => rowsAs(rowShapes.storyId, db.prepare('select id from story').all()).map(({ id }) => id),
  rewriteStory(id, data) {
    db.prepare('update story set data = ? where id = ?').run(data, id);
  },
  addStories(stories) {
    const add = db.prepare('insert into story (id, at, data) values (?, ?, ?)');
    db.exec('begin');
    for (const { id, at, data } of stories) add.run(id, at, data);
    db.exec('commit');
  },
  dropStory: (id) => db.prepare('delete from story where id = ?').run(id).changes > 0,
  copyTo: (file) => copied(db, file),
});

const mostTries = 50;

/** Where the house is writing at the very moment a copy begins, Node takes that for a fault: one without a code. */
async function copied(db: DatabaseSync, file: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await backup(db, file);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 0;
      if (!isBusy || tries === mostTries) throw error;
    }
  }
}
