import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits } from '@veillee/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { House } from '../house.ts';

const pingEvery = 20_000;

/** Opens `/live` to WebSockets and ties each to the house. */
export function openSockets(server: Server, house: House, trustProxy: boolean): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    // Larger than a message may be, so that one too long is refused in words; what is larger still is cut.
    maxPayload: limits.frame * 4,
    // Sizes must not depend on contents.
    perMessageDeflate: false,
    clientTracking: false,
  });
  const open = new Map<WebSocket, { answered: boolean }>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== '/live') {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (one) => {
      open.set(one, { answered: true });
      tie(one, socket, house, addressOf(request, trustProxy));
      one.on('pong', () => open.set(one, { answered: true }));
      one.on('close', () => open.delete(one));
    });
  });
  const pings = setInterval(() => {
    for (const [socket, state] of open) {
      if (!state.answered) socket.terminate();
      state.answered = false;
      socket.ping();
    }
  }, pingEvery);
  pings.unref();
  return {
    close() {
      clearInterval(pings);
      for (const socket of open.keys()) socket.close(1001);
      setTimeout(() => {
        for (const socket of open.keys()) socket.terminate();
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

/** Frames are whole when they are written, so ours and those of `ws` (ping, close) never mix. */
function tie(socket: WebSocket, wire: Duplex, house: House, address: string): void {
  const connection = house.connect(
    {
      send: (frame) => {
        if (socket.readyState === socket.OPEN) wire.write(frame);
      },
      close: () => socket.close(1000),
      waiting: () => wire.writableLength,
    },
    address,
  );
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    house.receive(connection, isBinary ? '' : data.toString());
  });
  socket.on('close', () => house.drop(connection));
  // What is wrong with a frame closes its socket; there is nobody else to tell.
  socket.on('error', () => {});
}
