import { type Form, type Rng, sample } from '@veillee/kernel';
import { Line } from './line.ts';

/** Where the server is. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly seats: number;
}

/** A room under load: one action at a time; the next as soon as the last is on everybody's screen. */
export interface LoadTable {
  /** Everybody sits, the game has begun. */
  readonly ready: Promise<void>;
  /** Plays on; `shown` hears how long each answer took to reach all, in milliseconds. */
  play(shown: (ms: number) => void): void;
  stop(): void;
  close(): void;
}

interface Asked {
  readonly number: number;
  readonly form: Form;
}

const promptsKey = Buffer.from('"prompts":[');
const overKey = Buffer.from('"over":true');
const ackKey = Buffer.from('"ack":{');
const nowKey = Buffer.from('"t":"now"');

/** A room of ours, played by bots that answer by chance whatever they are asked. */
export class OurTable implements LoadTable {
  readonly #lines: Line[] = [];
  readonly #target: Target;
  readonly #number: number;
  readonly #rng: Rng;
  readonly #asked: (Asked | undefined)[];
  readonly ready: Promise<void>;
  #commands = 0;
  readonly #answers = new Map<string, (text: string) => void>();
  #shown: ((ms: number) => void) | null = null;
  #waiting: { readonly since: number; left: number } | null = null;
  #over = false;
  #code = '';
  bytes = 0;
  frames = 0;

  constructor(
    target: Target,
    number: number,
    rng: Rng,
    settings: { readonly game: string; readonly options: object },
  ) {
    this.#target = target;
    this.#number = number;
    this.#rng = rng;
    this.#asked = new Array<Asked | undefined>(target.seats).fill(undefined);
    this.ready = this.#lay(settings);
  }

  async #lay(settings: object): Promise<void> {
    const { host, port, seats } = this.#target;
    for (let seat = 0; seat < seats; seat += 1) {
      const line = new Line(host, port, '/live', (frame) => this.#hear(seat, frame));
      this.#lines.push(line);
      await line.opened;
      const token = `load-${this.#number}-${seat}-`.padEnd(43, 'x');
      const where = seat === 0 ? { t: 'open' } : { t: 'enter', room: this.#code };
      const entered = await this.#say(seat, { ...where, v: 1, token, name: `Bot ${seat + 1}` });
      this.#code = (JSON.parse(entered) as { room: string }).room;
      await this.#say(seat, { t: 'ready', ready: true });
    }
    await this.#say(0, { t: 'settings', ...settings });
    await this.#say(0, { t: 'start' });
  }

  #say(seat: number, message: object): Promise<string> {
    this.#commands += 1;
    const id = `load-${this.#number}-${this.#commands}`;
    const answered = new Promise<string>((resolve) => this.#answers.set(id, resolve));
    this.#lines[seat]?.send(JSON.stringify({ ...message, id }));
    return answered;
  }

  #hear(seat: number, frame: Buffer): void {
    this.bytes += frame.length;
    this.frames += 1;
    if (frame.includes(promptsKey) || frame.includes(overKey)) this.#read(seat, frame);
    if (this.#answers.size > 0) this.#settle(frame);
    const waiting = this.#waiting;
    if (waiting === null || !frame.includes(nowKey)) return;
    waiting.left -= 1;
    if (waiting.left > 0) return;
    this.#waiting = null;
    this.#shown?.(performance.now() - waiting.since);
    this.#next();
  }

  #read(seat: number, frame: Buffer): void {
    const { own, shared } = JSON.parse(frame.toString()) as {
      own?: { prompts?: Asked[] };
      shared?: { over?: boolean };
    };
    if (own?.prompts !== undefined) this.#asked[seat] = own.prompts[0];
    if (shared?.over !== undefined) this.#over = shared.over;
  }

  /** Answers to what was said outside the game's own actions. */
  #settle(frame: Buffer): void {
    if (!frame.includes(ackKey) && frame.includes(nowKey)) return;
    const data = JSON.parse(frame.toString()) as {
      id?: string;
      ack?: { id: string; no?: unknown };
      no?: unknown;
    };
    const id = data.ack?.id ?? data.id ?? '';
    const answer = this.#answers.get(id);
    if (answer === undefined) return;
    if (data.no !== undefined || data.ack?.no !== undefined)
      throw new Error(`refused: ${frame.toString().trim()}`);
    this.#answers.delete(id);
    answer(frame.toString());
  }

  play(shown: (ms: number) => void): void {
    this.#shown = shown;
    this.#next();
  }

  #next(): void {
    if (this.#shown === null) return;
    if (this.#over) {
      void this.#playAgain();
      return;
    }
    const seat = this.#asked.findIndex((asked) => asked !== undefined);
    const asked = this.#asked[seat];
    if (asked === undefined) {
      // Somebody's time must run out first; look again with the next frame.
      this.#waiting = { since: performance.now(), left: 1 };
      return;
    }
    this.#commands += 1;
    this.#waiting = { since: performance.now(), left: this.#target.seats };
    const id = `load-${this.#number}-${this.#commands}`;
    const answer = sample(asked.form, this.#rng);
    this.#asked[seat] = undefined;
    this.#lines[seat]?.send(JSON.stringify({ t: 'answer', id, prompt: asked.number, answer }));
  }

  async #playAgain(): Promise<void> {
    this.#over = false;
    for (let seat = 0; seat < this.#target.seats; seat += 1)
      await this.#say(seat, { t: 'ready', ready: true });
    this.#asked.fill(undefined);
    await this.#say(0, { t: 'start' });
    // Everybody has the first frame of the new game before it goes on.
    setTimeout(() => this.#next(), 50);
  }

  stop(): void {
    this.#shown = null;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

/** The same load on the bare server. */
export class BareTable implements LoadTable {
  readonly #lines: Line[] = [];
  readonly #seats: number;
  readonly ready: Promise<void>;
  #sent = 0;
  #shown: ((ms: number) => void) | null = null;
  #since = 0;
  #left = 0;

  constructor({ host, port, seats }: Target, number: number) {
    this.#seats = seats;
    for (let seat = 0; seat < seats; seat += 1) {
      this.#lines.push(new Line(host, port, '/', () => this.#hear()));
    }
    this.ready = Promise.all(this.#lines.map(({ opened }) => opened)).then(() => {
      for (const line of this.#lines) line.send(JSON.stringify({ room: number }));
    });
  }

  #hear(): void {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.#shown?.(performance.now() - this.#since);
    this.#next();
  }

  play(shown: (ms: number) => void): void {
    this.#shown = shown;
    this.#next();
  }

  #next(): void {
    if (this.#shown === null) return;
    this.#sent += 1;
    this.#left = this.#seats;
    this.#since = performance.now();
    const answer = { do: 'token-1', player: [3] };
    const message = { t: 'answer', id: `load-${this.#sent}`, prompt: this.#sent, answer };
    this.#lines[this.#sent % this.#seats]?.send(JSON.stringify(message));
  }

  stop(): void {
    this.#shown = null;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}
