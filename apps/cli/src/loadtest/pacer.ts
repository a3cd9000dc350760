/** Milliseconds after which more is let through. */
const step = 1;
/** What could not be said in time is not said all at once later. */
const most = 10;

/** Lets so many actions be said a second, evenly, whoever has waited longest first. */
export class Pacer {
  readonly #perSecond: number;
  /** Each says what it has to say, and how many actions that were. */
  #waiting: (() => number)[] = [];
  #credit = 0;
  #last = performance.now();
  readonly #timer: NodeJS.Timeout;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#timer = setInterval(() => this.#let(), step);
  }

  wait(speak: () => number): void {
    this.#waiting.push(speak);
  }

  #let(): void {
    const now = performance.now();
    this.#credit = Math.min(most, this.#credit + ((now - this.#last) * this.#perSecond) / 1000);
    this.#last = now;
    while (this.#credit >= 1) {
      const speak = this.#waiting.shift();
      if (speak === undefined) return;
      this.#credit -= speak();
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#waiting = [];
  }
}
