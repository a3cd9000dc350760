import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type Open } from '@veillee/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Client, tokenOf } from '../../../server/test/client.ts';
import { memoryIo } from '../../test/memoryIo.ts';
import { program } from '../../test/veillee.ts';
import { dispatch } from '../dispatch.ts';
import { commands } from './index.ts';

let data: string;
let other: string;
let server: Open | null = null;
let pages: Client[] = [];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'veillee-house-'));
  other = mkdtempSync(join(tmpdir(), 'veillee-other-'));
});
afterEach(async () => {
  for (const page of pages) if (page.isOpen) await page.lose();
  pages = [];
  await stop();
  for (const folder of [data, other]) rmSync(folder, { recursive: true, force: true });
});

/** A house as `veillee serve` opens it: rooms in their own thread, the channel in its folder. */
async function start(): Promise<Open> {
  const many = { burst: 1e6, perSecond: 1e6 };
  const opened = await listen({
    host: '127.0.0.1',
    port: 0,
    deeds: [],
    data,
    rules: { messages: many, tables: many, talk: many },
  });
  if (!opened.ok) throw new Error(opened.refusal.en);
  server = opened;
  return opened;
}

async function stop(): Promise<void> {
  await server?.close();
  server = null;
}

async function page(token = tokenOf(pages.length)): Promise<Client> {
  const url = `${(server as Open).url.replace('http', 'ws')}live`;
  const client = await new Client(url, () => 0, token, pages.length).connect();
  pages.push(client);
  return client;
}

/** Ana at her table, and Bo who talks. */
async function table(): Promise<[ana: Client, bo: Client]> {
  const ana = await page();
  await ana.say({ t: 'open', name: 'Ana' });
  await ana.settled();
  const bo = await page();
  await bo.say({ t: 'enter', room: ana.room.code, name: 'Bo' });
  await bo.do({ t: 'say', circle: 'room', text: 'my own words' });
  await bo.do({ t: 'notes', text: 'my own notes' });
  for (const one of [ana, bo]) await one.settled();
  return [ana, bo];
}

async function house(
  words: readonly string[],
  { lang = 'en', answer }: { readonly lang?: 'fr' | 'en'; readonly answer?: string } = {},
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const io = memoryIo({ env: { VEILLEE_LANG: lang, VEILLEE_DATA: data }, stdin: answer ?? '' });
  if (answer !== undefined) for (const end of [io.stdin, io.stdout]) Object.assign(end, { isTTY: true });
  const code = await dispatch(commands, ['house', ...words], io);
  return { code, ...io.said() };
}

const isOnDisk = (text: string): boolean =>
  readdirSync(data)
    .filter((name) => /^veillee\.db(-wal)?$/.test(name))
    .some((name) => readFileSync(join(data, name)).includes(text));

const spaces = (text: string): string => text.replace(/\u00a0/g, ' ');

describe.each(['open', 'closed'] as const)('veillee house, of a house that is %s', (state) => {
  let ana: Client;
  let bo: Client;
  const isOpen = state === 'open';
  beforeEach(async () => {
    await start();
    [ana, bo] = await table();
    if (!isOpen) await stop();
  });

  it('lists tables without codes or names, and with them where asked', async () => {
    const { code, out } = await house(['tables']);
    expect(code).toBe(0);
    expect(spaces(out)).toMatch(/^no\. +state .*\n1 +waiting +– +2 +0 +[02] +\d+ s +\d+ s +\d KB\n$/);
    const all = await house(['tables', '--names', '--codes', '--json']);
    expect(JSON.parse(all.out)).toMatchObject([{ number: 1, code: ana.room.code, names: ['Ana', 'Bo'] }]);
    expect((await house(['tables'], { lang: 'fr' })).out).toContain('attend');
  });

  it('closes a table and opens it again', async () => {
    const closed = await house(['close', ana.room.code]);
    expect(spaces(closed.out)).toBe(`Table 1 is closed; ${isOpen ? '2' : '0'} pages were told.\n`);
    if (isOpen) {
      await bo.closed;
      expect(bo.bye?.why).toEqual({ key: 'room.closed' });
    }
    expect((await house(['tables'])).out).toContain('closed');
    expect(await house(['open', '1'])).toMatchObject({ code: 0, out: 'Table 1 is open.\n' });
    expect((await house(['tables'])).out).toContain('waiting');
  });

  it('deletes a table once it is sure, and from every file', async () => {
    const asked = await house(['delete', '1']);
    expect(asked).toMatchObject({ code: 2, err: 'veillee: nothing is done: add --yes to do it\n' });
    expect((await house(['delete', '1'], { answer: 'no\n' })).out).toContain('Nothing is done');
    expect(isOnDisk('my own words')).toBe(true);
    expect(await house(['delete', '1'], { answer: 'yes\n' })).toMatchObject({ code: 0 });
    if (isOpen) {
      await ana.closed;
      expect(ana.bye?.why).toEqual({ key: 'room.deleted' });
    }
    for (const text of ['my own words', '"Ana"']) expect(isOnDisk(text), text).toBe(false);
    expect(await house(['tables'])).toMatchObject({ out: 'No table.\n' });
  });

  it('erases a person from every file', async () => {
    expect(await house(['erase-person', 'bo', '--yes'])).toMatchObject({ code: 2 });
    const { code, out } = await house(['erase-person', 'Bo', '--yes']);
    expect(code).toBe(0);
    expect(spaces(out)).toContain('Bo: 1 table, 1 line of talk, 0 stories.\nStill at a table: 1.');
    for (const text of ['my own words', 'my own notes', '"Bo"']) expect(isOnDisk(text), text).toBe(false);
    expect(JSON.parse((await house(['tables', '--names', '--json'])).out)[0].names).toEqual(['Ana']);
  });

  it('checks the whole house', async () => {
    const { code, out } = await house(['check']);
    expect([code, spaces(out)]).toEqual([
      0,
      'The database is sound.\n1 table: nothing to report.\n0 stories: nothing to report.\n',
    ]);
    expect(readdirSync(data).filter((name) => /copy|work/.test(name))).toEqual([]);
  });

  it('backs up, and goes back to it', async () => {
    const file = join(other, 'kept.db');
    const saved = await house(['backup', file]);
    expect(saved.code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await house(['backup', file])).err).toContain('this file exists already');
    expect((await house(['backup', other])).out).toMatch(/veillee-\d{8}-\d{6}\.db/);
    expect((await house(['backup', join(other, 'no', 'such')])).err).toContain('there is no such folder');
    await house(['delete', '1', '--yes']);
    expect((await house(['restore', file])).code).toBe(2);
    const back = await house(['restore', file, '--yes']);
    expect(back.code).toBe(0);
    expect(back.out).toMatch(/What was there is in \S+veillee-before-restore-\S+\.db/);
    expect(JSON.parse((await house(['tables', '--names', '--json'])).out)).toMatchObject([
      { number: 1, names: ['Ana', 'Bo'] },
    ]);
    // What was replaced still has what is erased from now on: that is said.
    expect((await house(['erase-person', 'Ana', '--yes'])).out).toMatch(/veillee-before-restore-\S+\.db\n$/);
    if (!isOpen) return;
    const { code } = ana.room;
    await bo.connect();
    await bo.say({ t: 'enter', room: code });
    await bo.settled();
    expect(bo.present.notes).toBe('my own notes');
  });

  it('restores nothing that is unsound, and leaves everything as it was', async () => {
    const file = join(other, 'kept.db');
    await house(['backup', file]);
    truncateSync(file, 5000);
    const refused = await house(['restore', file, '--yes']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('this backup is not sound');
    expect((await house(['restore', join(other, 'none.db'), '--yes'])).err).toContain('no such file');
    expect(JSON.parse((await house(['tables', '--json'])).out)).toHaveLength(1);
    expect(readdirSync(data).filter((name) => /copy|work|before/.test(name))).toEqual([]);
  });
});

