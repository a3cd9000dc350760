import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnyGame } from '../../src/games.ts';
import { House } from '../../src/house.ts';
import { openSockets } from '../../src/http/sockets.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { tally } from './tally.ts';

/** The house with its store and sockets, and no pages: something to kill. */
const many = { burst: 1e9, perSecond: 1e9 };
const house = new House({
  store: openSqlite(process.argv[2] as string),
  games: new Map([[tally.id, tally as unknown as AnyGame]]),
  rules: { messages: many, tables: many, guesses: many, allGuesses: many, snapshotEvery: 40 },
});
const server = createServer();
openSockets(server, house, false);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
// Whoever started us is gone: so are we.
process.stdin.on('end', () => process.exit(0)).resume();
