import { apply, remember, snapshotOf } from './rooms/apply.ts';
import type { GameOf, Logged, RoomEvent } from './rooms/room.ts';
import type { Batch, Deadline, DeadlineKind, LogLine, Store } from './store/store.ts';
import type { Live } from './wire/live.ts';

type Pending = { -readonly [K in keyof Omit<Batch, 'at' | 'lines' | 'snapshots'>]: Batch[K][number][] } & {
  /** Where something happened. */
  readonly rooms: Live[];
  /** Those to be written down whole, and what is to be written. */
  readonly whole: Map<Live, Batch['snapshots'][number] | null>;
};

const nothing = (): Pending => ({
  opened: [],
  rooms: [],
  whole: new Map(),
  deadlines: [],
  stories: [],
  cleared: [],
  aside: [],
});

/** Gathers what happens in one turn of the event loop and makes it durable at once. */
export class Ledger {
  readonly #store: Store;
  readonly #games: GameOf;
  readonly #snapshotEvery: number;
  #pending = nothing();
  readonly opening = new Map<string, number>();
  /** Logged so far. */
  events = 0;

  constructor(store: Store, games: GameOf, snapshotEvery: number) {
    this.#store = store;
    this.#games = games;
    this.#snapshotEvery = snapshotEvery;
  }

  open(room: number, code: string): void {
    this.#pending.opened.push({ room, code });
    this.opening.set(code, room);
  }

  /** Does it, and logs it as done by the command `c`. */
  record(live: Live, event: RoomEvent, at: number, c?: Logged['c']): void {
    apply(live.room, event, at, this.#games);
    this.log(live, event, c);
  }

  /** Logs what was done already. What one turn brings to a room is one line of its log. */
  log(live: Live, event: RoomEvent, c?: Logged['c']): void {
    live.room.seq += 1;
    const logged: Logged = c === undefined ? event : { ...event, c };
    if (c !== undefined) remember(live.room, c);
    const text = JSON.stringify(logged);
    if (live.unwritten === '') this.#pending.rooms.push(live);
    live.unwritten = live.unwritten === '' ? text : `${live.unwritten},${text}`;
    this.events += 1;
  }

  keepStory(id: string, data: string): void {
    this.#pending.stories.push({ id, data });
  }

  clear(room: number): void {
    this.#pending.cleared.push(room);
  }

  /** Whether a room is gone, though the store still has it. */
  isCleared(room: number): boolean {
    return this.#pending.cleared.includes(room);
  }

  /** A room is not opened any more. What this turn brought there was told to nobody, and is forgotten. */
  setAside(room: number, why: string): void {
    const { opened, rooms, whole, deadlines, aside } = this.#pending;
    const isElsewhere = (one: { readonly room: number }): boolean => one.room !== room;
    this.#pending = {
      ...this.#pending,
      opened: opened.filter(isElsewhere),
      rooms: rooms.filter((live) => live.room.id !== room),
      whole: new Map([...whole].filter(([live]) => live.room.id !== room)),
      deadlines: deadlines.filter(isElsewhere),
      aside: [...aside, { room, why }],
    };
    for (const [code, id] of this.opening) if (id === room) this.opening.delete(code);
  }

  /** A room that was set aside may be opened again. */
  readmit(room: number): void {
    this.#pending.aside.push({ room, why: null });
  }

  /** Notes where a room's deadlines have moved to. */
  deadline(live: Live, kind: DeadlineKind, due: number | null): void {
    if (live.stored[kind] === due) return;
    live.moved[kind] = true;
    live.stored[kind] = due;
    this.#pending.deadlines.push({ room: live.room.id, kind, due } satisfies Deadline);
  }

  snapshotIfDue(live: Live): void {
    if (live.room.seq - live.snapshotSeq >= this.#snapshotEvery) this.snapshot(live);
  }

  snapshotIfChanged(live: Live): void {
    if (live.snapshotSeq !== live.room.seq) this.snapshot(live);
  }

  /**
   * All of a room in one piece, as it is when the turn ends. A line holds a whole turn: a snapshot from the middle of
   * one would have half of the line in it.
   */
  snapshot(live: Live): void {
    live.snapshotAt = live.touched;
    this.#pending.whole.set(live, null);
  }

  /** Rooms that are to be written down whole. */
  get whole(): readonly Live[] {
    return [...this.#pending.whole.keys()];
  }

  /** Puts a room into words. Before the commit, and apart from it: a room that throws here breaks alone. */
  writeDown(live: Live): void {
    const { room, touched } = live;
    this.#pending.whole.set(live, { room: room.id, seq: room.seq, data: snapshotOf(room), touched });
  }

  /** Whether there was anything to write. Throws if it could not be written: then nothing may be told. */
  commit(at: number): boolean {
    const { rooms, whole, ...batch } = this.#pending;
    const isIdle = rooms.length === 0 && whole.size === 0;
    if (isIdle && Object.values(batch).every((rows) => rows.length === 0)) return false;
    const lines = rooms.map(
      ({ room, unwritten }): LogLine => ({ room: room.id, seq: room.seq, at, data: `[${unwritten}]` }),
    );
    const snapshots = [...whole.values()].filter((written) => written !== null);
    this.#store.write({ at, lines, snapshots, ...batch });
    for (const live of rooms) live.unwritten = '';
    for (const [live, written] of whole) if (written !== null) live.snapshotSeq = written.seq;
    this.#pending = nothing();
    this.opening.clear();
    return true;
  }
}
