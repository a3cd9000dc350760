import { type Deadline, day, type LogLine, MemoryStore, newBatch } from '@veillee/rooms';
import { asDeadline, asLine, asRoom, Damaged, type RoomRow } from './rows.ts';

/** The database of this origin that holds the house. */
const databaseName = 'veillee';
const version = 1;
export const shelves = ['rooms', 'lines', 'deadlines', 'stories', 'about'] as const;
export type Shelf = (typeof shelves)[number];

/** What leads from a version to the next. */
const steps: readonly ((db: IDBDatabase) => void)[] = [
  (db) => {
    db.createObjectStore('rooms', { keyPath: 'id' }).createIndex('code', 'code', { unique: true });
    db.createObjectStore('lines', { keyPath: ['room', 'seq'] });
    db.createObjectStore('deadlines', { keyPath: ['room', 'kind'] });
    db.createObjectStore('stories', { keyPath: 'id' }).createIndex('at', 'at');
    db.createObjectStore('about');
  },
];

export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((opened, failed) => {
    const asked = indexedDB.open(databaseName, version);
    asked.onupgradeneeded = ({ oldVersion }) => {
      for (const step of steps.slice(oldVersion)) step(asked.result);
    };
    asked.onsuccess = () => opened(asked.result);
    asked.onerror = () => failed(asked.error);
    asked.onblocked = () => failed(new Error('another tab has an older house open'));
  });
}

/** Whoever has it open closes it when asked: it is waited for. */
export const dropDatabase = (): Promise<void> =>
  new Promise((done, failed) => {
    const asked = indexedDB.deleteDatabase(databaseName);
    asked.onsuccess = () => done();
    asked.onerror = () => failed(asked.error);
  });

export const resultOf = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((answered, failed) => {
    asked.onsuccess = () => answered(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/** Resolves once all of it is on the disk. */
export const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onabort = () => failed(work.error ?? new Error('taken back'));
  });

/** All that is kept of a room goes. */
export function clearRoom(work: IDBTransaction, id: IDBValidKey): void {
  work.objectStore('rooms').delete(id);
  // In the order of keys an array comes after any number and any text.
  for (const shelf of ['lines', 'deadlines'] as const)
    work.objectStore(shelf).delete(IDBKeyRange.bound([id], [id, []]));
}

/** A room with all that belongs to it. */
interface WholeRoom {
  readonly row: RoomRow;
  readonly lines: LogLine[];
  readonly deadlines: Deadline[];
}

/** How long and how many tables and stories are kept. */
export interface Lifetimes {
  readonly tables: number;
  readonly stories: number;
  readonly mostTables: number;
  readonly mostStories: number;
}

/** As long as a server keeps them; and no more tables than a device remembers its seats at. */
export const lifetimes: Lifetimes = {
  tables: 14 * day,
  stories: 90 * day,
  mostTables: 12,
  mostStories: 100,
};

const lastOf = ({ row, lines }: WholeRoom): number => Math.max(row.touched, lines.at(-1)?.at ?? 0);

interface Row {
  readonly key: IDBValidKey;
  readonly row: unknown;
}

async function rowsOf(work: IDBTransaction, name: Shelf): Promise<Row[]> {
  const shelf = work.objectStore(name);
  const [keys, rows] = await Promise.all([resultOf(shelf.getAllKeys()), resultOf<unknown[]>(shelf.getAll())]);
  return keys.map((key, i) => ({ key, row: rows[i] }));
}

/** The room of a row: its key, or where that begins. */
const roomOf = (key: IDBValidKey): IDBValidKey => (Array.isArray(key) ? (key[0] ?? key) : key);

/** The rows as we wrote them; `damaged` is told the rooms of those that are not so. */
function sound<T>(rows: readonly Row[], as: (row: unknown) => T, damaged: Set<IDBValidKey>): T[] {
  return rows.flatMap(({ key, row }) => {
    try {
      return [as(row)];
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      damaged.add(roomOf(key));
      return [];
    }
  });
}

/** Reads everything but stories, which are read one by one when somebody wants them. A room that is damaged goes alone. */
async function readRooms(work: IDBTransaction): Promise<{ rooms: WholeRoom[]; isWhole: boolean }> {
  const [rooms, lines, deadlines] = await Promise.all([
    rowsOf(work, 'rooms'),
    rowsOf(work, 'lines'),
    rowsOf(work, 'deadlines'),
  ]);
  const damaged = new Set<IDBValidKey>();
  const found = new Map<IDBValidKey, WholeRoom>();
  for (const row of sound(rooms, asRoom, damaged)) found.set(row.id, { row, lines: [], deadlines: [] });
  for (const line of sound(lines, asLine, damaged)) found.get(line.room)?.lines.push(line);
  for (const due of sound(deadlines, asDeadline, damaged)) found.get(due.room)?.deadlines.push(due);
  for (const room of damaged) {
    found.delete(room);
    clearRoom(work, room);
  }
  return { rooms: [...found.values()], isWhole: damaged.size === 0 };
}

function clearStories(work: IDBTransaction, now: number, { stories, mostStories }: Lifetimes): void {
  let kept = 0;
  const each = work.objectStore('stories').index('at').openCursor(null, 'prev');
  each.onsuccess = () => {
    const story = each.result;
    if (story === null) return;
    kept += 1;
    if (kept > mostStories || Number(story.key) < now - stories) story.delete();
    story.continue();
  };
}

export interface Claimed {
  readonly memory: MemoryStore;
  readonly alive: number | null;
  /** Nothing of it was damaged. */
  readonly isWhole: boolean;
}

/** What was found in a database, the moment it became `owner`'s; what has had its time is cleared. */
export async function claim(db: IDBDatabase, owner: string, now: number, lives: Lifetimes): Promise<Claimed> {
  const work = db.transaction(shelves, 'readwrite', { durability: 'strict' });
  const done = committed(work);
  // Whatever is wrong in there is told by what reads it.
  done.catch(() => {});
  work.objectStore('about').put(owner, 'owner');
  const [at, { rooms, isWhole }] = await Promise.all([
    resultOf<unknown>(work.objectStore('about').get('alive')),
    readRooms(work),
  ]);
  const alive = typeof at === 'number' ? at : null;
  // By when the house was last open: whoever comes back late, or whose clock is wrong for once, still finds everything.
  const since = Math.min(now, alive ?? now);
  const memory = new MemoryStore();
  const newestFirst = rooms.sort((a, b) => lastOf(b) - lastOf(a));
  for (const [i, room] of newestFirst.entries()) {
    if (i >= lives.mostTables || lastOf(room) < since - lives.tables) clearRoom(work, room.row.id);
    else hold(memory, room);
  }
  clearStories(work, since, lives);
  await done;
  return { memory, alive, isWhole };
}

function hold(memory: MemoryStore, { row, lines, deadlines }: WholeRoom): void {
  const { id: room, code, touched, snapshot, aside } = row;
  const batch = newBatch(touched);
  batch.opened.push({ room, code });
  if (snapshot !== null) batch.snapshots.push({ room, touched, ...snapshot });
  batch.lines.push(...lines);
  batch.deadlines.push(...deadlines);
  if (aside !== null) batch.aside.push({ room, why: aside });
  memory.write(batch);
}
