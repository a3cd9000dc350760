import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { RoomServer } from '@veillee/rooms';
import { afterEach, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import type { RemoteClient } from '../src/gateway.ts';
import { type Entrance, openSockets } from '../src/http/sockets.ts';
import { listen } from '../src/listen.ts';
import { usualParts } from '../src/open.ts';
import { memoryStore } from '../src/store/sqlite.ts';
import { DrivenClock } from './drivenClock.ts';
import { Evening } from './evening.ts';
import { dataFolder } from './files.ts';

let evening: Evening | undefined;
afterEach(async () => {
  await evening?.end();
  evening = undefined;
});

/** A line whose network takes one thing, and the next only when it is let. */
function slowLine(backlog: number) {
  const taken: Buffer[] = [];
  let free = () => {};
  const socket = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      taken.push(chunk);
      free = done;
    },
  });
  let [caller, lags] = [undefined as RemoteClient | undefined, 0];
  const gateway: Entrance = {
    connect(who) {
      caller = who;
      return {
        receive() {},
        lag() {
          lags += 1;
        },
        close() {},
      };
    },
  };
  const server = createServer();
  const sockets = openSockets(server, gateway, { backlog });
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
  };
  const request = { method: 'GET', url: '/live', headers, socket: {} } as unknown as IncomingMessage;
  server.emit('upgrade', request, socket, Buffer.alloc(0));
  // The handshake's own answer.
  free();
  taken.length = 0;
  return {
    caller: caller as unknown as RemoteClient,
    taken,
    lags: () => lags,
    free: () => free(),
    hear: (bytes: Buffer) => socket.push(bytes),
    waiting: () => socket.writableLength,
    end() {
      sockets.close();
      socket.destroy();
    },
  };
}

it('a line that takes too slowly what it is sent is reported once', () => {
  const line = slowLine(1000);
  for (let i = 0; i < 10; i += 1) line.caller.post(Buffer.alloc(100));
  expect(line.lags()).toBe(0);
  for (let i = 0; i < 10; i += 1) line.caller.post(Buffer.alloc(100));
  expect(line.lags()).toBe(1);
  line.end();
});

it('a frame that must wait is its own, whatever becomes of the bag it came in', async () => {
  const line = slowLine(1000);
  const bag = Buffer.from('firstsecond');
  line.caller.post(bag.subarray(0, 5));
  line.caller.post(bag.subarray(5));
  bag.fill('x');
  line.free();
  await new Promise((resolve) => setImmediate(resolve));
  expect(String(line.taken[1])).toBe('second');
  line.end();
});

it('pings whose answers are not read do not pile up', async () => {
  const line = slowLine(1000);
  const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
  for (let i = 0; i < 100; i += 1) line.hear(ping);
  await new Promise((resolve) => setImmediate(resolve));
  expect(line.taken).toHaveLength(1);
  expect(line.waiting()).toBeLessThan(10);
  line.end();
});

it('whom the network is too slow for is told once', async () => {
  const roomServer = await RoomServer.open({
    ...usualParts,
    store: memoryStore(),
    games,
    clock: new DrivenClock(),
  });
  const said: string[] = [];
  const outlet = { post: () => said.push('post'), close: () => said.push('part') };
  const connection = roomServer.connect(outlet, 'here');
  for (let i = 0; i < 3; i += 1) {
    roomServer.lag(connection);
    roomServer.flush();
  }
  expect(said).toEqual(['post', 'part']);
  roomServer.stop();
});

it('whom the network is too slow for is told, and may come again', async () => {
  evening = await Evening.begin();
  const [ana, bo] = await evening.table(2);
  if (ana === undefined || bo === undefined) throw new Error();
  const [, connection] = [...evening.server.roomServer.parts.gate.connections];
  if (connection === undefined) throw new Error();
  evening.server.roomServer.lag(connection);
  await bo.closed;
  expect(bo.bye).toMatchObject({ why: { key: 'server.slow' }, again: true });
  await evening.settle();
  expect(ana.room.people.map(({ here }) => here)).toEqual([true, false]);
});

it('a page that nobody reads does not keep the house from closing', async () => {
  const webRoot = dataFolder();
  writeFileSync(join(webRoot, 'index.html'), 'x'.repeat(50_000_000));
  const server = await listen({ host: '127.0.0.1', port: 0, deeds: [], webRoot });
  if (!server.ok) throw new Error(server.refusal.en);
  const asked = request(server.url).on('error', () => {});
  asked.end();
  const [unread] = (await once(asked, 'response')) as [IncomingMessage];
  unread.on('error', () => {});
  await server.close();
  expect(unread.readableEnded).toBe(false);
});
