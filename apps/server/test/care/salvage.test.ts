import { copyFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { quick } from '@veillee/kernel';
import { emptyBatch, emptyRoom } from '@veillee/rooms';
import { expect, it } from 'vitest';
import { check } from '../../src/care/check.ts';
import { careFor } from '../../src/care/client.ts';
import { salvage } from '../../src/care/salvage.ts';
import { games } from '../../src/games.ts';
import { rowsIn } from '../../src/store/pages.ts';
import { openSqlite, type SqliteStore } from '../../src/store/sqlite.ts';
import { dataFolder, filesIn } from '../files.ts';

const empty = { ...emptyBatch, at: 1 };

const codeOf = (room: number): string => `code${String(room).padStart(4, '0')}`;
const said = (text: string) => ({ e: 'said', item: { note: { key: text } } });

/** Rooms 1…n: the odd ones with a snapshot and lines after it, the even ones with all their lines. */
function fill(store: SqliteStore, rooms: number): void {
  const chance = quick(8);
  const numbers = Array.from({ length: rooms }, (_, i) => i + 1);
  store.write({
    ...empty,
    at: 1000,
    opened: numbers.map((room) => ({ room, code: codeOf(room) })),
    lines: numbers.map((room) => ({
      room,
      seq: 1,
      at: 1000,
      data: JSON.stringify([{ e: 'opened', code: codeOf(room) }]),
    })),
    deadlines: [{ room: 1, kind: 'step', due: 5000 }],
    stories: numbers.map((room) => ({
      id: `story-${room}`.padEnd(24, '-'),
      data: JSON.stringify({ a: 'x'.repeat(chance.below(9000)) }),
    })),
  });
  for (let seq = 2; seq <= 6; seq += 1) {
    const lines = numbers.map((room) => ({
      room,
      seq,
      at: 1000 + seq,
      data: JSON.stringify([said(`é${'y'.repeat(chance.below(300))}`)]),
    }));
    const data = (room: number) =>
      JSON.stringify({ data: { ...emptyRoom(codeOf(room)), matches: room }, match: null }) +
      ' '.repeat(chance.below(9000));
    const odd = seq === 3 ? numbers.filter((room) => room % 2 === 1) : [];
    store.write({ ...empty, lines });
    store.write({
      ...empty,
      snapshots: odd.map((room) => ({ room, seq, data: data(room), touched: 1000 + seq })),
    });
  }
  store.markAlive(4000);
}

const everything = (store: SqliteStore, rooms: number) => ({
  rooms: Array.from({ length: rooms }, (_, i) => store.load(i + 1)),
  stories: store.upkeep
    .storyIds()
    .sort()
    .map((id) => [id, store.story(id)]),
});

it('reads every row of a sound file, of any size, from file and log', () => {
  const data = dataFolder();
  const store = openSqlite(data);
  fill(store, 60);
  // A copy of the files as a kill would leave them: the log is not in the file yet.
  const [killed, into] = [dataFolder(), dataFolder()];
  for (const name of ['veillee.db', 'veillee.db-wal']) copyFileSync(join(data, name), join(killed, name));
  const before = everything(store, 60);
  store.close();
  const saved = salvage(join(killed, 'veillee.db'), into, games);
  expect(saved).toMatchObject({ wentBack: [], broken: [], lost: [], stories: 60 });
  expect(saved.tables).toHaveLength(60);
  const again = openSqlite(into);
  expect(everything(again, 60)).toEqual(before);
  expect(again.lastAlive).toBe(4000);
  again.close();
});

it('goes by the last sign of life, though lines are of a clock that was ahead and set back', () => {
  const [data, into] = [dataFolder(), dataFolder()];
  const store = openSqlite(data);
  fill(store, 2);
  store.markAlive(500);
  store.close();
  salvage(join(data, 'veillee.db'), into, games);
  const again = openSqlite(into);
  expect(again.lastAlive).toBe(500);
  again.close();
});

it('reads the numbers, texts and nothings of SQLite as SQLite does', () => {
  const file = join(dataFolder(), 'other.db');
  const db = new DatabaseSync(file);
  db.exec('create table t (id integer primary key, a, b, c)');
  const numbers = [0, 1, -1, 127, -128, 300, -40_000, 8_388_607, 2 ** 31, -(2 ** 40), 2 ** 47, 2 ** 52, 1.5];
  const add = db.prepare('insert into t (a, b, c) values (?, ?, ?)');
  for (const number of numbers) add.run(number, null, 'é'.repeat(Math.abs(number) % 7000));
  db.close();
  const rows = [...rowsIn(file)].filter(({ values }) => values[0] === null);
  expect(rows.map(({ rowid, values }) => [rowid, values[1], values[2]])).toEqual(
    numbers.map((number, i) => [i + 1, number, null]),
  );
  expect(rows.map(({ values }) => String(values[3]).length)).toEqual(
    numbers.map((number) => Math.floor(Math.abs(number) % 7000)),
  );
});

it('whichever page is smashed, what lies on the others is saved', async () => {
  const data = dataFolder();
  const store = openSqlite(data);
  fill(store, 40);
  const before = everything(store, 40);
  store.close();
  const file = join(data, 'veillee.db');
  const sound = readFileSync(file);
  const pages = sound.length / 4096;
  expect(pages).toBeGreaterThan(60);
  const chance = quick(4);
  for (let page = 0; page < pages; page += 7) {
    const smashed = Buffer.from(sound);
    for (let i = 0; i < 4096; i += 1) smashed[page * 4096 + i] = chance.below(256);
    writeFileSync(file, smashed);
    const into = dataFolder();
    const saved = salvage(file, into, games);
    const kept = saved.tables.length + saved.wentBack.length;
    // A page holds the rows or lines of some, and overflowed pages are one row's.
    expect(kept, `page ${page}`).toBeGreaterThanOrEqual(15);
    expect(kept + saved.broken.length + saved.lost.length).toBeLessThanOrEqual(40);
    expect(saved.stories, `page ${page}`).toBeGreaterThanOrEqual(25);
    const again = openSqlite(into);
    for (const room of saved.tables) {
      const stored = again.load(room);
      if (stored?.snapshot !== null) expect(stored, `page ${page}`).toEqual(before.rooms[room - 1]);
    }
    again.close();
    expect(await check(into, games)).toMatchObject({ damage: [], broken: [] });
  }
});

it('a table whose log has a gap goes back to before it', () => {
  const data = dataFolder();
  const store = openSqlite(data);
  fill(store, 4);
  store.close();
  const db = new DatabaseSync(join(data, 'veillee.db'));
  db.exec('delete from event where room = 2 and seq = 4; delete from event where room = 4 and seq = 1');
  db.close();
  const into = dataFolder();
  expect(salvage(join(data, 'veillee.db'), into, games)).toMatchObject({
    tables: [1, 3],
    wentBack: [2],
    lost: [4],
  });
  const again = openSqlite(into);
  expect(again.load(2)?.lines.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  again.close();
});

it('of an emptied file, what the log beside it holds is saved, and the emptied one is kept', async () => {
  const data = dataFolder();
  const store = openSqlite(data);
  fill(store, 10);
  const killed = dataFolder();
  for (const name of ['veillee.db', 'veillee.db-wal']) copyFileSync(join(data, name), join(killed, name));
  store.close();
  truncateSync(join(killed, 'veillee.db'), 0);
  const there = await careFor(killed);
  if (!there.ok) throw new Error(there.refusal.en);
  expect(await there.check()).toMatchObject({ ok: true, told: { damage: ['the file is empty'] } });
  expect(existsSync(join(killed, 'veillee.db-wal'))).toBe(true);
  const saved = await there.salvage();
  there.close();
  if (!saved.ok) throw new Error(saved.no.en);
  expect(saved.told.tables).toHaveLength(10);
  expect(filesIn(killed)).toEqual(
    ['veillee.db', expect.stringMatching(/^veillee-before-salvage-.*\.db$/)].sort(),
  );
  expect(await check(killed, games)).toMatchObject({ damage: [], tables: 10, stories: 10 });
});

it('of a file in which nothing can be read, nothing is begun anew', async () => {
  const data = dataFolder();
  writeFileSync(join(data, 'veillee.db'), Buffer.alloc(20_000, 7));
  const there = await careFor(data);
  if (!there.ok) throw new Error(there.refusal.en);
  expect(await there.salvage()).toMatchObject({ ok: false });
  there.close();
  expect(filesIn(data)).toEqual(['veillee.db']);
  expect(readFileSync(join(data, 'veillee.db'))).toEqual(Buffer.alloc(20_000, 7));
});
