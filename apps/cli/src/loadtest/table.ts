import { Line } from './line.ts';
import { Wave } from './wave.ts';

/** Where the server is. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly seats: number;
}

/** Milliseconds after which nothing that is under way is waited for: in the dark an answer may wait for morning. */
const patience = 5000;

/** What a seat says next. */
export interface Deed {
  readonly seat: number;
  readonly message: object;
}

/** A room under load: whoever has something to say says it, the next as soon as that is on everybody's screen. */
export abstract class LoadTable {
  protected readonly target: Target;
  protected readonly number: number;
  readonly #lines: (Line | undefined)[] = [];
  #said = 0;
  #wave: Wave | null = null;
  #shown: ((ms: number) => void) | null = null;
  #stopped: (() => void) | null = null;
  #looking = false;

  constructor(target: Target, number: number) {
    this.target = target;
    this.number = number;
  }

  /** Everybody sits, the game has begun. */
  abstract readonly ready: Promise<void>;

  /** Reads what a bot must know, beside whether its command was answered. */
  protected abstract read(seat: number, data: Buffer): void;

  /** All that is to be said now; nothing: the next frame may bring something. */
  protected abstract next(): readonly Deed[];

  /** Another seat's socket, once it is open. */
  protected async connect(path: string): Promise<number> {
    const { host, port } = this.target;
    const seat = this.#lines.push(undefined) - 1;
    this.#lines[seat] = await Line.to(host, port, path, (text) => this.#hear(seat, text));
    return seat;
  }

  /** Says it under an id of its own. */
  protected say(seat: number, message: object): string {
    this.#said += 1;
    const id = `load-${this.number}-${this.#said}`;
    this.#lines[seat]?.say(JSON.stringify({ ...message, id }));
    return id;
  }

  #hear(seat: number, data: Buffer): void {
    this.read(seat, data);
    const wave = this.#wave;
    if (wave === null) {
      this.#lookUp();
      return;
    }
    for (let shown = wave.hear(seat, data); shown > 0; shown -= 1)
      this.#shown?.(performance.now() - wave.since);
    if (wave.isOver) this.#go();
  }

  /** Something happened while nobody had anything to say: once all have heard of it, somebody may. */
  #lookUp(): void {
    if (this.#looking || this.#shown === null) return;
    this.#looking = true;
    setImmediate(() => {
      this.#looking = false;
      if (this.#wave === null && this.#shown !== null) this.#go();
    });
  }

  #go(): void {
    this.#wave = null;
    if (this.#shown === null) {
      this.#stopped?.();
      return;
    }
    const deeds = this.next();
    if (deeds.length === 0) return;
    const ids = new Map(deeds.map(({ seat, message }) => [seat, this.say(seat, message)]));
    this.#wave = new Wave(this.target.seats, ids);
  }

  /** Plays on; `shown` hears how long each action took to reach all, in milliseconds. */
  play(shown: (ms: number) => void): void {
    this.#shown = shown;
    this.#go();
  }

  /** Plays no more; done once what was under way has arrived, or will not any more. */
  async stop(): Promise<void> {
    this.#shown = null;
    if (this.#wave === null) return;
    await new Promise<void>((resolve) => {
      this.#stopped = resolve;
      setTimeout(resolve, patience).unref();
    });
    this.#stopped = null;
    this.#wave = null;
  }

  close(): void {
    for (const line of this.#lines) line?.close();
  }
}
