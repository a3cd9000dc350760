import { refusal } from '@veillee/kernel';
import { isEntrance } from '@veillee/protocol';
import type { Connection } from '../gate/connection.ts';
import { type Maybe, next } from '../later.ts';
import type { Parts } from '../parts.ts';
import type { Taken } from '../turn/changes.ts';
import type { Found } from './rooms.ts';

type Known = Pick<Parts, 'setup' | 'commits' | 'turn' | 'rooms' | 'gate'>;

/** A room that somebody else wrote: what was done there is undone, and what was said is taken again (ADR 0019). */
export class Recovery {
  readonly #parts: Known;

  constructor(parts: Known) {
    this.#parts = parts;
  }

  /** Forgets what the room was here. Whoever sits there waits until it is back as the store has it. */
  begin(room: number): void {
    const { setup, commits, rooms, gate } = this.#parts;
    const { taken, closed } = commits.forget(room);
    const live = rooms.retire(room);
    const all = [...(live?.connections ?? []), ...closed, ...taken.map(({ connection }) => connection)];
    const there = new Set(all.filter(({ isGone, bye }) => !isGone && bye?.why.key !== 'server.slow'));
    for (const connection of there) {
      connection.live = null;
      connection.replies = null;
      connection.held ??= [];
      gate.readmit(connection);
    }
    setup.defer(() => void next(rooms.live(room), (found) => this.#goOn(found, there, taken)));
  }

  #goOn(found: Found, there: ReadonlySet<Connection>, taken: readonly Taken[]): Maybe<void> {
    const coming = new Set(
      taken.filter(({ message }) => isEntrance(message)).map(({ connection }) => connection),
    );
    for (const connection of there)
      if (!connection.isGone && !coming.has(connection)) this.#bringBack(connection, found);
    const again = (i: number): Maybe<void> => {
      const said = taken[i];
      if (said === undefined) return this.#release(there);
      const { connection, message, text } = said;
      const isThere = !connection.isGone && connection.bye === null;
      return next(isThere ? this.#parts.gate.hear(connection, message, text) : undefined, () => again(i + 1));
    };
    return again(0);
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

  #release(there: ReadonlySet<Connection>): void {
    for (const connection of there) this.#parts.gate.release(connection);
  }
}
