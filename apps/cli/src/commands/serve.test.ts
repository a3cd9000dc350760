import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
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
