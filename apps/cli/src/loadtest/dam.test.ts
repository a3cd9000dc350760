import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { Dam } from './dam.ts';

it('lets through, cuts all who were through, refuses, and lets through again', async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const dam = new Dam('127.0.0.1', (echo.address() as AddressInfo).port);
  await dam.open();
  const heard = async (): Promise<string> => {
    const socket = connect(dam.port, '127.0.0.1').on('error', () => {});
    socket.write('here');
    const said = await Promise.race([
      new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes)))),
      new Promise<string>((resolve) => socket.once('close', () => resolve('refused'))),
    ]);
    return said;
  };
  const through = connect(dam.port, '127.0.0.1').on('error', () => {});
  through.write('hello');
  await once(through, 'data');
  const cut = once(through, 'close');
  dam.cut();
  await cut;
  expect(await heard()).toBe('refused');
  await dam.open();
  expect(await heard()).toBe('here');
  dam.cut();
  echo.close();
});
