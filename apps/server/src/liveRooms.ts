import { refusal } from '@veillee/kernel';
import type { House } from './house.ts';
import { OtherRules, rebuild } from './rooms/apply.ts';
import { asFault, StoreFault } from './store/fault.ts';
import { type Live, newLive } from './wire/live.ts';

/** What those who sit in a room that is set aside are told. */
const whyAside = (error: unknown): string => (error instanceof OtherRules ? 'room.otherRules' : 'room.aside');

/** The rooms in memory, and those that were found to be set aside (ADR 0013). */
export class LiveRooms {
  readonly #house: House;
  readonly #rooms = new Map<number, Live>();
  /** With the key of what is said of them. */
  readonly #aside = new Map<number, string>();

  constructor(house: House) {
    this.#house = house;
  }

  get size(): number {
    return this.#rooms.size;
  }

  values(): Iterable<Live> {
    return this.#rooms.values();
  }

  /** A room that is in memory already. */
  get(id: number): Live | undefined {
    return this.#rooms.get(id);
  }

  /** The key of why a room is set aside, as far as that was noticed. */
  whyAside(id: number): string | undefined {
    return this.#aside.get(id);
  }

  /** A room by its number, from the store if need be; a text: the key of why it is set aside. */
  live(id: number): Live | string | undefined {
    // Before looking: a turn begins with what is due, and that may bring this very room.
    const { now } = this.#house;
    const known = this.#rooms.get(id) ?? this.#aside.get(id);
    if (known !== undefined) return known;
    try {
      return this.#load(id, now);
    } catch (error) {
      this.#setAside(id, asFault(error));
      return this.#aside.get(id);
    }
  }

  #load(id: number, now: number): Live | string | undefined {
    const { store, games, keeper } = this.#house;
    const stored = store.load(id);
    if (stored === undefined) return undefined;
    if (stored.aside !== null) {
      this.#aside.set(id, stored.aside);
      return stored.aside;
    }
    const room = rebuild(stored, (game) => games.get(game));
    const live = this.hold(newLive(room, now));
    live.snapshotSeq = stored.snapshot?.seq ?? 0;
    keeper.adopt(live, stored.deadlines);
    return live;
  }

  hold(live: Live): Live {
    this.#rooms.set(live.room.id, live);
    return live;
  }

  find(code: string): Live | string | undefined {
    const id = this.#numberOf(code);
    return id === undefined ? undefined : this.live(id);
  }

  isThere(code: string): boolean {
    return this.#numberOf(code) !== undefined;
  }

  #numberOf(code: string): number | undefined {
    const { ledger, store } = this.#house;
    const id = ledger.opening.get(code) ?? store.find(code);
    return id === undefined || ledger.isCleared(id) ? undefined : id;
  }

  /** Does something in one room. If it throws, that room is set aside, and nobody else notices. */
  within(live: Live, work: (live: Live) => void): void {
    if (live.isAside) return;
    try {
      work(live);
    } catch (error) {
      this.#setAside(live.room.id, error, live);
    }
  }

  /**
   * A room in which something threw is not opened any more: its people are told, it is kept for repair as the log has
   * it, and everybody else plays on.
   */
  #setAside(id: number, error: unknown, live?: Live): void {
    const { keeper, ledger, count, log } = this.#house;
    const key = whyAside(error);
    this.#aside.set(id, key);
    this.#rooms.delete(id);
    keeper.forget(id);
    // Where the disk itself cannot be read, to write of it might end the house.
    if (!(error instanceof StoreFault)) ledger.setAside(id, key);
    count.asides();
    const { message, stack } = error instanceof Error ? error : { message: 'unknown', stack: '' };
    log.error({ room: id, why: message, stack }, 'a room is set aside');
    if (live === undefined) return;
    live.isAside = true;
    for (const connection of live.connections) this.#house.dismiss(connection, refusal(key), false);
  }

  /** Opens a room that was set aside as if it had not been; if it throws again, it is set aside again. */
  readmit(id: number): void {
    if (typeof this.live(id) !== 'string') return;
    this.#aside.delete(id);
    this.#house.ledger.readmit(id);
    this.#house.flush();
    this.live(id);
  }

  /** A room leaves the memory, and can be loaded again. */
  unload(id: number): void {
    this.#rooms.delete(id);
  }

  /** Nothing is left of a room. */
  clear(id: number): void {
    this.#rooms.delete(id);
    this.#aside.delete(id);
    this.#house.keeper.forget(id);
    this.#house.ledger.clear(id);
  }
}
