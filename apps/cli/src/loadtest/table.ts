import { once } from 'node:events';
import { type Form, type Refusal, type Rng, sample } from '@veillee/kernel';
import { WebSocket } from 'ws';
import { UsageError } from '../command.ts';

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
  /** Plays no more; done once what was under way has arrived. */
  stop(): Promise<void>;
  close(): void;
}

/** What a bot must read a frame for. Others are only counted: here the servers are measured, not their readers. */
const news = [Buffer.from('"prompts":'), Buffer.from('"over":')];

interface Answering {
  resolve(frame: Heard): void;
  reject(why: UsageError): void;
}

interface Asked {
  readonly number: number;
  readonly form: Form;
}

/** What a bot reads of a frame. */
interface Heard {
  readonly t: string;
  readonly id?: string;
  readonly room?: string;
  readonly no?: readonly Refusal[];
  readonly ack?: { readonly id: string; readonly no?: readonly Refusal[] };
  readonly own?: { readonly prompts?: readonly Asked[] };
  readonly shared?: { readonly over?: boolean };
}

/** A socket that hands on every frame. */
function lineTo(url: string, hear: (data: Buffer) => void): WebSocket {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', hear);
  // A server that is stopped under its clients is no fault of theirs.
  socket.on('error', () => {});
  return socket;
}

