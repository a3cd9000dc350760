import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { memoryIo } from '../../test/memoryIo.ts';
import { dispatch } from '../dispatch.ts';
import { commands } from './index.ts';

const data = mkdtempSync(join(tmpdir(), 'veillee-serve-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe('veillee serve', () => {
  it('says where the page is, serves it until stopped, and ends well', async () => {
    let page = '';
    const io = memoryIo({
      env: { VEILLEE_HOST: '127.0.0.1', VEILLEE_PORT: '0', VEILLEE_DATA: data },
      untilStopped: async () => {
        const url = /http:\S+/.exec(io.said().out)?.[0] ?? '';
        page = await (await fetch(url)).text();
      },
    });
    expect(await dispatch(commands, ['serve'], io)).toBe(0);
    expect(page).toContain('<html lang="fr">');
  });

  it('shows the first of several addresses, and in a terminal another by its number: others are told that one', async () => {
    let told: unknown;
    const io = memoryIo({
      stdin: 'seven\n9\n2\n',
      env: { VEILLEE_HOST: '127.0.0.1', VEILLEE_PORT: '0', VEILLEE_DATA: data },
      untilStopped: async () => {
        const [, url = '', at = ''] = /(http:\/\/(127\S+))\//.exec(io.said().out) ?? [];
        const shown = () => io.said().out.split(`\n${url}\n`).length > 1;
        while (!shown()) await once(io.stdout, 'data');
        const socket = new WebSocket(`ws://${at}/live`);
        await once(socket, 'open');
        socket.send(`{"t":"open","v":1,"id":"command-1","token":"${'t'.repeat(43)}","name":"Ana"}`);
        told = JSON.parse(String((await once(socket, 'message'))[0])).addresses;
        expect(told).toEqual([url, 'http://veillee.test']);
        socket.terminate();
      },
    });
    Object.assign(io.stdout, { isTTY: true });
    expect(await dispatch(commands, ['serve', '--public', 'http://veillee.test'], io)).toBe(0);
    expect(told).toHaveLength(2);
    expect(io.said().out).toContain('  1. http://veillee.test\n  2. http://127.0.0.1:');
    expect(io.said().out.match(/█/g)?.length).toBeGreaterThan(100);
  });

  it.each([
    ['--public', 'ici', '“ici” is not an address'],
    ['--port', 'x', '--port wants a whole number'],
    ['--data', '/dev/null/x', 'the data folder “/dev/null/x” cannot be opened: there is a file'],
  ])('%s %s is refused in one line', async (option, value, line) => {
    const io = memoryIo({ env: { VEILLEE_LANG: 'en', VEILLEE_DATA: data, VEILLEE_PORT: '0' } });
    expect(await dispatch(commands, ['serve', option, value], io)).toBe(2);
    expect(io.said().err).toContain(line);
  });

  it('takes how long tables and stories are kept in whole days, and refuses nonsense in one line', async () => {
    const env = { VEILLEE_LANG: 'en', VEILLEE_DATA: data, VEILLEE_PORT: '0', VEILLEE_KEEP_STORIES: 'ever' };
    const io = memoryIo({ env });
    expect(await dispatch(commands, ['serve'], io)).toBe(2);
    expect(io.said().err).toBe(
      'veillee: VEILLEE_KEEP_STORIES wants a whole number from 1 to 36500, not “ever”\n',
    );
  });

  it.each([
    ['VEILLEE_NAMES', 'https://x', 'VEILLEE_NAMES wants names like veillee.example'],
    ['VEILLEE_PROXY', 'yes', 'VEILLEE_PROXY wants 1, or addresses'],
    ['VEILLEE_PROXY', '10.0.0.0/40', 'VEILLEE_PROXY wants 1, or addresses'],
    ['VEILLEE_TABLES', '0', 'VEILLEE_TABLES wants a whole number'],
    ['VEILLEE_CONNECTIONS', 'many', 'VEILLEE_CONNECTIONS wants a whole number'],
    ['VEILLEE_ALL_TABLES', '-1', 'VEILLEE_ALL_TABLES wants a whole number'],
  ])('%s=%s is refused in one line', async (variable, value, line) => {
    const io = memoryIo({
      env: { VEILLEE_LANG: 'en', VEILLEE_DATA: data, VEILLEE_PORT: '0', [variable]: value },
    });
    expect(await dispatch(commands, ['serve'], io)).toBe(2);
    expect(io.said().err).toContain(line);
  });

  it('answers to the names it is given, counts behind the proxy it is given, and shows figures for the secret', async () => {
    const statuses: unknown[] = [];
    const io = memoryIo({
      env: {
        VEILLEE_HOST: '127.0.0.1',
        VEILLEE_PORT: '0',
        VEILLEE_DATA: data,
        VEILLEE_NAMES: 'Pi.fritz.box, .friends.example',
        VEILLEE_PROXY: '127.0.0.0/8',
        VEILLEE_METRICS: 'figures please',
        VEILLEE_CONNECTIONS: '2',
      },
      untilStopped: async () => {
        const url = /http:\S+/.exec(io.said().out)?.[0] ?? '';
        const ask = async (path: string, headers: { readonly [name: string]: string }) => {
          const asked = request(new URL(path, url), { headers }).end();
          const [response] = (await once(asked, 'response')) as [IncomingMessage];
          statuses.push(response.statusCode);
          await once(response.resume(), 'end');
        };
        await ask('/', { host: 'pi.fritz.box' });
        await ask('/', { host: 'a.friends.example' });
        await ask('/', { host: 'evil.example' });
        await ask('/metrics', { host: 'localhost' });
        await ask('/metrics', { host: 'localhost', authorization: 'Bearer figures please' });
      },
    });
    expect(await dispatch(commands, ['serve'], io)).toBe(0);
    expect(statuses).toEqual([200, 200, 403, 404, 200]);
  });

  it('says in one line that a port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const io = memoryIo({ env: { VEILLEE_LANG: 'en', VEILLEE_DATA: data } });
    const args = ['serve', '--host', '127.0.0.1', '--port', String(port)];
    expect(await dispatch(commands, args, io)).toBe(2);
    expect(io.said().err).toMatch(new RegExp(`^veillee: port ${port} is already taken[^\n]*\n$`));
    other.close();
  });
});
