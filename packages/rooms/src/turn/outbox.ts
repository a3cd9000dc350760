import type { Connection } from '../gate/connection.ts';
import type { Clock, Frame } from '../ports.ts';

/** What leaves for a connection; no frame: it is to be closed. */
export interface Leaving {
  readonly connection: Connection;
  readonly frame: Frame | null;
  /** A time of its own; 0: at once. */
  readonly notBefore: number;
}

/** Lets go of what is sent, in order, and not before its time. */
export class Outbox {
  readonly #clock: Clock;
  /** What waits for its time, and behind it, by connection. */
  readonly #waiting = new Map<Connection, Leaving[]>();
  #timer: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  post(leaving: Leaving): void {
    const { connection, notBefore } = leaving;
    const before = this.#waiting.size === 0 ? undefined : this.#waiting.get(connection);
    if (before !== undefined) before.push(leaving);
    else if (notBefore === 0 || notBefore <= this.#clock.now()) letGo(leaving);
    else {
      this.#waiting.set(connection, [leaving]);
      this.#timer ??= this.#clock.at(notBefore, this.#ring);
    }
  }

  readonly #ring = (): void => {
    this.#timer = null;
    const now = this.#clock.now();
    let first = Number.POSITIVE_INFINITY;
    for (const [connection, leavings] of this.#waiting) {
      const kept = leavings.findIndex(({ notBefore }) => notBefore > now);
      for (const leaving of kept < 0 ? leavings : leavings.splice(0, kept)) letGo(leaving);
      if (kept < 0) this.#waiting.delete(connection);
      else first = Math.min(first, leavings[0]?.notBefore ?? first);
    }
    if (first !== Number.POSITIVE_INFINITY) this.#timer = this.#clock.at(first, this.#ring);
  };
}

function letGo({ connection: { outlet }, frame }: Leaving): void {
  if (frame === null) outlet.close();
  else outlet.post(frame);
}
