import {
  type Batch,
  type Deadline,
  MemoryStore,
  type Store,
  type StoredRoom,
  type StoredStory,
} from '@veillee/rooms';
import type { Keeping } from '../letters.ts';
import {
  type Claimed,
  claim,
  clearRoom,
  committed,
  dropDatabase,
  lifetimes,
  openDatabase,
  resultOf,
  type Shelf,
  shelves,
} from './database.ts';
import { asRoom, asStory, type RoomRow } from './rows.ts';

/** What the store tells whoever opened it. */
export interface StoreNews {
  /** From now on everything is in memory alone. */
  unkept(keeping: Keeping): void;
  /** Another tab has opened the house since: nothing of ours is written any more, or acknowledged. */
  taken(): void;
}

interface Found {
  readonly memory: MemoryStore;
  readonly alive: number | null;
  readonly db: IDBDatabase | null;
  readonly keeping: Keeping;
}

const never = new Promise<void>(() => {});

/**
 * The store of a house in a page: everything at hand in memory, and every batch in IndexedDB, whole or not at all,
 * before `write` resolves. Where there is no database, or no space in it, all goes on in memory.
 */
export class PocketStore implements Store {
  readonly lastAlive: number | null;
  readonly #memory: MemoryStore;
  readonly #owner: string;
  readonly #news: StoreNews;
  #db: IDBDatabase | null;
  #keeping: Keeping;
  #isTaken = false;

  constructor({ memory, alive, db, keeping }: Found, owner: string, news: StoreNews) {
    this.#memory = memory;
    this.lastAlive = alive;
    this.#db = db;
    this.#keeping = keeping;
    this.#owner = owner;
    this.#news = news;
    // A newer version of the app wants the database: ours must not stand in its way.
    if (db !== null) db.onversionchange = () => this.#lose();
  }

  get keeping(): Keeping {
    return this.#keeping;
  }

  /** Resolves once it is kept; never, where another tab has the house: nothing is acknowledged then. */
  write(batch: Batch): Promise<void> {
    this.#memory.write(batch);
    return this.#keep((work) => put(work, batch), 'strict');
  }

  /** Puts it down in one piece, unless somebody else has the house. */
  async #keep(put: (work: IDBTransaction) => void, durability: 'strict' | 'relaxed'): Promise<void> {
    if (this.#isTaken) return never;
    if (this.#db === null) return;
    try {
      const work = this.#db.transaction(shelves, 'readwrite', { durability });
      const done = committed(work);
      const owner = work.objectStore('about').get('owner');
      owner.onsuccess = () => {
        if (owner.result === this.#owner) put(work);
        else this.#lose();
        if (this.#isTaken) work.abort();
      };
      await done;
    } catch (error) {
      if (this.#isTaken) return never;
      this.#goOnInMemory(error);
    }
  }

  #lose(): void {
    if (this.#isTaken) return;
    this.#isTaken = true;
    this.#db?.close();
    this.#news.taken();
  }

  /** Nothing of a game is lost for want of space: it only does not outlive the page. */
  #goOnInMemory(error: unknown): void {
    if (this.#db === null) return;
    this.#db.close();
    this.#db = null;
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    this.#keeping = isFull ? 'full' : 'memory';
    this.#news.unkept(this.#keeping);
  }

  find(code: string): number | undefined {
    return this.#memory.find(code);
  }

  load(room: number): StoredRoom | undefined {
    return this.#memory.load(room);
  }

  deadlines(): Deadline[] {
    return this.#memory.deadlines();
  }

  hasDeadlines(): boolean {
    return this.#memory.hasDeadlines();
  }

  shiftDeadlines(by: number, now: number): Promise<void> {
    this.#memory.shiftDeadlines(by, now);
    return this.#keep((work) => {
      work.objectStore('about').put(now, 'alive');
      const each = work.objectStore('deadlines').openCursor();
      each.onsuccess = () => {
        if (each.result === null) return;
        each.result.update({ ...each.result.value, due: each.result.value.due + by });
        each.result.continue();
      };
    }, 'strict');
  }

  markAlive(at: number): Promise<void> {
    return this.#keep((work) => void work.objectStore('about').put(at, 'alive'), 'relaxed');
  }

  highestRoom(): number {
    return this.#memory.highestRoom();
  }

  countRooms(): number {
    return this.#memory.countRooms();
  }

  idleSince(before: number): number[] {
    return this.#memory.idleSince(before);
  }

  async story(id: string): Promise<StoredStory | undefined> {
    const known = this.#memory.story(id);
    if (known !== undefined || this.#db === null) return known;
    const row = await resultOf<unknown>(this.#db.transaction('stories').objectStore('stories').get(id));
    return row === undefined ? undefined : asStory(row);
  }

  /** Those in the database had their time when it was opened. */
  clearStories(before: number): number {
    return this.#memory.clearStories(before);
  }

  sweep(): void {}

  close(): void {
    this.#db?.close();
    this.#db = null;
  }
}

/** What a batch does, in one piece. */
function put(
  work: IDBTransaction,
  { at, opened, lines, deadlines, snapshots, stories, cleared, aside }: Batch,
): void {
  const shelf = (name: Shelf): IDBObjectStore => work.objectStore(name);
  for (const line of lines) shelf('lines').put(line);
  for (const { room, kind, due } of deadlines) {
    if (due === null) shelf('deadlines').delete([room, kind]);
    else shelf('deadlines').put({ room, kind, due });
  }
  for (const { room: id, code } of opened)
    shelf('rooms').add({ id, code, touched: at, snapshot: null, aside: null } satisfies RoomRow);
  const changed = new Map<number, Partial<RoomRow>>();
  const change = (room: number, what: Partial<RoomRow>): void =>
    void changed.set(room, { ...changed.get(room), ...what });
  for (const { room, seq, data, touched } of snapshots) {
    change(room, { snapshot: { seq, data }, touched });
    shelf('lines').delete(IDBKeyRange.bound([room, 0], [room, seq]));
  }
  for (const { room, why } of aside) change(room, { aside: why });
  for (const [id, what] of changed) {
    if (cleared.includes(id)) continue;
    const asked = shelf('rooms').get(id);
    asked.onsuccess = () =>
      asked.result !== undefined && shelf('rooms').put({ ...asRoom(asked.result), ...what });
  }
  for (const { id, data } of stories) shelf('stories').put({ id, at, data });
  for (const id of cleared) clearRoom(work, id);
  shelf('about').put(at, 'alive');
}

/** Opens the store as `owner`, who alone may write from then on. What cannot be read is begun anew. */
export async function openStore(
  owner: string,
  now: number,
  news: StoreNews,
  lives = lifetimes,
): Promise<PocketStore> {
  const nowhere: Found = { memory: new MemoryStore(), alive: null, db: null, keeping: 'memory' };
  const found = await look((db) => claim(db, owner, now, lives)).catch(() => nowhere);
  return new PocketStore(found, owner, news);
}

async function look(take: (db: IDBDatabase) => Promise<Claimed>): Promise<Found> {
  let db: IDBDatabase | undefined;
  try {
    db = await openDatabase();
    const { memory, alive, isWhole } = await take(db);
    return { memory, alive, db, keeping: isWhole ? 'kept' : 'partly' };
  } catch (error) {
    db?.close();
    // Where the browser itself cannot read it any more.
    if (!(error instanceof DOMException && error.name === 'UnknownError')) throw error;
    await dropDatabase();
    const fresh = await openDatabase();
    const { memory, alive } = await take(fresh);
    return { memory, alive, db: fresh, keeping: 'anew' };
  }
}
