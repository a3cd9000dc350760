import { refusal } from '@veillee/kernel';
import { roomCode } from '../gate/codes.ts';
import { type Maybe, next } from '../later.ts';
import type { Parts } from '../parts.ts';
import { OtherRules } from '../room/otherRules.ts';
import { rebuild } from '../room/rebuild.ts';
import { emptyRoom } from '../room/room.ts';
import { StoreFault } from '../store/fault.ts';
import type { StoredRoom } from '../store/store.ts';
import { type LiveRoom, newLiveRoom } from './liveRoom.ts';

/** What those who sit in a room that is set aside are told. */
const whyAside = (error: unknown): string => (error instanceof OtherRules ? 'room.otherRules' : 'room.aside');

/** A room that is there; a text: the key of why it is set aside. */
export type Found = LiveRoom | string | undefined;

/** What a new room is to be called. */
interface Reserved {
  readonly code: string;
  readonly id?: number;
}

type Known = Pick<Parts, 'setup' | 'commits' | 'turn' | 'scheduler' | 'gate'>;

/** Finds rooms and loads them; knows those in memory, and those that were found to be set aside (ADR 0013). */
export class Rooms {
  readonly #parts: Known;
  readonly #rooms = new Map<number, LiveRoom>();
  /** With the key of what is said of them. */
  readonly #aside = new Map<number, string>();
  readonly #loading = new Map<number, Promise<Found>>();
  #last = 0;

  constructor(parts: Known) {
    this.#parts = parts;
  }

