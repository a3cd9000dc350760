import { type Maybe, next } from '../later.ts';
import { messageOf } from '../messageOf.ts';
import type { Parts } from '../parts.ts';
import { day } from '../rules.ts';

const hour = 60 * 60 * 1000;
/** After a longer darkness than that nothing is cleared for as long: the clock may be wrong, or people on their way back. */
const longDark = day;

type Known = Pick<Parts, 'setup' | 'rooms' | 'gate'>;

/** Stories have their time too; and what was cleared leaves the files, best when nobody is there to wait for it. */
export class Lifetimes {
  readonly #parts: Known;
  /** Since when something that was cleared may be left in the files. Before us somebody may have stopped short. */
  #unswept: number | null;
  #nextStories: number;
  /** Not before: the disk was full, perhaps. */
  #nextSweep: number;
  readonly #clearsFrom: number;

  /** `dark`: for how long nobody was open before. */
  constructor(parts: Known, now: number, dark: number) {
    this.#parts = parts;
    this.#clearsFrom = dark > longDark ? now + longDark : now;
    this.#unswept = now;
    this.#nextStories = now;
    this.#nextSweep = now;
  }

  /** Whether what has had its time may go. */
  mayClear(now: number): boolean {
    return now >= this.#clearsFrom;
  }

  hasCleared(now: number): void {
    this.#unswept ??= now;
  }

  tend(now: number): void {
    void next(this.#clearStories(now), () => {
      const { setup, gate } = this.#parts;
      if (this.#unswept === null || now < this.#nextSweep) return;
      if (gate.connections.size === 0 || now - this.#unswept >= setup.rules.sweepWithin) this.#sweep(now);
    });
  }

  #clearStories(now: number): Maybe<void> {
    const { setup, rooms } = this.#parts;
    if (now < this.#nextStories || !this.mayClear(now)) return undefined;
    this.#nextStories = now + hour;
    const cleared = (count: number): void => {
      if (count > 0) this.hasCleared(now);
    };
    // One that cannot be read must not end everybody's evening, hour by hour.
    return rooms.reading(
      () => next(setup.store.clearStories(now - setup.rules.keepStories), cleared),
      () => {},
    );
  }

  #sweep(now: number): void {
    const { store, log } = this.#parts.setup;
    const failed = (error: unknown): void => {
      log.error({ why: messageOf(error) }, 'the files could not be swept; again in an hour');
      this.#nextSweep = now + hour;
      this.#unswept ??= now;
    };
    try {
      const swept = store.sweep();
      if (swept instanceof Promise) void swept.catch(failed);
      this.#unswept = null;
    } catch (error) {
      failed(error);
    }
  }
}
