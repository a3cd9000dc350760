import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';
import { channelOf } from '../../src/care/channel.ts';
import { check } from '../../src/care/check.ts';
import { placeForCopy } from '../../src/care/copy.ts';
import { Dwelling } from '../../src/care/dwelling.ts';
import { visit } from '../../src/care/visit.ts';
import { games } from '../../src/games.ts';
import { databaseIn } from '../../src/store/files.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Evening } from '../evening.ts';
import { filesIn, folder } from './files.ts';

let evening: Evening | null = null;
afterEach(async () => {
  await evening?.end();
  evening = null;
});

it('one request a line is answered by a line; one of another version is refused in words', async () => {
  const data = folder();
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

it('a house whose folder has too long a path opens all the same, and is looked after when it is closed', async () => {
  const data = join(folder(), 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(data, { recursive: true });
  evening = await Evening.begin({ data });
  expect(channelOf(data)).toBeUndefined();
  expect(filesIn(data)).toEqual(['veillee.db']);
  await evening.end();
  evening = null;
  const there = await visit(data);
  if (!there.ok) throw new Error(there.refusal.en);
  expect(await there.ask({ do: 'tables', names: false, codes: false })).toEqual({ ok: true, told: [] });
  there.close();
});

it('a house that was killed leaves a socket that nobody answers: it is looked after as closed', async () => {
  const data = folder();
  openSqlite(data).close();
  writeFileSync(join(data, 'veillee.sock'), '');
  const there = await visit(data);
  expect(there).toMatchObject({ ok: true, isOpen: false });
  if (there.ok) there.close();
  evening = await Evening.begin({ data });
  const open = await visit(data);
  expect(open).toMatchObject({ ok: true, isOpen: true });
  if (open.ok) open.close();
});

it('a copy that does not open is put away again, and the house goes on with what it had', async () => {
  const data = folder();
  const dwelling = Dwelling.open(data, { games });
  if (!dwelling.ok) throw new Error(dwelling.refusal.en);
  dwelling.house.ledger.keepStory('s'.repeat(24), '{"a":"kept"}');
  dwelling.house.flush();
  const copy = placeForCopy(data);
  writeFileSync(copy, randomBytes(8192));
  const before = dwelling.house;
  expect(await dwelling.care({ do: 'restore', file: copy })).toMatchObject({ ok: false });
  expect(dwelling.house).not.toBe(before);
  expect(dwelling.house.store.story('s'.repeat(24))).toBe('{"a":"kept"}');
  dwelling.close();
  expect(filesIn(data)).toEqual(['veillee.db']);
});

it('what fails in looking after a house is told, and does not end it', async () => {
  const data = folder();
  const dwelling = Dwelling.open(data, { games });
  if (!dwelling.ok) throw new Error(dwelling.refusal.en);
  dwelling.house.store.upkeep.rooms = () => {
    throw new Error('no such luck');
  };
  expect(await dwelling.care({ do: 'tables', names: false, codes: false })).toMatchObject({
    ok: false,
    no: { en: 'the house could not do it: no such luck' },
  });
  expect(await dwelling.care({ do: 'eraseStory', story: 'x', sure: true })).toMatchObject({ ok: false });
  dwelling.close();
});

it('check names the tables that these rules cannot take up, and counts stories that cannot be read', () => {
  const data = folder();
  const store = openSqlite(data);
  const nothing = {
    at: 1,
    opened: [],
    lines: [],
    deadlines: [],
    snapshots: [],
    stories: [],
    cleared: [],
    aside: [],
  };
  const line = (room: number, event: object) => ({ room, seq: 1, at: 1, data: JSON.stringify([event]) });
  store.write({
    ...nothing,
    opened: [1, 2].map((room) => ({ room, code: `code${room}` })),
    lines: [line(1, { e: 'opened', code: 'code1' }), line(2, { e: 'left', person: 1 })],
    stories: [{ id: 'a', data: '{"veillee":9}' }],
  });
  store.close();
  expect(check(data, games)).toEqual({
    damage: [],
    tables: 2,
    broken: [{ number: 2, why: 'room 2 has no beginning' }],
    stories: 1,
    unreadableStories: 1,
  });
  const file = databaseIn(data);
  writeFileSync(file, randomBytes(4096));
  expect(check(data, games).damage).toHaveLength(1);
});

// Root may look into every folder.
it.skipIf(process.geteuid?.() === 0)(
  'a folder one may not look into is somebody else’s, not one without a house',
  async () => {
    const data = folder();
    openSqlite(data).close();
    chmodSync(data, 0);
    const no = { ok: false, refusal: { en: expect.stringContaining('somebody else’s') } };
    expect(await visit(data)).toMatchObject(no);
    expect(await visit(data, true)).toMatchObject(no);
    chmodSync(data, 0o700);
  },
);
