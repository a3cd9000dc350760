import type { Clock } from '../ports.ts';

interface Entry<K> {
  readonly key: K;
  /** Its place in the heap. */
  due: number;
  order: number;
  /** When it is to ring, and in which order: not before its place in the heap. */
  until: number;
  turn: number;
}

/**
 * Many alarms on one timer. What must survive a restart is a row in the store; this only wakes whoever reads it.
 * A key has one alarm at a time; alarms of the same moment ring in the order they were set. Most are put off again and
 * again and never ring: one that is put off keeps its place, and moves only when its turn there comes.
 */
export class Alarms<K> {
  readonly #clock: Clock;
  readonly #ring: (key: K) => void;
  readonly #wake: () => void;
  readonly #heap: Entry<K>[] = [];
  readonly #set = new Map<K, Entry<K>>();
  #order = 0;
  #timer: { readonly due: number; readonly stop: () => void } | null = null;

  /** `wake` is called when some are due, and sees to it that they ring. */
  constructor(clock: Clock, ring: (key: K) => void, wake?: () => void) {
    this.#clock = clock;
    this.#ring = ring;
    this.#wake = wake ?? (() => this.ringDue(clock.now()));
  }

  dueOf(key: K): number | undefined {
    return this.#set.get(key)?.until;
  }

  set(key: K, due: number): void {
    const known = this.#set.get(key);
    if (known?.until === due) return;
    this.#order += 1;
    if (known !== undefined && known.due <= due) {
      known.until = due;
      known.turn = this.#order;
      return;
    }
    const entry = { key, due, order: this.#order, until: due, turn: this.#order };
    this.#set.set(key, entry);
    if (this.#heap.length > 64 + 2 * this.#set.size) this.#tidy();
    else this.#push(entry);
    this.#setTimer();
  }

  clear(key: K): void {
    this.#set.delete(key);
  }

  stop(): void {
    this.#timer?.stop();
    this.#timer = null;
    this.#heap.length = 0;
    this.#set.clear();
  }

  /** Alarms that were called off or set to an earlier time leave the heap. A sorted list is a heap. */
  #tidy(): void {
    this.#heap.length = 0;
    this.#heap.push(...[...this.#set.values()].sort((a, b) => (isBefore(a, b) ? -1 : 1)));
  }

  /** The timer stands at the earliest alarm that still counts. */
  #setTimer(): void {
    for (let first = this.#heap[0]; first !== undefined; first = this.#heap[0]) {
      if (this.#set.get(first.key) !== first) {
        this.#pop();
        continue;
      }
      if (this.#timer !== null && this.#timer.due <= first.due) return;
      this.#timer?.stop();
      this.#timer = { due: first.due, stop: this.#clock.at(first.due, () => this.#isTime()) };
      return;
    }
  }

  #isTime(): void {
    this.#timer = null;
    this.#wake();
  }

  /** Rings all that are due by `now`, whether the timer has noticed or not. */
  ringDue(now: number): void {
    for (let first = this.#heap[0]; first !== undefined && first.due <= now; first = this.#heap[0]) {
      this.#pop();
      if (this.#set.get(first.key) !== first) continue;
      if (first.order !== first.turn) {
        first.due = first.until;
        first.order = first.turn;
        this.#push(first);
        continue;
      }
      this.#set.delete(first.key);
      this.#ring(first.key);
    }
    this.#setTimer();
  }

  #push(entry: Entry<K>): void {
    const heap = this.#heap;
    let place = heap.push(entry) - 1;
    while (place > 0) {
      const up = (place - 1) >> 1;
      const above = heap[up];
      if (above === undefined || !isBefore(entry, above)) break;
      heap[place] = above;
      place = up;
    }
    heap[place] = entry;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let place = 0;
    for (;;) {
      let down = place * 2 + 1;
      let below = heap[down];
      const beside = heap[down + 1];
      if (below !== undefined && beside !== undefined && isBefore(beside, below)) {
        below = beside;
        down += 1;
      }
      if (below === undefined || !isBefore(below, last)) break;
      heap[place] = below;
      place = down;
    }
    heap[place] = last;
  }
}

const isBefore = <K>(a: Entry<K>, b: Entry<K>): boolean =>
  a.due < b.due || (a.due === b.due && a.order < b.order);
