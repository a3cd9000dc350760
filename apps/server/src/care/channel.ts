import { createHash } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '@veillee/rooms';
import { messageOf } from '@veillee/rooms';
import type { Gateway } from '../gateway.ts';
import { type CareAnswer, readRequest, refusedCare } from './requests.ts';

/** A system takes no longer address of a socket than this, in bytes. */
const longest = 103;

/** Where a house with this folder is spoken to by whoever runs it; undefined where its path is too long for that. */
export function channelOf(folder: string): string | undefined {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(realpathSync(folder).toLowerCase()).digest('hex');
    return `\\\\.\\pipe\\veillee-${name.slice(0, 32)}`;
  }
  const path = join(folder, 'veillee.sock');
  // From where we are it may be shorter.
  return [path, relative(process.cwd(), path)].find((one) => Buffer.byteLength(one) <= longest);
}

/** No request is as long, in bytes. Who goes on and on must not fill the memory of a house that others sit in. */
const longestLine = 65_536;

export interface Channel {
  close(): Promise<void>;
}

/** Opens the channel: whoever may write into the data folder may ask for anything, nobody else for nothing. */
export async function openChannel(folder: string, gateway: Gateway, log: Log): Promise<Channel | undefined> {
  const path = channelOf(folder);
  if (path === undefined) {
    log.error(
      {},
      'the path of the data folder is too long: the house cannot be looked after while it is open',
    );
    return undefined;
  }
  const isFile = process.platform !== 'win32';
  // The folder is ours alone: what lies there is of a house that was killed.
  if (isFile) rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, gateway);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    if (isFile) chmodSync(path, 0o600);
  } catch (error) {
    // Some shared disks know no sockets: the tables are none the worse for it.
    log.error({ why: messageOf(error) }, 'the house cannot be looked after while it is open');
    server.close();
    return undefined;
  }
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** One request a line, one answer a line. */
function serve(socket: Socket, gateway: Gateway): void {
  socket.on('error', () => socket.destroy());
  let begun = 0;
  socket.on('data', (chunk: Buffer) => {
    const end = chunk.lastIndexOf('\n');
    begun = end < 0 ? begun + chunk.length : chunk.length - end - 1;
    if (begun > longestLine) socket.destroy();
  });
  const lines = createInterface({ input: socket });
  lines.on('line', async (line) => {
    const request = readRequest(line);
    const answer: CareAnswer =
      request === undefined ? refusedCare(({ care }) => care.unreadableRequest) : await gateway.care(request);
    if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
  });
  lines.on('error', () => socket.destroy());
}
