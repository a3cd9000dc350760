import { refusal } from '@veillee/kernel';
import { isEntrance } from '@veillee/protocol';
import type { Connection, Heard } from '../gate/connection.ts';
import { type Maybe, next } from '../later.ts';
import type { Parts } from '../parts.ts';
import type { Taken } from '../turn/changes.ts';
import type { Found } from './rooms.ts';

type Known = Pick<Parts, 'setup' | 'commits' | 'turn' | 'rooms' | 'gate'>;

/** What is left to be done until a room is back. */
interface Work {
  /** Who sat there, and is not back yet. */
  readonly there: Set<Connection>;
  /** Who waits, with what each says meanwhile. */
  readonly waiting: Map<Connection, Heard[]>;
  /** What is to be said again, in order. */
  readonly again: Taken[];
  /** Somebody is on the way in again. */
  busy: Maybe<void>;
}

/** A room that somebody else wrote: what was done there is undone, and what was said is taken again (ADR 0019). */
export class Recovery {
  readonly #parts: Known;
  /** By room. Where it is written by somebody else meanwhile, the next takes over what is left. */
  readonly #under = new Map<number, Work>();

  constructor(parts: Known) {
    this.#parts = parts;
  }

  /** Forgets what the room was here. Whoever sits there waits until it is back as the store has it. */
  begin(room: number): void {
    const { setup, commits, rooms, gate } = this.#parts;
    const { taken, closed, isOpened } = commits.forget(room);
    if (isOpened) gate.limits.tableIsGone(room);
    const live = rooms.retire(room);
    const before = this.#under.get(room);
    // They come again by themselves.
    for (const connection of live?.door ?? []) gate.dismiss(connection, refusal('server.slow'), true);
    const again = [...taken, ...(before?.again ?? [])];
    const sat = [...(before?.there ?? []), ...(live?.connections ?? []), ...closed].filter(isReachable);
    const coming = new Set(
      again.filter(({ message }) => isEntrance(message)).map(({ connection }) => connection),
    );
    const there = new Set(sat.filter((connection) => !coming.has(connection)));
    const waiting = new Map<Connection, Heard[]>();
    for (const connection of [
      ...sat,
      ...again.map((one) => one.connection),
      ...(before?.waiting.keys() ?? []),
    ])
      if (isReachable(connection)) waiting.set(connection, gate.hold(connection));
    for (const connection of [...sat, ...taken.map((one) => one.connection)].filter(isReachable)) {
      connection.live = null;
      connection.replies = null;
      connection.shownNotes = null;
      gate.readmit(connection);
    }
    const work = { there, waiting, again, busy: undefined };
    this.#under.set(room, work);
    setup.defer(
      () => void next(before?.busy, () => next(rooms.live(room), (found) => this.#goOn(room, work, found))),
    );
  }

  #goOn(room: number, work: Work, found: Found): Maybe<void> {
    if (this.#under.get(room) !== work) return undefined;
    for (const connection of work.there) if (!connection.isGone) this.#bringBack(connection, found);
    work.there.clear();
    return this.#sayAgain(room, work);
  }

  #sayAgain(room: number, work: Work): Maybe<void> {
    if (this.#under.get(room) !== work) return undefined;
    const said = work.again.shift();
    if (said === undefined) {
      this.#under.delete(room);
      for (const [connection, held] of work.waiting) this.#parts.gate.release(connection, held);
      return undefined;
    }
    const { connection, message, text } = said;
    const isThere = !connection.isGone && connection.bye === null;
    work.busy = isThere ? this.#parts.gate.hear(connection, message, text) : undefined;
    return next(work.busy, () => this.#sayAgain(room, work));
  }

  #bringBack(connection: Connection, found: Found): void {
    const { gate, turn } = this.#parts;
    if (typeof found !== 'object') {
      gate.dismiss(connection, refusal(found ?? 'room.unknown'), true);
      return;
    }
    connection.live = found;
    connection.fresh = true;
    found.connections.add(connection);
    found.roomIsStale = true;
    turn.touch(found);
  }
}

/** Neither gone nor cut because it took too slowly what it was sent. */
const isReachable = ({ isGone, bye }: Connection): boolean => !isGone && bye?.why.key !== 'server.slow';
