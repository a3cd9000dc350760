import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { basename, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { emptyBatch } from '@veillee/rooms';
import { afterEach, expect, it } from 'vitest';
import { channelOf } from '../../src/care/channel.ts';
import { check } from '../../src/care/check.ts';
import { careFor } from '../../src/care/client.ts';
import { placeForCopy } from '../../src/care/copy.ts';
import { CurrentServer } from '../../src/care/currentServer.ts';
import { houseIsClosing } from '../../src/care/requests.ts';
import { games } from '../../src/games.ts';
import { databaseIn } from '../../src/store/files.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Evening } from '../evening.ts';
import { dataFolder, filesIn } from '../files.ts';

let evening: Evening | null = null;
afterEach(async () => {
  await evening?.end();
  evening = null;
});

it('one request a line is answered by a line; one of another version is refused in words', async () => {
  const data = dataFolder();
  evening = await Evening.begin({ data });
  const socket = connect(channelOf(data) as string);
  await once(socket, 'connect');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const ask = async (line: string) => {
    socket.write(`${line}\n`);
    return JSON.parse((await lines.next()).value ?? '');
  };
  expect(await ask('{"do":"tables","names":false,"codes":false}')).toEqual({ ok: true, told: [] });
  for (const line of ['{', '1', '{"do":"dance"}', '{"do":"close"}', '{"do":"toString"}', ''])
    expect(await ask(line), line).toMatchObject({ ok: false, no: { en: expect.stringMatching(/version/) } });
  const elsewhere = JSON.stringify({ do: 'restore', file: '/etc/passwd' });
  expect(await ask(elsewhere)).toMatchObject({ ok: false, no: { en: expect.stringMatching(/only a copy/) } });
  socket.destroy();
});

it('a line without end is cut, and the next who asks is answered', { timeout: 20_000 }, async () => {
  const data = dataFolder();
  evening = await Evening.begin({ data });
  const socket = connect(channelOf(data) as string).on('error', () => {});
  await once(socket, 'connect');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('x'.repeat(1_000_000));
  await closed;
  const there = await careFor(data);
  if (!there.ok) throw new Error(there.refusal.en);
  expect(await there.ask({ do: 'tables', names: false, codes: false })).toEqual({ ok: true, told: [] });
  there.close();
});

it('a closed house that cannot be written says so in words, and what was asked is not done', async () => {
  const data = dataFolder();
  evening = await Evening.begin({ data });
  const page = await evening.page();
  await page.say({ t: 'open', name: 'Ana' });
  await evening.end();
  evening = null;
  const db = new DatabaseSync(databaseIn(data));
  db.exec("create trigger no before insert on event begin select raise(abort, 'not a line more'); end");
  db.close();
  const there = await careFor(data);
  if (!there.ok) throw new Error(there.refusal.en);
  const asked = await there.ask({ do: 'close', table: '1' });
  expect(asked).toMatchObject({ ok: false, no: { en: expect.stringMatching(/not a line more/) } });
  there.close();
});

it('a house that is killed while it is looked after is told as closing', async () => {
  const data = dataFolder();
  openSqlite(data).close();
  const killed = createServer((socket) => socket.destroy());
  await once(killed.listen(channelOf(data)), 'listening');
  const cut = once(killed, 'connection').then(([socket]) => once(socket, 'close'));
  const there = await careFor(data);
  if (!there.ok) throw new Error(there.refusal.en);
  await cut;
  expect(await there.ask({ do: 'copy' })).toEqual(houseIsClosing);
  there.close();
  killed.close();
});

it('a house whose folder has too long a path opens all the same, and is looked after when it is closed', async () => {
  const data = join(dataFolder(), 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(data, { recursive: true });
  evening = await Evening.begin({ data });
  expect(channelOf(data)).toBeUndefined();
  expect(filesIn(data)).toEqual(['push-keys.json', 'veillee.db']);
  await evening.end();
  evening = null;
  const there = await careFor(data);
  if (!there.ok) throw new Error(there.refusal.en);
  expect(await there.ask({ do: 'tables', names: false, codes: false })).toEqual({ ok: true, told: [] });
  there.close();
});

it('a house that was killed leaves a socket that nobody answers: it is looked after as closed', async () => {
  const data = dataFolder();
  openSqlite(data).close();
  writeFileSync(join(data, 'veillee.sock'), '');
  const there = await careFor(data);
  expect(there).toMatchObject({ ok: true, isOpen: false });
  if (there.ok) there.close();
  evening = await Evening.begin({ data });
  const open = await careFor(data);
  expect(open).toMatchObject({ ok: true, isOpen: true });
  if (open.ok) open.close();
});

it('a copy that does not open is put away again, and the house goes on with what it had', async () => {
  const data = dataFolder();
  const current = await CurrentServer.open(data, { games });
  if (!current.ok) throw new Error(current.refusal.en);
  current.roomServer.parts.commits.current.keepStory(0, 's'.repeat(24), '{"a":"kept"}');
  current.roomServer.flush();
  const copy = placeForCopy(data);
  writeFileSync(copy, randomBytes(8192));
  const before = current.roomServer;
  expect(await current.care({ do: 'restore', file: copy })).toMatchObject({ ok: false });
  expect(current.roomServer).not.toBe(before);
  expect((await current.target.store.story('s'.repeat(24)))?.data).toBe('{"a":"kept"}');
  await current.close();
  expect(filesIn(data)).toEqual(['push-keys.json', 'veillee.db']);
});

it('a copy that is not there, or is none, ends no evening', async () => {
  const data = dataFolder();
  const current = await CurrentServer.open(data, { games });
  if (!current.ok) throw new Error(current.refusal.en);
  const before = current.roomServer;
  const [gone, link, folder] = [placeForCopy(data), placeForCopy(data), placeForCopy(data)];
  for (const file of [gone, link, folder]) rmSync(file);
  symlinkSync(databaseIn(data), link);
  mkdirSync(folder);
  for (const file of [gone, link, folder])
    expect(await current.care({ do: 'restore', file })).toMatchObject({
      ok: false,
      no: { en: expect.stringMatching(/only a copy/) },
    });
  expect(current.roomServer).toBe(before);
  await current.close();
});

it('whoever looks after an open house may know its folder by another path than the house does', async () => {
  const data = dataFolder();
  const other = join(dataFolder(), 'link');
  symlinkSync(data, other);
  // As a house that was started from within some folder, and care that comes from elsewhere.
  evening = await Evening.begin({ data: relative(process.cwd(), data) });
  for (const path of [data, other, relative(process.cwd(), other)]) {
    const there = await careFor(path);
    if (!there.ok) throw new Error(there.refusal.en);
    const backup = join(dataFolder(), 'backup.db');
    expect(there.isOpen).toBe(true);
    expect(await there.backup(backup)).toMatchObject({ ok: true });
    expect(await there.check()).toMatchObject({ ok: true });
    expect(await there.restore(backup)).toMatchObject({ ok: true });
    there.close();
  }
  expect(filesIn(data).filter((name) => name.startsWith('veillee-copy-'))).toEqual([]);
});

it('the copy that an open house made is found in the folder, whatever path the house names it by', async () => {
  const data = dataFolder();
  openSqlite(data).close();
  const copy = placeForCopy(data);
  const answer = { ok: true, told: { file: join('elsewhere', basename(copy)) } };
  const server = createServer((socket) =>
    socket.on('data', () => socket.write(`${JSON.stringify(answer)}\n`)),
  );
  server.listen(channelOf(data));
  await once(server, 'listening');
  const there = await careFor(data);
  if (!there.ok) throw new Error(there.refusal.en);
  expect(await there.backup(join(data, 'backup.db'))).toMatchObject({ ok: true });
  expect(filesIn(data)).toEqual(['backup.db', 'veillee.db', 'veillee.sock']);
  there.close();
  server.close();
});

it('what fails in looking after a house is told, and does not end it', async () => {
  const data = dataFolder();
  const current = await CurrentServer.open(data, { games });
  if (!current.ok) throw new Error(current.refusal.en);
  current.target.store.upkeep.rooms = () => {
    throw new Error('no such luck');
  };
  expect(await current.care({ do: 'tables', names: false, codes: false })).toMatchObject({
    ok: false,
    no: { en: 'the house could not do it: no such luck' },
  });
  expect(await current.care({ do: 'eraseStory', story: 'x', sure: true })).toMatchObject({ ok: false });
  await current.close();
});

it('check names the tables that these rules cannot take up, and counts stories that cannot be read', async () => {
  const data = dataFolder();
  const store = openSqlite(data);
  const line = (room: number, event: object) => ({ room, seq: 1, at: 1, data: JSON.stringify([event]) });
  store.write({
    ...emptyBatch,
    at: 1,
    opened: [1, 2].map((room) => ({ room, code: `code${room}` })),
    lines: [line(1, { e: 'opened', code: 'code1' }), line(2, { e: 'left', person: 1 })],
    stories: [{ id: 'a', data: '{"veillee":9}' }],
  });
  store.close();
  expect(await check(data, games)).toEqual({
    damage: [],
    tables: 2,
    broken: [{ number: 2, why: 'room 2 has no beginning' }],
    stories: 1,
    unreadableStories: 1,
  });
  const file = databaseIn(data);
  writeFileSync(file, randomBytes(4096));
  expect((await check(data, games)).damage).toHaveLength(1);
});

// Root may look into every folder.
/** As somebody who owns nothing: root may look anywhere. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  const me = process.geteuid?.();
  if (me === 0) process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    if (me === 0) process.seteuid?.(0);
  }
}

it('a folder one may not look into is somebody else’s, not one without a house', async () => {
  const data = dataFolder();
  openSqlite(data).close();
  chmodSync(data, 0);
  const found = await asNobody(() => Promise.all([careFor(data), careFor(data, true)]));
  const no = { ok: false, refusal: { en: expect.stringContaining('somebody else’s') } };
  expect(found).toMatchObject([no, no]);
  chmodSync(data, 0o700);
});
