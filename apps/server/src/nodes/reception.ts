import { isIPv6 } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { isRecord } from '@veillee/kernel';
import type { Log, News, RoomServer } from '@veillee/rooms';
import * as v from 'valibot';
import { type Calls, callKinds } from '../thread/messages.ts';
import { Outbound } from '../thread/outbound.ts';
import { Taker } from '../thread/taker.ts';
import { keepPulse } from './pulse.ts';
import { callerOf, cipher, keyOf } from './secret.ts';
import { hearAll, sayFrames, sayJson } from './wire.ts';

const news: v.GenericSchema<unknown, News> = v.variant('what', [
  v.object({ what: v.literal('guess'), source: v.string() }),
  v.object({ what: v.literal('laid'), source: v.string(), room: v.number() }),
  v.object({ what: v.literal('cleared'), room: v.number() }),
]);

/** What the reception of a node needs of it. */
export interface Hosting {
  readonly roomServer: RoomServer;
  /** Whether what we have in memory is known to be of the present. */
  readonly isSure: boolean;
  answer(question: unknown): Promise<string | undefined>;
}

/** Where other nodes come in, with those they carry here. */
export class Reception {
  readonly #server = createServer({
    ...cipher,
    pskCallback: (_socket, identity) => this.#keyFor(identity),
    // Who begins to shake hands and never ends holds a line.
    handshakeTimeout: 5000,
  });
  readonly #secret: string;
  readonly #sockets = new Set<TLSSocket>();
  readonly #outbounds = new Set<Outbound>();
  #node: number | null = null;
  #hosting: Hosting | null = null;

  private constructor(secret: string, log: Log | undefined) {
    this.#secret = secret;
    this.#server.on('tlsClientError', (error) =>
      log?.info({ why: error.message }, 'a stranger called as a node'),
    );
    this.#server.on('secureConnection', (socket) => this.#welcome(socket));
  }

  /** Listens before anybody is told the address. */
  static async open(port: number, secret: string, log?: Log): Promise<Reception> {
    const reception = new Reception(secret, log);
    await new Promise<void>((resolve, reject) => {
      reception.#server.once('error', reject);
      reception.#server.listen({ port }, resolve);
    });
    return reception;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('nodes are received at no port');
    return address.port;
  }

  /** As whom it is called, and what for. */
  serve(node: number, hosting: Hosting): void {
    this.#node = node;
    this.#hosting = hosting;
  }

  #keyFor(identity: string): Buffer | null {
    const isForUs = this.#node !== null && callerOf(identity, this.#node) !== undefined;
    return isForUs ? keyOf(this.#secret, identity) : null;
  }

  #welcome(socket: TLSSocket): void {
    const hosting = this.#hosting;
    if (hosting === null) {
      socket.destroy();
      return;
    }
    socket.setNoDelay(true);
    keepPulse(socket);
    const outbound = new Outbound(
      (frames) => {
        if (socket.writable && frames.index.length > 0) sayFrames(socket, frames);
      },
      () => hosting.isSure,
    );
    const taker = new Taker(hosting, outbound, (client, isProved) =>
      sayJson(socket, 'proved', [client, isProved]),
    );
    this.#sockets.add(socket);
    this.#outbounds.add(outbound);
    socket
      .on('error', () => socket.destroy())
      .on('close', () => {
        this.#sockets.delete(socket);
        this.#outbounds.delete(outbound);
        taker.dropAll();
      });
    hearAll(socket, (kind, body) => {
      const said: unknown = kind === 'frames' ? undefined : JSON.parse(body.toString());
      if (kind === 'calls' && isCalls(said)) taker.take(said);
      else if (kind === 'news') this.#hear(hosting, said);
      else if (kind === 'ask' && Array.isArray(said)) void this.#answer(socket, hosting, said[0], said[1]);
    });
  }

  #hear({ roomServer }: Hosting, said: unknown): void {
    const read = v.safeParse(news, said);
    if (read.success) roomServer.hear(read.output);
  }

  async #answer(socket: TLSSocket, hosting: Hosting, number: unknown, question: unknown): Promise<void> {
    const text = isRecord(question) ? await hosting.answer(question) : undefined;
    if (socket.writable) sayJson(socket, 'told', [number, text]);
  }

  /** What was kept may go. */
  leave(): void {
    for (const outbound of this.#outbounds) outbound.leave();
  }

  async close(): Promise<void> {
    this.leave();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.end(() => socket.destroy());
    await closed;
  }
}

const known: readonly unknown[] = Object.values(callKinds);

const isCalls = (said: unknown): said is Calls =>
  Array.isArray(said) &&
  said.length % 3 === 0 &&
  said.every((one, i) =>
    i % 3 === 2 ? typeof one === 'string' : Number.isSafeInteger(one) && (i % 3 === 0 || known.includes(one)),
  );

/** An address as `host:port`. */
export const joined = (host: string, port: number): string => `${isIPv6(host) ? `[${host}]` : host}:${port}`;
