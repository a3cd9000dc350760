import type {
  Batch,
  Deadline,
  DeadlineChange,
  DeadlineKind,
  LogLine,
  Store,
  StoredRoom,
  StoredStory,
} from './store.ts';

interface KeptRoom {
  readonly code: string;
  /** Those that the snapshot does not hold. */
  lines: LogLine[];
  snapshot: StoredRoom['snapshot'];
  readonly deadlines: Map<DeadlineKind, number>;
  touched: number;
  aside: string | null;
}

/** Everything that a store was given, in memory: for tests, and for pages that have nowhere to keep it. */
export class MemoryStore implements Store {
  readonly #rooms = new Map<number, KeptRoom>();
  readonly #codes = new Map<string, number>();
  readonly #stories = new Map<string, StoredStory>();
  #highest = 0;
  #alive: number | null = null;

  get lastAlive(): number | null {
    return this.#alive;
  }

  write(batch: Batch): void {
    const { at } = batch;
    // Checked before anything changes: all of it is kept, or nothing.
    for (const { room, code } of batch.opened)
      if (this.#rooms.has(room) || this.#codes.has(code)) throw new Error(`room ${room} is there already`);
    for (const { room, code } of batch.opened) this.#open(room, code, at);
    for (const line of batch.lines) this.#append(line);
    for (const change of batch.deadlines) this.#putDeadline(change);
    for (const { room: id, seq, data, touched } of batch.snapshots) {
      const room = this.#rooms.get(id);
      if (room === undefined) continue;
      room.snapshot = { seq, data };
      room.lines = room.lines.filter((line) => line.seq > seq);
      room.touched = Math.max(touched, room.lines.at(-1)?.at ?? 0);
    }
    for (const { id, data } of batch.stories) this.#stories.set(id, { at, data });
    for (const { room: id, why } of batch.aside) {
      const room = this.#rooms.get(id);
      if (room !== undefined) room.aside = why;
    }
    for (const id of batch.cleared) this.#clear(id);
    this.#alive = at;
  }

  #open(id: number, code: string, at: number): void {
    this.#rooms.set(id, {
      code,
      lines: [],
      snapshot: null,
      deadlines: new Map(),
      touched: at,
      aside: null,
    });
    this.#codes.set(code, id);
    this.#highest = Math.max(this.#highest, id);
  }

  #append(line: LogLine): void {
    const room = this.#rooms.get(line.room);
    if (room === undefined) return;
    room.lines.push(line);
    room.touched = Math.max(room.touched, line.at);
  }

  #putDeadline({ room, kind, due }: DeadlineChange): void {
    const deadlines = this.#rooms.get(room)?.deadlines;
    if (due === null) deadlines?.delete(kind);
    else deadlines?.set(kind, due);
  }

  #clear(id: number): void {
    const room = this.#rooms.get(id);
    if (room !== undefined) this.#codes.delete(room.code);
    this.#rooms.delete(id);
  }

  find(code: string): number | undefined {
    return this.#codes.get(code);
  }

  load(id: number): StoredRoom | undefined {
    const room = this.#rooms.get(id);
    if (room === undefined) return undefined;
    const { snapshot, lines, aside } = room;
    return { room: id, snapshot, lines: [...lines], deadlines: deadlinesOf(id, room), aside };
  }

  deadlines(): Deadline[] {
    const all = [...this.#rooms].flatMap(([id, room]) => (room.aside === null ? deadlinesOf(id, room) : []));
    return all.sort((a, b) => a.due - b.due);
  }

  hasDeadlines(): boolean {
    for (const { deadlines } of this.#rooms.values()) if (deadlines.size > 0) return true;
    return false;
  }

  shiftDeadlines(by: number, now: number): void {
    this.#alive = now;
    for (const { deadlines } of this.#rooms.values())
      for (const [kind, due] of deadlines) deadlines.set(kind, due + by);
  }

  markAlive(at: number): void {
    this.#alive = at;
  }

  highestRoom(): number {
    return this.#highest;
  }

  countRooms(): number {
    return this.#rooms.size;
  }

  idleSince(before: number): number[] {
    return [...this.#rooms].filter(([, { touched }]) => touched < before).map(([id]) => id);
  }

  story(id: string): StoredStory | undefined {
    return this.#stories.get(id);
  }

  clearStories(before: number): number {
    const old = [...this.#stories].filter(([, { at }]) => at < before);
    for (const [id] of old) this.#stories.delete(id);
    return old.length;
  }

  sweep(): void {}

  close(): void {}
}

const deadlinesOf = (room: number, { deadlines }: KeptRoom): Deadline[] =>
  [...deadlines].map(([kind, due]) => ({ room, kind, due }));