describe('veillee house', () => {
  it('tells people of an open house that it goes back to a backup, and they may come again', async () => {
    await start();
    const [ana] = await table();
    const { code } = ana.room;
    const file = join(other, 'kept.db');
    await house(['backup', file]);
    await house(['restore', file, '--yes']);
    await ana.closed;
    expect(ana.bye).toEqual({ t: 'bye', why: { key: 'server.restored' }, again: true });
    await ana.connect();
    expect(await ana.key({ t: 'enter', room: code })).toBe('ok');
  });

  it('is for whoever owns the folder: the channel is nobody else’s', async () => {
    await start();
    expect(statSync(join(data, 'veillee.sock')).mode & 0o777).toBe(0o600);
    await stop();
    expect(readdirSync(data)).not.toContain('veillee.sock');
  });

  it('is a program that says what it has to say and ends', async () => {
    await start();
    await table();
    const child = program(['house', 'tables', '--data', data, '--json']);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    const [code] = await once(child, 'close');
    expect([code, JSON.parse(out).length]).toEqual([0, 1]);
  });

  it('of several nodes says so in one line where the database does not answer, and ends', async () => {
    const child = program(['house', 'tables'], { VEILLEE_STORE: 'postgres://me:secret@127.0.0.1:1/nowhere' });
    let err = '';
    child.stderr.on('data', (text) => (err += String(text)));
    const [code] = await once(child, 'close');
    expect(err).toMatch(/^veillee: [^\n]*me@127\.0\.0\.1:1\/nowhere[^\n]*does not answer[^\n]*\n$/);
    expect(code).toBe(2);
  });

  it('brings a backup to a new machine', async () => {
    await start();
    await table();
    const file = join(other, 'kept.db');
    await house(['backup', file]);
    const fresh = join(other, 'fresh');
    const back = await house(['restore', file, '--yes', '--data', fresh]);
    expect(back).toMatchObject({ code: 0 });
    expect(JSON.parse((await house(['tables', '--json', '--data', fresh])).out)).toHaveLength(1);
  });

  it('salvages a smashed house, closed, and keeps what was broken', async () => {
    await start();
    const [ana, bo] = await table();
    const { code } = ana.room;
    expect((await house(['salvage', '--yes'])).err).toContain('the house is open');
    await stop();
    const file = join(data, 'veillee.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 0, 100);
    writeFileSync(file, bytes);
    const checked = await house(['check']);
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(/^The database is damaged [^\n]*:\n {2}file is not a database\n$/);
    const saved = await house(['salvage', '--yes']);
    expect(spaces(saved.out)).toContain('Saved: 1 whole table, 0 stories.\nThe old database is in ');
    expect(await house(['check'])).toMatchObject({ code: 0 });
    await start();
    const again = await page(bo.token);
    await again.say({ t: 'enter', room: code });
    await again.settled();
    expect(again.present.notes).toBe('my own notes');
  });

  it.each([
    [[], 'veillee house what?'],
    [['dance'], 'does not know “dance”'],
    [['close'], 'a word is missing after “close”'],
    [['close', '1', '2'], 'one too many: 2'],
    [['check', '--yes'], 'option --yes does not go with “check”'],
    [['tables', '--data', '/nowhere'], 'there is no house in the folder “/nowhere”'],
  ] as const)('%j is refused in one line', async (words, line) => {
    const { code, err } = await house(words);
    expect(code).toBe(2);
    expect(err).toMatch(/^veillee: [^\n]*\n$/);
    expect(err).toContain(line);
  });
});
