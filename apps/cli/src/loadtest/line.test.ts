import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Line } from './line.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('a light line', () => {
  it('hears whole texts of any length, and is heard', async () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    closing.push(() => server.close());
    await once(server, 'listening');
    const texts = ['', 'a'.repeat(125), 'é'.repeat(126), 'b'.repeat(70_000), 'end'];
    const said: string[] = [];
    server.on('connection', (socket: WebSocket) => {
      socket.on('message', (data) => {
        said.push(String(data));
        if (said.length === 2) for (const text of texts) socket.send(text);
      });
    });
    const heard: string[] = [];
    await new Promise<void>((resolve, reject) => {
      Line.to('127.0.0.1', (server.address() as AddressInfo).port, '/', (text) => {
        if (heard.push(text.toString()) === texts.length) resolve();
      }).then((line) => {
        closing.push(() => line.close());
        line.say('short');
        line.say('x'.repeat(300));
      }, reject);
    });
    expect(said).toEqual(['short', 'x'.repeat(300)]);
    expect(heard).toEqual(texts);
  });

  it('puts together what comes in pieces, and answers a ping', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    closing.push(() => server.close());
    await once(server, 'listening');
    const heard: string[] = [];
    const calling = Line.to('127.0.0.1', (server.address() as AddressInfo).port, '/', (text) =>
      heard.push(text.toString()),
    );
    const [socket] = (await once(server, 'connection')) as [Socket];
    await once(socket, 'data');
    const bytes = Buffer.concat([
      Buffer.from('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
      Buffer.from([0x81, 2, 0x68, 0x69]),
      Buffer.from([0x81, 126, 0, 3, 0x79, 0x6f, 0x75]),
      Buffer.from([0x89, 1, 0x3f]),
    ]);
    const answered = once(socket, 'data');
    for (const byte of bytes) await new Promise((written) => socket.write(Buffer.from([byte]), written));
    const line = await calling;
    closing.push(() => line.close());
    const [pong] = (await answered) as [Buffer];
    expect([...pong]).toEqual([0x8a, 0x81, 0, 0, 0, 0, 0x3f]);
    expect(heard).toEqual(['hi', 'you']);
  });

  it('fails where no WebSocket is', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n')).listen(
      0,
      '127.0.0.1',
    );
    closing.push(() => server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(Line.to('127.0.0.1', port, '/x', () => {})).rejects.toThrow('no WebSocket at /x');
  });
});
