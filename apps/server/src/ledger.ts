import { apply, remember, snapshotOf } from './rooms/apply.ts';
import type { GameOf, Logged, RoomEvent } from './rooms/room.ts';
import type { Batch, Deadline, DeadlineKind, Store } from './store/store.ts';
import type { Live } from './wire/live.ts';

type Pending = { -readonly [K in keyof Omit<Batch, 'at'>]: Batch[K][number][] };

const nothing = (): Pending => ({
  opened: [],
  lines: [],
  deadlines: [],
  snapshots: [],
  stories: [],
  cleared: [],
});

/** Gathers what happens in one turn of the event loop and makes it durable at once. */
export class Ledger {
  readonly #store: Store;
  readonly #games: GameOf;
  readonly #snapshotEvery: number;
  #pending = nothing();
  readonly opening = new Map<string, number>();

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
    this.log(live, event, at, c);
  }

  /** Logs what was done already. */
  log({ room }: Live, event: RoomEvent, at: number, c?: Logged['c']): void {
    room.seq += 1;
    const logged: Logged = c === undefined ? event : { ...event, c };
    if (c !== undefined) remember(room, c);
    this.#pending.lines.push({ room: room.id, seq: room.seq, at, data: JSON.stringify(logged) });
  }

  keepStory(id: string, data: string): void {
    this.#pending.stories.push({ id, data });
  }

  clear(room: number): void {
    this.#pending.cleared.push(room);
  }

  /** Notes where a room's deadlines have moved to. */
  deadline(live: Live, kind: DeadlineKind, due: number | null): void {
    if ((live.stored.get(kind) ?? null) === due) return;
    if (due === null) live.stored.delete(kind);
    else live.stored.set(kind, due);
    this.#pending.deadlines.push({ room: live.room.id, kind, due } satisfies Deadline);
  }

  snapshotIfDue(live: Live): void {
    const { room } = live;
    if (!live.wantsSnapshot && room.seq - live.snapshotSeq < this.#snapshotEvery) return;
    live.wantsSnapshot = false;
    live.snapshotSeq = room.seq;
    this.#pending.snapshots.push({ room: room.id, seq: room.seq, data: snapshotOf(room) });
  }

  get lines(): number {
    return this.#pending.lines.length;
  }

  /** Whether there was anything to write. Throws if it could not be written: then nothing may be told. */
  commit(at: number): boolean {
    const batch = this.#pending;
    if (Object.values(batch).every((rows) => rows.length === 0)) return false;
    this.#store.write({ at, ...batch });
    this.#pending = nothing();
    this.opening.clear();
    return true;
  }
}
