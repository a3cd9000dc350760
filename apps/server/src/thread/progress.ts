const [taken, isAsked] = [0, 1];

/**
 * How many lists of calls the rooms' thread has gone through, as both threads see it: so neither has to wake the other for
 * each. Who waits for it says so first and then looks again: one of the two notices.
 */
export class Progress {
  readonly #cells: Int32Array<SharedArrayBuffer>;

  constructor(shared: SharedArrayBuffer) {
    this.#cells = new Int32Array(shared);
  }

  static shared = (): SharedArrayBuffer => new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

  /** Of the rooms' thread: it has gone through so many more. Whether the other waits to be told. */
  took(lists: number): boolean {
    Atomics.add(this.#cells, taken, lists);
    return Atomics.exchange(this.#cells, isAsked, 0) === 1;
  }

  /** Of the other: whether as many as this are still under way of all that were sent; then it will be told. */
  isBehind(sent: number, most: number): boolean {
    if (this.#left(sent) < most) return false;
    Atomics.store(this.#cells, isAsked, 1);
    return this.#left(sent) >= most;
  }

  /** In 32 bits, as it is counted. */
  #left(sent: number): number {
    return (sent - Atomics.load(this.#cells, taken)) | 0;
  }
}
