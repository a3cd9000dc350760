import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@veillee/protocol';
import { WebSocket, WebSocketServer } from 'ws';
import type { Caller, Guest, Lodge } from '../lodge.ts';

const pingEvery = 20_000;

/**
 * Where a connection's frames go. They are whole when they are written, so ours and those of `ws` (ping, close) never
 * mix. It is small on purpose: it is looked at for every frame, and rarely in any cache by then.
 */
class Wire implements Caller {
  readonly #socket: Duplex;
  readonly #line: Line;
  readonly #backlog: number;
  #isSlow = false;

  constructor(socket: Duplex, line: Line, backlog: number) {
    this.#socket = socket;
    this.#line = line;
    this.#backlog = backlog;
  }

  post(frame: Buffer): void {
    const socket = this.#socket;
    if (!socket.writable) return;
    // A frame may be a piece of a whole bag of mail. The first that must wait keeps its bag; those behind it are copied.
    socket.write(socket.writableLength === 0 ? frame : Buffer.from(frame));
    if (socket.writableLength <= this.#backlog || this.#isSlow) return;
    this.#isSlow = true;
    this.#line.lag();
  }

  part(): void {
    this.#line.close(1000);
  }

  pause(): void {
    this.#line.pause();
  }

  resume(): void {
    this.#line.resume();
  }
}

/** A socket that hears for a guest. Listeners are the same for all lines, and hold on to nothing: there are many. */
class Line extends WebSocket {
  #guest: Guest | null = null;
  /** Whether it has shown a sign of life since the last ping. */
  isAlive = true;

  tie(socket: Duplex, lodge: Lodge, backlog: number, address: string): void {
    this.#guest = lodge.connect(new Wire(socket, this, backlog), address);
    this.on('message', heard).on('close', closed).on('error', ignored);
    this.on('ping', pinged).on('pong', answered);
  }

  hear(text: string): void {
    this.#guest?.say(text);
  }

  lag(): void {
    this.#guest?.lag();
  }

  drop(): void {
    this.#guest?.leave();
  }
}

function heard(this: WebSocket, data: unknown, isBinary: boolean): void {
  (this as Line).hear(isBinary ? '' : String(data));
}
function closed(this: WebSocket): void {
  (this as Line).drop();
}
/** Only the latest ping need be answered: whoever does not read the answers shall not pile them up. */
function pinged(this: WebSocket, data: Buffer): void {
  if (this.bufferedAmount === 0) this.pong(data);
}
function answered(this: WebSocket): void {
  (this as Line).isAlive = true;
}
/** What is wrong with a frame closes its socket; there is nobody else to tell. */
function ignored(): void {}

export interface Doors {
  /** Bytes the network has not taken, before the house is told. */
  readonly backlog: number;
  readonly trustProxy: boolean;
}

/** Opens `/live` to WebSockets and ties each to the house. */
export function openSockets(server: Server, lodge: Lodge, { backlog, trustProxy }: Doors): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    WebSocket: Line,
    // Larger than a message may be, so that one too long is refused in words; what is larger still is cut.
    maxPayload: limits.frame * 4,
    // Sizes must not depend on contents.
    perMessageDeflate: false,
    clientTracking: false,
    autoPong: false,
  });
  const open = new Set<Line>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/live') {
      // Nobody else listens to it any more: unheard, its error would end the house.
      socket.on('error', ignored).once('finish', () => socket.destroy());
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (line) => {
      open.add(line);
      line.tie(socket, lodge, backlog, addressOf(request, trustProxy));
    });
  });
  const pings = setInterval(() => {
    for (const line of open) {
      if (line.readyState === WebSocket.CLOSED) open.delete(line);
      // One that must wait for the house cannot be heard.
      else if (line.isAlive || line.isPaused) line.ping();
      else line.terminate();
      line.isAlive = false;
    }
  }, pingEvery);
  pings.unref();
  return {
    close() {
      clearInterval(pings);
      for (const line of open) line.close(1001);
      setTimeout(() => {
        for (const line of open) line.terminate();
      }, 1000).unref();
    },
  };
}

function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (request.socket.remoteAddress ?? 'unknown');
}
