import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSockets } from '../../src/http/sockets.ts';
import { Porter } from '../../src/thread/porter.ts';

/** The house in its thread, with its store and sockets, and no pages: something to kill. */
const many = { burst: 1e9, perSecond: 1e9 };
const open = await Porter.open(
  {
    data: process.argv[2],
    rules: { messages: many, tables: many, guesses: many, snapshotEvery: 40 },
  },
  { info() {}, error() {} },
  new URL('thread.ts', import.meta.url),
);
if (!open.ok) throw new Error(open.refusal.en);
const server = createServer();
openSockets(server, open.lodge, { backlog: 1_000_000 });
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
// Whoever started us is gone: so are we.
process.stdin.on('end', () => process.exit(0)).resume();