function refusedFor(no: readonly Refusal[]): UsageError {
  const why = no.map(({ key, params }) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`));
  return new UsageError({
    fr: `le serveur refuse cette table\u00a0: ${why.join(', ')}`,
    en: `the server refuses this table: ${why.join(', ')}`,
  });
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

/** A room of ours, played by bots that answer by chance whatever they are asked. */
export class OurTable implements LoadTable {
  readonly #lines: WebSocket[] = [];
  readonly #target: Target;
  readonly #number: number;
  readonly #rng: Rng;
  readonly #asked: (Asked | undefined)[];
  readonly ready: Promise<void>;
  #commands = 0;
  readonly #answers = new Map<string, Answering>();
  #shown: ((ms: number) => void) | null = null;
  #waiting: { readonly since: number; left: number } | null = null;
  #over = false;
  /** Of a game that is over: how many are ready for the next. */
  #readied = 0;
  /** Waits for somebody to be asked. */
  #idle = false;
  #stopped: (() => void) | null = null;
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
      const line = lineTo(`ws://${host}:${port}/live`, (data) => this.#hear(seat, data));
      this.#lines.push(line);
      await opened(line);
      const token = `load-${this.#number}-${seat}-`.padEnd(43, 'x');
      const where = seat === 0 ? { t: 'open' } : { t: 'enter', room: this.#code };
      const entered = await this.#say(seat, { ...where, v: 1, token, name: `Bot ${seat + 1}` });
      this.#code = entered.room ?? this.#code;
      await this.#say(seat, { t: 'ready', ready: true });
    }
    await this.#say(0, { t: 'settings', ...settings });
    await this.#say(0, { t: 'start' });
  }

  #say(seat: number, message: object): Promise<Heard> {
    this.#commands += 1;
    const id = `load-${this.#number}-${this.#commands}`;
    const answered = new Promise<Heard>((resolve, reject) => this.#answers.set(id, { resolve, reject }));
    this.#lines[seat]?.send(JSON.stringify({ ...message, id }));
    return answered;
  }

  #hear(seat: number, data: Buffer): void {
    this.bytes += data.length;
    this.frames += 1;
    if (this.#answers.size > 0 || news.some((name) => data.includes(name)))
      this.#read(seat, JSON.parse(data.toString()) as Heard);
    if (this.#idle) this.#next();
    const waiting = this.#waiting;
    if (waiting === null) return;
    waiting.left -= 1;
    if (waiting.left > 0) return;
    this.#waiting = null;
    this.#shown?.(performance.now() - waiting.since);
    this.#next();
  }

  #read(seat: number, frame: Heard): void {
    if (frame.own?.prompts !== undefined) this.#asked[seat] = frame.own.prompts[0];
    if (frame.shared?.over !== undefined) this.#over = frame.shared.over;
    if (this.#answers.size > 0) this.#settle(frame);
  }

  /** Answers to what was said outside the game's own actions. */
  #settle(frame: Heard): void {
    const id = frame.ack?.id ?? frame.id ?? '';
    const answer = this.#answers.get(id);
    if (answer === undefined) return;
    this.#answers.delete(id);
    const no = frame.no ?? frame.ack?.no;
    if (no === undefined) answer.resolve(frame);
    else answer.reject(refusedFor(no));
  }

  play(shown: (ms: number) => void): void {
    this.#shown = shown;
    this.#next();
  }

  #next(): void {
    if (this.#shown === null) {
      this.#stopped?.();
      return;
    }
    if (this.#over) {
      this.#playAgain();
      return;
    }
    const seat = this.#asked.findIndex((asked) => asked !== undefined);
    const asked = this.#asked[seat];
    // Nobody is asked yet: the next frame may say more.
    this.#idle = asked === undefined;
    if (asked === undefined) return;
    const answer = sample(asked.form, this.#rng);
    this.#asked[seat] = undefined;
    this.#act(seat, { t: 'answer', prompt: asked.number, answer });
  }

  /** Something that everybody is shown; once they all have it, on to the next. */
  #act(seat: number, message: object): void {
    this.#commands += 1;
    this.#waiting = { since: performance.now(), left: this.#target.seats };
    const id = `load-${this.#number}-${this.#commands}`;
    this.#lines[seat]?.send(JSON.stringify({ ...message, id }));
  }

  /** Everybody is ready for another game; the first who is ready again deals it. */
  #playAgain(): void {
    const seat = this.#readied;
    this.#readied += 1;
    if (seat < this.#target.seats) {
      this.#act(seat, { t: 'ready', ready: true });
      return;
    }
    this.#readied = 0;
    this.#over = false;
    this.#asked.fill(undefined);
    this.#act(0, { t: 'start' });
  }

  async stop(): Promise<void> {
    this.#shown = null;
    if (this.#waiting === null) return;
    await new Promise<void>((resolve) => {
      this.#stopped = resolve;
    });
    this.#stopped = null;
  }

  close(): void {
    for (const line of this.#lines) line.terminate();
  }
}

/** The same load on the bare server. */
export class BareTable implements LoadTable {
  readonly #lines: WebSocket[] = [];
  readonly #seats: number;
  readonly ready: Promise<void>;
  #sent = 0;
  #shown: ((ms: number) => void) | null = null;
  #since = 0;
  #left = 0;
  #stopped: (() => void) | null = null;

  constructor({ host, port, seats }: Target, number: number) {
    this.#seats = seats;
    for (let seat = 0; seat < seats; seat += 1) {
      this.#lines.push(lineTo(`ws://${host}:${port}/`, () => this.#hear()));
    }
    this.ready = Promise.all(this.#lines.map((line) => this.#sit(line, number))).then(() => {});
  }

  async #sit(line: WebSocket, room: number): Promise<void> {
    await opened(line);
    const seated = once(line, 'message');
    line.send(JSON.stringify({ room }));
    await seated;
  }

  #hear(): void {
    // Heard as it sat down, or of another's action.
    if (this.#left === 0) return;
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
    if (this.#shown === null) {
      this.#stopped?.();
      return;
    }
    this.#sent += 1;
    this.#left = this.#seats;
    this.#since = performance.now();
    const answer = { do: 'token-1', player: [3] };
    const message = { t: 'answer', id: `load-${this.#sent}`, prompt: this.#sent, answer };
    this.#lines[this.#sent % this.#seats]?.send(JSON.stringify(message));
  }

  async stop(): Promise<void> {
    this.#shown = null;
    if (this.#left <= 0) return;
    await new Promise<void>((resolve) => {
      this.#stopped = resolve;
    });
    this.#stopped = null;
  }

  close(): void {
    for (const line of this.#lines) line.terminate();
  }
}
