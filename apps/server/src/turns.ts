import type { House } from './house.ts';
import type { Live } from './wire/live.ts';
import { type Send, tell } from './wire/tell.ts';

/**
 * Group commit (ADR 0006): all that one turn of the event loop brings has one time and is one transaction, and then
 * everybody is told.
 */
export class Turns {
  readonly #house: House;
  /** The time of the turn under way. */
  #at: number | null = null;
  /** The time of the turn that is being ended. */
  #endsAt = 0;
  #end: NodeJS.Immediate | null = null;
  /** Where something happened. */
  #dirty: Live[] = [];
  #isStopped = false;
  /** Counted so far. */
  #events = 0;
  #frames = 0;
  #bytes = 0;

  constructor(house: House) {
    this.#house = house;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  get now(): number {
    return this.begin();
  }

  /**
   * Unless one is under way. What is due comes before anything else that a turn brings: nobody can tell whether something
   * came first.
   */
  begin(): number {
    if (this.#at !== null) return this.#at;
    const now = this.#house.clock.now();
    this.#at = now;
    this.schedule();
    this.#house.keeper.strike(now);
    return now;
  }

  /** Begins one that is of this moment: the one under way is of an earlier. */
  beginAnew(): void {
    if (this.#isStopped) return;
    if (this.#at !== null) this.#house.flush();
    this.begin();
  }

  touch(live: Live): void {
    if (live.isAside) return;
    live.touched = this.now;
    if (!live.isDirty) this.#dirty.push(live);
    live.isDirty = true;
    this.schedule();
  }

  schedule(): void {
    if (this.#end !== null || this.#isStopped) return;
    this.#end = setImmediate(() => {
      this.#end = null;
      this.#house.flush();
    });
  }

  /** Writes what the turn brought and tells it; false where it could not be written. */
  end(): boolean {
    const { clock, rooms, ledger, count } = this.#house;
    // Not `this.now`, which would want another flush to end the turn that it begins: the house would never rest.
    const now = this.#at ?? clock.now();
    this.#at = now;
    this.#endsAt = now;
    const dirty = this.#dirty;
    this.#dirty = [];
    for (const live of dirty) {
      live.isDirty = false;
      rooms.within(live, this.#tend);
    }
    for (const live of ledger.whole) rooms.within(live, this.#writeDown);
    const isWritten = this.#house.keep(() => {
      if (ledger.commit(now)) count.commits();
    });
    if (!isWritten) return false;
    count.events(ledger.events - this.#events);
    this.#events = ledger.events;
    this.#at = null;
    for (const live of dirty) rooms.within(live, this.#tell);
    this.#countMail();
    return true;
  }

  /* One function for all rooms and turns: this is where most of the time goes. */

  readonly #tend = (live: Live): void => this.#house.keeper.tend(live, this.#endsAt);

  readonly #writeDown = (live: Live): void => this.#house.ledger.writeDown(live);

  readonly #tell = (live: Live): void => {
    const { games, keeper } = this.#house;
    if (live.connections.size > 0) tell(live, games, this.#endsAt, this.#post);
    keeper.wind(live, this.#endsAt);
  };

  readonly #post: Send = (connection, frame) => {
    this.#frames += 1;
    this.#bytes += frame.length;
    connection.outlet.post(frame);
  };

  #countMail(): void {
    const { count } = this.#house;
    count.frames(this.#frames);
    count.bytes(this.#bytes);
    this.#frames = 0;
    this.#bytes = 0;
  }

  stop(): void {
    this.#isStopped = true;
    if (this.#end !== null) clearImmediate(this.#end);
  }
}
