/** What tells how time goes by, in milliseconds from anywhere, and calls back. */
export interface Ticking {
  now(): number;
  later(ms: number, then: () => void): () => void;
}

/** Longer than that between two ticks nobody was awake: the device slept, or the page was frozen. */
const asleep = 5000;
const tickEvery = 1000;

/**
 * The time of a house that only its own people need: it begins with the wall clock and stands still while nobody sees
 * the page, or while the device sleeps, so that nothing is missed meanwhile.
 */
export class PocketClock {
  readonly #ticking: Ticking;
  readonly #alarms = new Set<{ readonly time: number; readonly then: () => void; stop: () => void }>();
  #time: number;
  #last: number;
  #runs = true;
  #stopTick: () => void;

  constructor(start: number, ticking: Ticking) {
    this.#ticking = ticking;
    this.#time = start;
    this.#last = ticking.now();
    this.#stopTick = ticking.later(tickEvery, () => this.#tick());
  }

  now(): number {
    const at = this.#ticking.now();
    const passed = at - this.#last;
    this.#last = at;
    if (this.#runs) this.#time += passed > asleep ? tickEvery : Math.max(0, passed);
    return Math.floor(this.#time);
  }

  /** Calls back once, at that time or as soon after as possible; returns how to call it off. */
  at(time: number, then: () => void): () => void {
    const alarm = { time, then, stop: () => {} };
    this.#alarms.add(alarm);
    if (this.#runs) this.#wind(alarm);
    return () => {
      alarm.stop();
      this.#alarms.delete(alarm);
    };
  }

  #wind(alarm: { readonly time: number; readonly then: () => void; stop: () => void }): void {
    const left = alarm.time - this.now();
    alarm.stop = this.#ticking.later(Math.max(0, Math.ceil(left)), () => {
      if (!this.#alarms.has(alarm) || !this.#runs) return;
      // A timer may be early by a hair, and by more where the device slept meanwhile.
      if (this.now() < alarm.time) this.#wind(alarm);
      else {
        this.#alarms.delete(alarm);
        alarm.then();
      }
    });
  }

  run(runs: boolean): void {
    if (runs === this.#runs) return;
    this.now();
    this.#runs = runs;
    for (const alarm of this.#alarms) {
      alarm.stop();
      if (runs) this.#wind(alarm);
    }
  }

  stop(): void {
    this.#stopTick();
    for (const alarm of this.#alarms) alarm.stop();
    this.#alarms.clear();
  }

  #tick(): void {
    this.now();
    this.#stopTick = this.#ticking.later(tickEvery, () => this.#tick());
  }
}
