import { backup, type DatabaseSync } from 'node:sqlite';

/** A table as its row tells of it. */
export interface RoomRow {
  readonly room: number;
  readonly code: string;
  readonly touched: number;
  /** What it takes up: its snapshot and its lines. */
  readonly bytes: number;
}

/** What whoever looks after a house needs of its store, beside what rooms need. */
export interface Upkeep {
  rooms(): RoomRow[];
  /** Rooms of which anything at all holds this text, forgotten lines of the log too. */
  roomsHolding(text: string): number[];
  /** Throws away the lines that the room's snapshot holds, instead of waiting until the log is tidied. */
  forgetLines(room: number): void;
  storiesHolding(text: string): { readonly id: string; readonly data: string }[];
  storyIds(): string[];
  /** When its game ended. */
  storyAt(id: string): number | undefined;
  rewriteStory(id: string, data: string): void;
  addStories(stories: readonly { readonly id: string; readonly at: number; readonly data: string }[]): void;
  dropStory(id: string): boolean;
  /** Throws away stories from before then; how many. */
  clearStories(before: number): number;
  /** After this, nothing that was thrown away is in the files any more. */
  sweep(): void;
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

export const sqliteUpkeep = (db: DatabaseSync): Upkeep => ({
  rooms: () => db.prepare(roomRows).all() as unknown as RoomRow[],
  roomsHolding(text) {
    const found = db
      .prepare(
        `select id from room where instr(snapshot, :text) > 0 or id in (
           select room from event where instr(data, :text) > 0
         ) order by id`,
      )
      .all({ text }) as unknown as { id: number }[];
    return found.map(({ id }) => id);
  },
  forgetLines(room) {
    db.prepare(
      'delete from event where room = :room and seq <= (select snapshot_seq from room where id = :room)',
    ).run({ room });
  },
  storiesHolding: (text) =>
    db.prepare('select id, data from story where instr(data, ?) > 0').all(text) as unknown as {
      id: string;
      data: string;
    }[],
  storyIds: () =>
    db
      .prepare('select id from story')
      .all()
      .map(({ id }) => id as string),
  storyAt: (id) =>
    (db.prepare('select at from story where id = ?').get(id) as { at: number } | undefined)?.at,
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
  clearStories: (before) => Number(db.prepare('delete from story where at < ?').run(before).changes),
  sweep() {
    // Zeroed as it is (secure_delete), what was thrown away leaves copies where rows were moved within a page: only a
    // file written anew has none. Lines of rooms that are gone may be left from the days when they were kept.
    db.exec('delete from event where room not in (select id from room)');
    db.exec('vacuum');
    db.exec('pragma wal_checkpoint(truncate)');
  },
  async copyTo(file) {
    await backup(db, file);
  },
});
