import type { Batch, Deadline, Store, StoredRoom, StoredStory } from '../src/index.ts';

type Task = 'write' | 'find' | 'load' | 'other';

interface Pending {
  readonly task: Task;
  answer(): void;
  refuse(error: Error): void;
}

/** A store that answers when the test says so, and in the order it says. What it has not answered has not happened. */
export class DelayedStore implements Store {
  readonly #inner: Store;
  #pending: Pending[] = [];
  /** The most writes there ever were on their way at a time. */
  mostWriting = 0;

  constructor(inner: Store) {
    this.#inner = inner;
  }

  get lastAlive(): number | null {
    return this.#inner.lastAlive;
  }

  waiting(task?: Task): number {
    return this.#pending.filter((one) => task === undefined || one.task === task).length;
  }

  #later<T>(task: Task, work: () => T | Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const answer = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      this.#pending.push({ task, answer, refuse: reject });
      this.mostWriting = Math.max(this.mostWriting, this.waiting('write'));
    });
  }

  #take(task: Task | undefined, at = 0): Pending {
    const found = this.#pending.filter((one) => task === undefined || one.task === task)[at];
    if (found === undefined) throw new Error(`nobody waits for ${task ?? 'anything'}`);
    this.#pending = this.#pending.filter((one) => one !== found);
    return found;
  }

  /** Does what it was asked for longest, or the one at this place, and says so. */
  answer(task?: Task, at?: number): void {
    this.#take(task, at).answer();
  }

  refuse(task: Task, error: Error): void {
    this.#take(task).refuse(error);
  }

  write = (batch: Batch): Promise<void> => this.#later('write', () => this.#inner.write(batch));
  find = (code: string): Promise<number | undefined> => this.#later('find', () => this.#inner.find(code));
  load = (room: number): Promise<StoredRoom | undefined> => this.#later('load', () => this.#inner.load(room));
  deadlines = (): Promise<readonly Deadline[]> => this.#later('other', () => this.#inner.deadlines());
  hasDeadlines = (): Promise<boolean> => this.#later('other', () => this.#inner.hasDeadlines?.() ?? false);
  shiftDeadlines = (by: number, now: number): Promise<void> =>
    this.#later('other', () => this.#inner.shiftDeadlines(by, now));
  markAlive = (at: number): Promise<void> => this.#later('other', () => this.#inner.markAlive?.(at));
  highestRoom = (): Promise<number> => this.#later('other', () => this.#inner.highestRoom());
  countRooms = (): Promise<number> => this.#later('other', () => this.#inner.countRooms());
  idleSince = (before: number): Promise<readonly number[]> =>
    this.#later('other', () => this.#inner.idleSince(before));
  story = (id: string): Promise<StoredStory | undefined> => this.#later('other', () => this.#inner.story(id));
  clearStories = (before: number): Promise<number> =>
    this.#later('other', () => this.#inner.clearStories(before));
  sweep = (): Promise<void> => this.#later('other', () => this.#inner.sweep());
  close = (): Promise<void> => this.#later('other', () => this.#inner.close());
}