  /** Reads which number was given last. */
  start(): Maybe<void> {
    return next(this.#parts.setup.store.highestRoom(), (highest) => {
      this.#last = highest;
    });
  }

  get size(): number {
    return this.#rooms.size;
  }

  values(): Iterable<LiveRoom> {
    return this.#rooms.values();
  }

  /** A room that is in memory already. */
  get(id: number): LiveRoom | undefined {
    return this.#rooms.get(id);
  }

  /** Whether it is, or is being loaded. */
  has(id: number): boolean {
    return this.#rooms.has(id) || this.#loading.has(id);
  }

  /** The key of why a room is set aside, as far as that was noticed. */
  whyAside(id: number): string | undefined {
    return this.#aside.get(id);
  }

  /** A room by its number, from the store if need be. */
  live(id: number): Maybe<Found> {
    // Before looking: a turn begins with what is due, and that may bring this very room.
    this.#parts.turn.begin();
    return this.#rooms.get(id) ?? this.#aside.get(id) ?? this.#loading.get(id) ?? this.#load(id);
  }

  #load(id: number): Maybe<Found> {
    try {
      const stored = this.#parts.setup.store.load(id);
      if (!(stored instanceof Promise)) return this.#take(id, stored);
      const loading = stored
        .then((found) => this.#take(id, found))
        .catch((error: unknown) => this.#setAside(id, error))
        .finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
      return loading;
    } catch (error) {
      return this.#setAside(id, error);
    }
  }

  #take(id: number, stored: StoredRoom | undefined): Found {
    const { setup, commits, scheduler, turn } = this.#parts;
    if (stored === undefined || commits.isCleared(id)) return undefined;
    if (stored.aside !== null) {
      this.#aside.set(id, stored.aside);
      return stored.aside;
    }
    const live = newLiveRoom(
      rebuild(stored, (game) => setup.games.get(game)),
      turn.now,
    );
    this.#rooms.set(id, live);
    live.snapshotSeq = stored.snapshot?.seq ?? 0;
    scheduler.takeDeadlines(live, stored.deadlines);
    return live;
  }

  /** A code that nobody has for a new room, and its number where the store gives it. */
  reserve(): Maybe<Reserved> {
    const { setup, commits } = this.#parts;
    const code = roomCode(setup.random);
    if (commits.openedAs(code) !== undefined) return this.reserve();
    if (setup.store.reserve === undefined)
      return next(this.isThere(code), (isTaken) => (isTaken ? this.reserve() : { code }));
    return next(setup.store.reserve(code), (id) => (id === undefined ? this.reserve() : { code, id }));
  }

  /** Nobody wants it any more. */
  giveBack({ id }: Reserved): void {
    if (id === undefined) return;
    this.#parts.commits.current.rows.cleared.push(id);
    this.#parts.turn.schedule();
  }

  /** A new room. */
  open({ code, id }: Reserved): LiveRoom {
    this.#last = id ?? this.#last + 1;
    const room = { id: this.#last, data: emptyRoom(code), match: null, seq: 0, faults: null };
    const live = newLiveRoom(room, this.#parts.turn.now);
    this.#rooms.set(room.id, live);
    this.#parts.commits.current.rows.opened.push({ room: room.id, code });
    return live;
  }

  find(code: string): Maybe<Found> {
    return next(this.#numberOf(code), (id) => (id === undefined ? undefined : this.live(id)));
  }

  isThere(code: string): Maybe<boolean> {
    return next(this.#numberOf(code), (id) => id !== undefined);
  }

  #numberOf(code: string): Maybe<number | undefined> {
    const { commits, setup } = this.#parts;
    const opened = commits.openedAs(code);
    if (opened !== undefined) return commits.isCleared(opened) ? undefined : opened;
    return next(setup.store.find(code), (id) => (id === undefined || commits.isCleared(id) ? undefined : id));
  }

  /** How many there are. */
  count(): Maybe<number> {
    const { commits, setup } = this.#parts;
    return next(setup.store.countRooms(), (count) => count + commits.opened);
  }

  /** Does something in one room. If it throws, that room is set aside, and nobody else notices. */
  within(live: LiveRoom, work: (live: LiveRoom) => void): void {
    if (live.isRetired) return;
    try {
      work(live);
    } catch (error) {
      this.#setAside(live.room.id, error, live);
    }
  }

  /**
   * A room in which something threw is not opened any more: its people are told, it is kept for repair as the log has
   * it, and everybody else plays on. What this turn brought there was told to nobody, and is forgotten.
   */
  #setAside(id: number, error: unknown, live?: LiveRoom): string {
    const { setup, commits, gate, turn } = this.#parts;
    const key = whyAside(error);
    // Of a room that came later than the turn in which it was asked for, no other turn need be near.
    turn.schedule();
    this.#aside.set(id, key);
    this.retire(id);
    if (commits.current.forget(id).isOpened) gate.limits.tableIsGone(id);
    // Where the disk itself cannot be read, to write of it might end everything.
    if (!(error instanceof StoreFault)) commits.current.rows.aside.push({ room: id, why: key });
    setup.count.asides();
    const { message, stack } = error instanceof Error ? error : { message: 'unknown', stack: '' };
    setup.log.error({ room: id, why: message, stack }, 'a room is set aside');
    if (live === undefined) return key;
    live.isRetired = true;
    for (const connection of [...live.connections, ...live.door])
      gate.dismiss(connection, refusal(key), false);
    return key;
  }

  /** Opens a room that was set aside as if it had not been; if it throws again, it is set aside again. */
  readmit(id: number): Maybe<Found> {
    return next(this.live(id), (found) => {
      if (typeof found !== 'string') return found;
      const { commits, turn } = this.#parts;
      this.#aside.delete(id);
      commits.current.rows.aside.push({ room: id, why: null });
      turn.end();
      return next(commits.idle(), () => this.live(id));
    });
  }

  /** A room leaves the memory as it is in the store: nothing happens any more to what it was here. */
  retire(id: number): LiveRoom | undefined {
    const live = this.#rooms.get(id);
    if (live !== undefined) live.isRetired = true;
    this.#rooms.delete(id);
    this.#parts.scheduler.forget(id);
    return live;
  }

  /** A room leaves the memory, and is loaded again when something is due there or somebody comes. */
  unload(id: number): void {
    if (!this.#parts.commits.holds(id)) this.#rooms.delete(id);
  }

  /** Nothing is left of a room. */
  clear(id: number): void {
    this.#rooms.delete(id);
    this.#aside.delete(id);
    this.#parts.scheduler.forget(id);
    this.#parts.gate.limits.tableIsGone(id);
    this.#parts.commits.current.rows.cleared.push(id);
  }

  /** Does what wants the store. A piece of it that cannot be read concerns whoever asks for it, and nobody else. */
  reading(work: () => Maybe<void>, unread: () => void): Maybe<void> {
    const failed = (error: unknown): void => {
      if (!(error instanceof StoreFault)) throw error;
      this.#parts.setup.log.error({ why: error.message, fault: error.kind }, 'the store cannot be read');
      unread();
    };
    try {
      const worked = work();
      return worked instanceof Promise ? worked.catch(failed) : worked;
    } catch (error) {
      return failed(error);
    }
  }
}
