import { createServer, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { RoomServer } from '@veillee/rooms';
import { expect, it } from 'vitest';
import { houseIsClosing } from '../src/care/requests.ts';
import { games } from '../src/games.ts';
import { localGateway } from '../src/here.ts';
import { openSockets } from '../src/http/sockets.ts';
import { usualParts } from '../src/open.ts';
import { memoryStore } from '../src/store/sqlite.ts';

it('a stranger who knocks at another door and hangs up does not bring the house down', async () => {
  const roomServer = await RoomServer.open({ ...usualParts, store: memoryStore(), games });
  const server = createServer();
  const sockets = openSockets(
    server,
    localGateway({
      roomServer,
      isWell: true,
      close: async () => roomServer.stop(),
      care: async () => houseIsClosing,
    }),
    { backlog: 1 },
  );
  const socket = new PassThrough();
  server.emit('upgrade', { url: '/other', headers: {} } as IncomingMessage, socket, Buffer.alloc(0));
  expect(String(socket.read())).toMatch(/^HTTP\/1\.1 404 /);
  expect(() => socket.emit('error', new Error('ECONNRESET'))).not.toThrow();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.destroyed).toBe(true);
  sockets.close();
  roomServer.stop();
});
