import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { limits } from '@veillee/protocol';
import { type Allowance, Buckets, defaultRules, type Frame } from '@veillee/rooms';
import { WebSocket, WebSocketServer } from 'ws';
import type { Gateway, RemoteClient, Session } from '../gateway.ts';
import { inEveryLanguage } from '../text/index.ts';
import { Crowd, type Most } from './crowd.ts';
import { frameBytes, textFrame } from './framing.ts';
import { Gate } from './gate.ts';

const pingEvery = 20_000;

/** All that sockets need of the room server. */
export type Entrance = Pick<Gateway, 'connect'>;

/**
 * Where a connection's frames go. They are whole when they are written, so ours and those of `ws` (ping, close) never
 * mix. It is small on purpose: it is looked at for every frame, and rarely in any cache by then.
 */
class Wire implements RemoteClient {
  readonly #socket: Duplex;
  readonly #line: Line;
  readonly #backlog: number;
  #isSlow = false;

  constructor(socket: Duplex, line: Line, backlog: number) {
    this.#socket = socket;
    this.#line = line;
    this.#backlog = backlog;
  }

  post(made: Frame): void {
    const frame = frameBytes(made);
    const socket = this.#socket;
    if (!socket.writable) return;
    // A frame may be a piece of a large buffer. The first that must wait keeps all of it; those behind it are copied.
    socket.write(socket.writableLength === 0 ? frame : Buffer.from(frame));
    if (socket.writableLength <= this.#backlog || this.#isSlow) return;
    this.#isSlow = true;
    this.#line.lag();
  }

  close(): void {
    this.#line.close(1000);
  }

  pause(): void {
    this.#line.pause();
  }

  resume(): void {
    this.#line.resume();
  }
}

/** A socket that hears for a session. Listeners are the same for all lines, and hold on to nothing: there are many. */
class Line extends WebSocket {
  #session: Session | null = null;
  /** Whether it has shown a sign of life since the last ping. */
  isAlive = true;

  tie(socket: Duplex, gateway: Entrance, backlog: number, source: string): void {
    this.#session = gateway.connect(new Wire(socket, this, backlog), source);
    this.on('message', heard).on('close', closed).on('error', ignored);
    this.on('ping', pinged).on('pong', answered);
  }

  hear(text: string): void {
    this.#session?.receive(text);
  }

  lag(): void {
    this.#session?.lag();
  }

  drop(): void {
    this.#session?.close();
  }
}

function heard(this: WebSocket, data: unknown, isBinary: boolean): void {
  if (this instanceof Line) this.hear(isBinary ? '' : String(data));
}
function closed(this: WebSocket): void {
  if (this instanceof Line) this.drop();
}
/** Only the latest ping need be answered: whoever does not read the answers shall not pile them up. */
function pinged(this: WebSocket, data: Buffer): void {
  if (this.bufferedAmount === 0) this.pong(data);
}
function answered(this: WebSocket): void {
  if (this instanceof Line) this.isAlive = true;
}
/** What is wrong with a frame closes its socket; there is nobody else to tell. */
function ignored(): void {}

export interface Doors {
  /** Bytes the network has not taken, before the house is told. */
  readonly backlog: number;
  readonly gate?: Gate;
  /** Connections at a time. */
  readonly most?: Most;
  /** Sockets opened from one source. */
  readonly arrivals?: Allowance;
  /** Is told of pages that were turned away, each once. */
  readonly foreign?: (origin: string) => void;
}

const turnedAway = {
  404: 'Not Found',
  403: 'Forbidden',
  429: 'Too Many Requests',
} as const;

/** Nobody else listens to the socket any more: unheard, its error would end the house. */
function turnAway(socket: Duplex, status: keyof typeof turnedAway, words = ''): void {
  socket.on('error', ignored).once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${turnedAway[status]}\r\nConnection: close\r\n` +
      `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(words)}\r\n\r\n${words}`,
  );
}

const foreignWords = `${inEveryLanguage(({ doors }) => doors.foreignPage, ' / ')}\n`;

/** A last word to one for whom there is no room; who does not listen is cut. */
function tooMany(line: Line, socket: Duplex, where: 'each' | 'all'): void {
  const key = where === 'each' ? 'address.crowded' : 'server.crowded';
  line.on('error', ignored);
  socket.write(textFrame(JSON.stringify({ t: 'bye', why: { key }, again: false })));
  line.close(1013);
  setTimeout(() => line.terminate(), 1000).unref();
}

/** Sockets that are open, or half of the way: a bound also on those who only hold the line. */
function boundSockets(server: Server, gate: Gate, { each, all }: Most): void {
  const crowd = new Crowd({ each: each * 2, all: all * 2 });
  server.on('connection', (socket: Socket) => {
    const peer = { headers: {}, socket };
    // A proxy holds the lines of all that come by it.
    if (gate.isProxy(peer)) return;
    const source = gate.source(peer);
    if (crowd.enter(source) === undefined) socket.once('close', () => crowd.leave(source));
    else socket.destroy();
  });
}

const socketServer = () =>
  new WebSocketServer({
    noServer: true,
    WebSocket: Line,
    // Larger than a message may be, so that one too long is refused in words; what is larger still is cut.
    maxPayload: limits.frame * 4,
    // Sizes must not depend on contents.
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
  });

/** Whoever shows no sign of life between two pings is cut; those that are closed are let go of. */
function ping(open: Set<Line>): void {
  for (const line of open) {
    if (line.readyState === WebSocket.CLOSED) open.delete(line);
    // One that must wait for the house cannot be heard.
    else if (line.isAlive || line.isPaused) line.ping();
    else line.terminate();
    line.isAlive = false;
  }
}

/** Opens `/live` to WebSockets and ties each to the house. */
export function openSockets(server: Server, gateway: Entrance, doors: Doors): { close(): void } {
  const { backlog, gate = new Gate(), foreign } = doors;
  const { most = defaultRules.connections, arrivals = defaultRules.arrivals } = doors;
  const sockets = socketServer();
  const open = new Set<Line>();
  const crowd = new Crowd(most);
  const coming = new Buckets<string>(arrivals);
  boundSockets(server, gate, most);
  const admit = (request: IncomingMessage, socket: Duplex, head: Buffer, source: string): void =>
    sockets.handleUpgrade(request, socket, head, (line) => {
      const full = crowd.enter(source);
      if (full !== undefined) {
        tooMany(line, socket, full);
        return;
      }
      line.once('close', () => crowd.leave(source));
      open.add(line);
      line.tie(socket, gateway, backlog, source);
    });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/live') turnAway(socket, 404);
    else if (!gate.isAskedByName(request) || !gate.isOwnPage(request)) {
      foreign?.(String(request.headers.origin ?? request.headers.host));
      turnAway(socket, 403, foreignWords);
    } else {
      const source = gate.source(request);
      const now = performance.now();
      if (coming.of(source, now).spend(now)) admit(request, socket, head, source);
      else turnAway(socket, 429);
    }
  });
  const pings = setInterval(ping, pingEvery, open);
  pings.unref();
  return {
    close() {
      clearInterval(pings);
      closeAll(open);
    },
  };
}

/** Who does not close in return is cut. */
function closeAll(lines: ReadonlySet<Line>): void {
  for (const line of lines) line.close(1001);
  setTimeout(() => {
    for (const line of lines) line.terminate();
  }, 1000).unref();
}
