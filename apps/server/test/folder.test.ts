import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { emptyBatch, RoomServer, type Store, StoreFault } from '@veillee/rooms';
import { beforeEach, describe, expect, it } from 'vitest';
import { careFor } from '../src/care/client.ts';
import { CurrentServer } from '../src/care/currentServer.ts';
import { salvage } from '../src/care/salvage.ts';
import { games } from '../src/games.ts';
import { listen } from '../src/listen.ts';
import { openServer } from '../src/open.ts';
import { copyDatabase, putFirst, workshopIn } from '../src/store/files.ts';
import { memoryStore, openSqlite } from '../src/store/sqlite.ts';
import { Evening } from './evening.ts';
import { dataFolder, filesIn } from './files.ts';

let folder: string;
const database = () => join(folder, 'veillee.db');
beforeEach(() => {
  folder = dataFolder();
});

/** Why the folder cannot be served. */
async function refused(): Promise<string> {
  const open = await openServer(folder, { games });
  if (!open.ok) return open.refusal.en;
  await open.close();
  return 'open';
}

async function aNight(): Promise<void> {
  const evening = await Evening.begin({ data: folder });
  for (let i = 0; i < 20; i += 1) {
    const page = await evening.page();
    await page.say({ t: 'open', name: `Ana ${i}` });
    await page.do({ t: 'notes', text: 'x'.repeat(3000) });
  }
  await evening.end();
}

describe('the data folder', () => {
  it('is for its owner alone', async () => {
    const evening = await Evening.begin({ data: join(folder, 'new') });
    const page = await evening.page();
    await page.say({ t: 'open', name: 'Ana' });
    const modes = readdirSync(join(folder, 'new')).map(
      (file) => statSync(join(folder, 'new', file)).mode & 0o777,
    );
    await evening.end();
    expect(modes.length).toBeGreaterThan(1);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
    chmodSync(join(folder, 'new', 'veillee.db'), 0o644);
    openSqlite(join(folder, 'new')).close();
    expect(statSync(join(folder, 'new', 'veillee.db')).mode & 0o777).toBe(0o600);
  });

  it('is served by one server at a time: another is refused in words, and the first goes on', async () => {
    const first = await listen({ host: '127.0.0.1', port: 0, deeds: [], data: folder });
    if (!first.ok) throw new Error(first.refusal.en);
    const second = await listen({ host: '127.0.0.1', port: 0, deeds: [], data: folder });
    expect(second).toMatchObject({ ok: false });
    if (!second.ok) expect(second.refusal.en).toContain('another Veillée serves it already');
    expect((await fetch(new URL('/healthz', first.url))).status).toBe(200);
    await first.close();
    expect(await refused()).toBe('open');
  });

  it('with an emptied database is not begun anew', async () => {
    await aNight();
    truncateSync(database(), 0);
    expect(await refused()).toContain('the database is empty, and was not');
    expect(statSync(database()).size).toBe(0);
  });

  it('with a journal whose database is gone is not begun anew', async () => {
    writeFileSync(`${database()}-wal`, 'x');
    expect(await refused()).toContain('the database is empty, and was not');
  });

  it('left while it was being made is made again', async () => {
    const left = workshopIn(folder);
    writeFileSync(join(left, 'veillee.db'), '');
    writeFileSync(join(left, 'veillee.db-wal'), 'x');
    const open = await CurrentServer.open(folder, { games });
    if (!open.ok) throw new Error(open.refusal.en);
    await open.close();
    expect(readdirSync(folder)).toEqual(['push-keys.json', 'veillee.db']);
  });

  it('made by somebody else meanwhile is theirs', () => {
    writeFileSync(database(), 'theirs');
    const made = join(workshopIn(folder), 'veillee.db');
    writeFileSync(made, 'ours');
    expect(() => putFirst(made, database())).toThrow('EEXIST');
    expect(readFileSync(database(), 'utf8')).toBe('theirs');
  });

  it('with something else under its name is told as that, and left as it is', async () => {
    writeFileSync(database(), 'not a database at all, but long enough to be read as one '.repeat(20));
    const before = readFileSync(database());
    expect(await refused()).toContain('the database is damaged');
    expect(readFileSync(database())).toEqual(before);
  });

  it('with smashed pages of the log is told as damaged', async () => {
    await aNight();
    const bytes = readFileSync(database());
    // All but the first page, which says what is where.
    bytes.fill(0x5a, 4096);
    writeFileSync(database(), bytes);
    expect(await refused()).toContain('the database is damaged');
  });

  it('of a later version is told as that', async () => {
    openSqlite(folder).close();
    const db = new DatabaseSync(database());
    db.exec('pragma user_version = 999');
    db.close();
    expect(await refused()).toContain('of a later version of Veillée');
  });
});

/** A store with this in place of its own `write`. */
const writing = (store: Store, write: Store['write']): Store =>
  new Proxy(store, {
    get(target, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

describe('a disk that is full', () => {
  it('sends everybody home with words, and acknowledges nothing more', async () => {
    const store = memoryStore();
    let isFull = false;
    let fault: unknown;
    const evening = await Evening.begin({
      build: (parts) =>
        new RoomServer({
          ...parts,
          store: writing(store, (batch) => {
            if (isFull) throw new StoreFault('full', 'database or disk is full');
            store.write(batch);
          }),
          broken: (error) => {
            fault = error;
          },
        }),
    });
    const page = await evening.page();
    await page.say({ t: 'open', name: 'Ana' });
    isFull = true;
    await page.key({ t: 'notes', id: 'notes-once', text: 'perdu ?' });
    await page.closed;
    expect(page.bye).toMatchObject({ why: { key: 'server.unwritten' }, again: true });
    expect(page.frames.some(({ text }) => text.includes('notes-once'))).toBe(false);
    expect(fault).toMatchObject({ kind: 'full' });
    await evening.end();
  });
});

describe('a database that is a link', () => {
  it('to a disk that is not there is told as that, and nothing is begun anew', async () => {
    symlinkSync(join(folder, 'unplugged', 'veillee.db'), database());
    expect(await refused()).toMatch(/link that leads nowhere/);
    expect(readdirSync(folder)).toEqual(['veillee.db']);
  });

  it('is copied and looked through with the log that lies beside the file itself', () => {
    const elsewhere = dataFolder();
    const store = openSqlite(elsewhere);
    store.write({ ...emptyBatch, stories: [{ id: 's'.repeat(24), data: '{"a":"kept"}' }] });
    symlinkSync(join(elsewhere, 'veillee.db'), database());
    const [copy, saved] = [dataFolder(), dataFolder()];
    copyDatabase(database(), join(copy, 'veillee.db'));
    expect(salvage(database(), saved, games).stories).toBe(1);
    store.close();
    const again = openSqlite(copy);
    expect(again.story('s'.repeat(24))?.data).toBe('{"a":"kept"}');
    again.close();
  });
});

it('a database of something else is not made into a house, neither in its place nor as a backup', async () => {
  const backup = join(dataFolder(), 'foreign.db');
  for (const file of [backup, database()]) {
    const db = new DatabaseSync(file);
    db.exec('create table bookmark (url text)');
    db.close();
  }
  expect(await refused()).toContain('not that of a house');
  const roomServer = dataFolder();
  openSqlite(roomServer).close();
  const there = await careFor(roomServer);
  if (!there.ok) throw new Error(there.refusal.en);
  expect(await there.restore(backup)).toMatchObject({
    ok: false,
    no: { en: expect.stringMatching(/not sound/) },
  });
  there.close();
  expect(filesIn(roomServer)).toEqual(['veillee.db']);
});
