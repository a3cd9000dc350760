import type { House } from '../house.ts';
import { messageOf } from '../messageOf.ts';
import { day } from '../settings.ts';

const hour = 60 * 60 * 1000;
/** After a longer darkness than that nothing is cleared for as long: the clock may be wrong, or people on their way back. */
const longDark = day;

/** Stories have their time too; and what was cleared leaves the files, best when nobody is there to wait for it. */
export class Lifetimes {
  readonly #house: House;
  /** Since when something that was cleared may be left in the files. Before us somebody may have stopped short. */
  #unswept: number | null;
  #nextStories: number;
  /** Not before: the disk was full, perhaps. */
  #nextSweep: number;
  readonly #clearsFrom: number;

  /** `dark`: for how long nobody was open before. */
  constructor(house: House, now: number, dark: number) {
    this.#house = house;
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
    const { store, rules, connections } = this.#house;
    if (now >= this.#nextStories && this.mayClear(now)) {
      this.#nextStories = now + hour;
      // One that cannot be read must not end everybody's evening, hour by hour.
      this.#house.reading(() => {
        if (store.upkeep.clearStories(now - rules.keepStories) > 0) this.hasCleared(now);
      });
    }
    if (this.#unswept === null || now < this.#nextSweep) return;
    if (connections.size === 0 || now - this.#unswept >= rules.sweepWithin) this.#sweep(now);
  }

  #sweep(now: number): void {
    try {
      this.#house.store.upkeep.sweep();
      this.#unswept = null;
    } catch (error) {
      this.#house.log.error({ why: messageOf(error) }, 'the files could not be swept; again in an hour');
      this.#nextSweep = now + hour;
    }
  }
}
