import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

  it.each([
    ['--public', 'ici', '“ici” is not an address'],
    ['--port', 'x', '--port wants a whole number'],
    ['--data', '/dev/null/x', 'the data folder “/dev/null/x” cannot be opened: there is a file'],
  ])('%s %s is refused in one line', async (option, value, line) => {
    const io = memoryIo({ env: { VEILLEE_LANG: 'en', VEILLEE_DATA: data, VEILLEE_PORT: '0' } });
    expect(await dispatch(commands, ['serve', option, value], io)).toBe(2);
    expect(io.said().err).toContain(line);
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
