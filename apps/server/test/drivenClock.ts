import type { Clock } from '@veillee/rooms';

/** A clock that stands still until it is told to go on. */
export class DrivenClock implements Clock {
  #now: number;
  #timers: { readonly time: number; readonly then: () => void }[] = [];

  constructor(start = 1_800_000_000_000) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  at(time: number, then: () => void): () => void {
    const timer = { time, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Time passes unnoticed. */
  skip(ms: number): void {
    this.#now += ms;
  }

  /** Goes on by so much; whatever is due on the way happens in its order, each followed by `settle`. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#timers.filter(({ time }) => time <= end).sort((a, b) => a.time - b.time)[0];
      if (due === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.#now = Math.max(this.#now, due.time);
      due.then();
      await settle();
    }
    this.#now = end;
    await settle();
  }
}
