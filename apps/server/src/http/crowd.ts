/** How many there may be at a time. */
export interface Room {
  /** From one source. */
  readonly each: number;
  readonly all: number;
}

/** How many there are at a time, from each source and in all. */
export class Crowd {
  readonly #room: Room;
  readonly #from = new Map<string, number>();
  #all = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  /** One more, if there is room; else where there is none. */
  enter(source: string): 'each' | 'all' | undefined {
    const here = this.#from.get(source) ?? 0;
    if (here >= this.#room.each) return 'each';
    if (this.#all >= this.#room.all) return 'all';
    this.#from.set(source, here + 1);
    this.#all += 1;
    return undefined;
  }

  leave(source: string): void {
    const here = this.#from.get(source) ?? 0;
    if (here > 1) this.#from.set(source, here - 1);
    else this.#from.delete(source);
    this.#all -= 1;
  }
}
