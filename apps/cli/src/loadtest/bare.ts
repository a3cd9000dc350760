import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The yardstick: no rooms, no rules, no secrets. Each action is stored as one row (same journal, same durability,
 * one transaction per turn of the event loop) and answered by a private message to every seat of its room.
 * `node bare.ts FOLDER BYTES`; prints its port.
 */
const [folder = '.', bytes = '1024'] = process.argv.slice(2);
const db = new DatabaseSync(join(folder, 'bare.db'));
db.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table row (id integer primary key, data text)',
);
const begin = db.prepare('begin immediate');
const insert = db.prepare('insert into row (data) values (?)');
const commit = db.prepare('commit');

/** Something to tell each seat, of that size: the clients shall have the same work with either server's messages. */
const size = Number(bytes);
const players: object[] = [];
while (JSON.stringify(players).length + 100 < size) players.push({ alive: true, revealed: false });

/** What our own clients say: their room first, then actions. */
interface Said {
  readonly room?: number;
  readonly id: string;
}

interface Action {
  readonly room: WebSocket[];
  readonly text: string;
  readonly id: string;
}

const rooms = new Map<number, WebSocket[]>();
let pending: Action[] = [];
let count = 0;

function flush(): void {
  const actions = pending;
  pending = [];
  begin.run();
  for (const { text } of actions) insert.run(text);
  commit.run();
  for (const { room, id } of actions) {
    count += 1;
    for (const [seat, socket] of room.entries()) {
      socket.send(JSON.stringify({ t: 'now', n: count, ack: { id }, seat, players }).padEnd(size));
    }
  }
}

const server = new WebSocketServer({
  host: '127.0.0.1',
  port: 0,
  perMessageDeflate: false,
  clientTracking: false,
});
server.on('connection', (socket) => {
  let room: WebSocket[] | undefined;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const message: Said = JSON.parse(text);
    if (room === undefined) {
      const { room: number = 0 } = message;
      room = rooms.get(number) ?? [];
      rooms.set(number, room);
      room.push(socket);
      socket.send('{}');
      return;
    }
    if (pending.length === 0) setImmediate(flush);
    pending.push({ room, text, id: message.id });
  });
  socket.on('error', () => {});
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
