/**
 * What is said at a table at once, until the last of it is on everybody's screen. A server tells what happened to all,
 * in order: what is answered by one seat's third frame has been shown to all once everyone has had three.
 */
export class Wave {
  readonly since = performance.now();
  /** By seat: the frames it has had, and the answer it still waits for. */
  readonly #frames: number[];
  readonly #waits: (string | undefined)[];
  /** For each that was answered and is not on all screens yet, the frame that all must have. */
  #answered: number[] = [];
  #left: number;

  /** `ids`: those of the commands, by seat. */
  constructor(seats: number, ids: ReadonlyMap<number, string>) {
    this.#frames = new Array<number>(seats).fill(0);
    this.#waits = new Array<string | undefined>(seats).fill(undefined);
    for (const [seat, id] of ids) this.#waits[seat] = `"${id}"`;
    this.#left = ids.size;
  }

  get isOver(): boolean {
    return this.#left === 0;
  }

  /** Whether all were answered, though perhaps not shown to all. */
  get isAnswered(): boolean {
    return this.#waits.every((waits) => waits === undefined);
  }

  /** How many of the actions this frame was the last to show. */
  hear(seat: number, frame: Buffer): number {
    const nth = (this.#frames[seat] ?? 0) + 1;
    this.#frames[seat] = nth;
    const awaited = this.#waits[seat];
    if (awaited !== undefined && frame.includes(awaited)) {
      this.#waits[seat] = undefined;
      // What was refused is no action: it came too late, or the game went on without it.
      if (frame.includes(`${awaited},"no":`)) this.#left -= 1;
      else this.#answered.push(nth);
    }
    if (this.#answered.length === 0) return 0;
    let all = nth;
    for (const frames of this.#frames) if (frames < all) all = frames;
    if (all === 0) return 0;
    const later = this.#answered.filter((frames) => frames > all);
    const shown = this.#answered.length - later.length;
    this.#answered = later;
    this.#left -= shown;
    return shown;
  }
}
