import { quick, type Rng } from '@veillee/kernel';
import { Line } from './line.ts';
import type { Pacer } from './pacer.ts';
import { Wave } from './wave.ts';

/** Where the server is. */
export interface Target {
  readonly host: string;
  /** Whoever connects comes to any of these. */
  readonly ports: readonly number[];
  readonly seats: number;
}

/** Milliseconds after which nothing that is under way is waited for: in the dark an answer may wait for morning. */
const patience = 5000;
/** Where seats come and go: what was answered so long ago was shown, and what was not is lost. */
const [unshown, unanswered] = [100, 400];

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
  readonly #chance: Rng;
  #isClosed = false;
  #said = 0;
  #wave: Wave | null = null;
  #shown: ((ms: number) => void) | null = null;
  #stopped: (() => void) | null = null;
  #looking = false;
  #pacer: Pacer | null = null;
  #isQueued = false;
  /** Seats whose line was cut and that are not back yet. */
  readonly #away = new Set<number>();
  /** When somebody spoke last. */
  #spoken = 0;

  constructor(target: Target, number: number) {
    this.target = target;
    this.number = number;
    this.#chance = quick(number + 1);
  }

  /** Everybody sits, the game has begun. */
  abstract readonly ready: Promise<void>;

  /** Reads what a bot must know, beside whether its command was answered. */
  protected abstract read(seat: number, data: Buffer): void;

  /** All that is to be said now; nothing: the next frame may bring something. */
  protected abstract next(): readonly Deed[];

  /** Another seat's socket, once it is open. */
  protected async connect(path: string): Promise<number> {
    const seat = this.#lines.push(undefined) - 1;
    await this.reconnect(seat, path);
    return seat;
  }

  /** A seat's socket, to whichever server it comes. */
  protected async reconnect(seat: number, path: string): Promise<void> {
    const { host, ports } = this.target;
    const port = ports[this.#chance.below(ports.length)] ?? 0;
    const line = await Line.to(host, port, path, (text) => this.#hear(seat, text));
    this.#lines[seat]?.close();
    this.#lines[seat] = line;
    line.onLost(() => this.#lose(seat, line));
  }

  /** Its line was cut: sits down again, if it can. */
  protected comeBack(_seat: number): Promise<void> {
    return Promise.resolve();
  }

  /** What was under way may be answered by nobody; once all are back, they say what they are asked now. */
  #lose(seat: number, line: Line): void {
    if (this.#isClosed || this.#lines[seat] !== line) return;
    this.#lines[seat] = undefined;
    this.#away.add(seat);
    this.#wave = null;
    void this.comeBack(seat).then(() => {
      this.#away.delete(seat);
      this.#lookUp();
    });
  }

  /** Cuts whoever came to this server. */
  leave(port: number): void {
    for (const [seat, line] of this.#lines.entries()) if (line?.port === port) this.#cut(seat, line);
  }

  #cut(seat: number, line: Line): void {
    line.close();
    this.#lose(seat, line);
  }

  /**
   * While seats come back they are not all told the same, and what is counted by frames may never be complete: then the
   * next is said without it. What was said to a server that is gone is answered by nobody: then all look again.
   */
  nudge(): void {
    const waited = performance.now() - this.#spoken;
    if (this.#wave?.isAnswered === true && waited > unshown) this.#go();
    else if (this.#away.size === 0 && !this.#isQueued && waited > unanswered)
      for (const [seat, line] of this.#lines.entries()) if (line !== undefined) this.#cut(seat, line);
  }

  get isClosed(): boolean {
    return this.#isClosed;
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
    if (this.#shown === null) this.#stopped?.();
    else if (this.#pacer === null) this.#speak();
    else if (!this.#isQueued) {
      this.#isQueued = true;
      this.#pacer.wait(() => {
        this.#isQueued = false;
        return this.#wave === null && this.#shown !== null ? this.#speak() : 0;
      });
    }
  }

  /** Says what there is to say; how many actions that are. */
  #speak(): number {
    if (this.#away.size > 0) return 0;
    const deeds = this.next();
    if (deeds.length === 0) return 0;
    this.#spoken = performance.now();
    const ids = new Map(deeds.map(({ seat, message }) => [seat, this.say(seat, message)]));
    this.#wave = new Wave(this.target.seats, ids);
    return deeds.length;
  }

  /**
   * Plays on; `shown` hears how long each action took to reach all, in milliseconds. `pacer`: it says when somebody may
   * speak.
   */
  play(shown: (ms: number) => void, pacer: Pacer | null = null): void {
    this.#shown = shown;
    this.#pacer = pacer;
    this.#isQueued = false;
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
    this.#isClosed = true;
    for (const line of this.#lines) line?.close();
  }
}
