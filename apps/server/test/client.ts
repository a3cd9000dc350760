import type { Refusal, Sight } from '@veillee/kernel';
import {
  type Command,
  type Frame,
  follow,
  nothingYet,
  type Present,
  readToClient,
  sightOf,
  type ToClient,
  type ToServer,
} from '@veillee/protocol';
import { WebSocket } from 'ws';

/** A frame as it came over the socket. */
export interface Caught {
  readonly at: number;
  readonly bytes: number;
  readonly text: string;
  readonly frame: ToClient;
}

/** A message without what the client fills in by itself. */
type Loose<M> = M extends unknown
  ? Omit<M, 'id' | 'v' | 'token'> & { readonly id?: string; readonly token?: string }
  : never;
export type Saying = Loose<ToServer>;

/** A token as good as random for a test. */
export const tokenOf = (number: number): string => `test-${number}-`.padEnd(43, 'x');

/** A page, played by a test over a real socket. */
export class Client {
  readonly token: string;
  readonly frames: Caught[] = [];
  present: Present = nothingYet;
  bye: Frame<'bye'> | null = null;
  closed: Promise<void> = Promise.resolve();
  /** Called with each frame, once it is part of the present. */
  heard: ((frame: ToClient) => void) | null = null;
  readonly #url: string;
  readonly #now: () => number;
  readonly #page: number;
  #socket: WebSocket | null = null;
  #sent = 0;
  readonly #waiting = new Map<string, (frame: ToClient) => void>();
  readonly #pongs: (() => void)[] = [];
  #unnamed: ((frame: ToClient) => void) | null = null;

  constructor(url: string, now: () => number, token: string, page: number) {
    this.#url = url;
    this.#now = now;
    this.#page = page;
    this.token = token;
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.present = nothingYet;
    this.closed = new Promise((resolve) => {
      socket.once('close', () => {
        if (this.#socket === socket) this.#socket = null;
        for (const pong of this.#pongs.splice(0)) pong();
        resolve();
      });
    });
    socket.on('error', () => {});
    socket.on('message', (data: Buffer) => this.#hear(data));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return this;
  }

  get isOpen(): boolean {
    return this.#socket !== null && this.#socket.readyState === WebSocket.OPEN;
  }

  #hear(data: Buffer): void {
    const text = data.toString();
    const read = readToClient(text);
    if (!read.ok) throw new Error(`an unreadable frame: ${text.slice(0, 300)}`);
    const frame = read.value;
    if (frame.t === 'pong') {
      this.#pongs.shift()?.();
      return;
    }
    this.frames.push({ at: this.#now(), bytes: data.byteLength, text, frame });
    if (frame.t === 'now') this.present = follow(this.present, frame);
    if (frame.t === 'bye') this.bye = frame;
    this.heard?.(frame);
    const id = frame.t === 'now' ? frame.ack?.id : 'id' in frame ? frame.id : undefined;
    // Others come besides the answer.
    const answers = frame.t === 'now' || frame.t === 'entered' || frame.t === 'door' || frame.t === 'refused';
    if (!answers || id === undefined) {
      if (frame.t === 'refused') this.#unnamed?.(frame);
      return;
    }
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    answer?.(frame);
  }

  raw(data: string | Buffer): void {
    this.#socket?.send(data);
  }

  /** Says it and waits for the answer; the refusals, or none. */
  async say(saying: Saying): Promise<readonly Refusal[]> {
    this.#sent += 1;
    const id = saying.id ?? `page${this.#page}-${this.#sent}`.padStart(8, '0');
    const entering = ['open', 'enter', 'watch', 'visit', 'take'].includes(saying.t);
    const hasToken = entering && saying.t !== 'watch' && saying.t !== 'visit';
    const withToken = hasToken ? { token: saying.token ?? this.token } : {};
    const message = { ...saying, id, ...(entering ? { v: 1, ...withToken } : {}) };
    const answered = new Promise<ToClient>((resolve) => this.#waiting.set(id, resolve));
    const gone = this.closed.then((): ToClient => ({ t: 'pong' }));
    this.raw(JSON.stringify(message));
    const frame = await Promise.race([answered, gone]);
    if (frame.t === 'refused') return frame.no;
    // The room may come right after the answer.
    if (hasToken && this.present.room === null) await this.settled();
    return frame.t === 'now' ? (frame.ack?.no ?? []) : [];
  }

  /** Says it and must be obeyed. */
  async do(command: Loose<Command>): Promise<void> {
    const no = await this.say(command);
    if (no.length > 0) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(no)}`);
  }

  /** The first refusal's key, or 'ok'. */
  async key(saying: Saying): Promise<string> {
    return (await this.say(saying))[0]?.key ?? 'ok';
  }

  /** Sends something that is no message; the refusal it gets. */
  async nonsense(data: string | Buffer): Promise<string> {
    const answered = new Promise<ToClient>((resolve) => {
      this.#unnamed = resolve;
    });
    this.raw(data);
    const frame = await answered;
    return frame.t === 'refused' ? (frame.no[0]?.key ?? '') : '';
  }

  /** Everything the server had to say so far has come. */
  async settled(): Promise<void> {
    if (!this.isOpen) return;
    const answered = new Promise<void>((resolve) => this.#pongs.push(resolve));
    this.raw('{"t":"ping"}');
    await answered;
  }

  get sight(): Sight {
    const sight = sightOf(this.present);
    if (sight === null) throw new Error('no match is shown');
    return sight;
  }

  get room() {
    if (this.present.room === null) throw new Error('in no room');
    return this.present.room;
  }

  /** What was noted in the talk of the room. */
  get noteKeys(): string[] {
    return this.present.talk.flatMap((line) => ('note' in line ? [line.note.key] : []));
  }

  /** Cut, as by a lost network. */
  async lose(): Promise<void> {
    this.#socket?.terminate();
    await this.closed;
  }
}
