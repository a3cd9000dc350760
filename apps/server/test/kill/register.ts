/** A value given to a register: sent at a moment, and known to be there since another. */
export interface Write<T> {
  readonly value: T;
  readonly by: number;
  readonly sent: number;
  done: number | null;
}

/**
 * Something that several people set, and what it may be by what they know: a value that was acknowledged holds until
 * another that was sent after that is acknowledged, or another of the same sender, whose commands are obeyed in order.
 * What is under way may have come to pass or not.
 */
export class Register<T> {
  #writes: Write<T>[] = [];

  send(value: T, by: number, now: number): Write<T> {
    const write: Write<T> = { value, by, sent: now, done: null };
    this.#writes.push(write);
    return write;
  }

  /** It was refused: it never was. */
  withdraw(write: Write<T>): void {
    this.#writes = this.#writes.filter((one) => one !== write);
  }

  /** What somebody may see who asked at that moment; nothing, where all is possible since none was acknowledged. */
  possible(asked: number): T[] {
    let last = -1;
    const lastBy = new Map<number, number>();
    for (const { by, sent, done } of this.#writes) {
      if (done === null || done >= asked) continue;
      last = Math.max(last, sent);
      lastBy.set(by, Math.max(lastBy.get(by) ?? -1, sent));
    }
    if (last < 0) return [];
    const holds = ({ by, sent, done }: Write<T>): boolean =>
      (done === null || done >= last) && sent >= (lastBy.get(by) ?? -1);
    return this.#writes.filter(holds).map(({ value }) => value);
  }
}
