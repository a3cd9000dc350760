import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@veillee/rooms';
import { RoomServer, StoreFault } from '@veillee/rooms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { erasePerson } from '../src/care/erase.ts';
import { listen } from '../src/listen.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Client } from './client.ts';
import { DrivenClock } from './drivenClock.ts';
import { Evening } from './evening.ts';
import { reopened } from './reopened.ts';

/** Where one piece cannot be read or written down, the rest goes on. */

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'veillee-pieces-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const storyId = (number: number): string => `story-${number}-`.padEnd(24, 'x');

/** Forty stories, and the page that the twentieth lies on is smashed. */
function smashedStories(at: number): void {
  const store = openSqlite(data);
  const stories = Array.from({ length: 40 }, (_, i) => ({ id: storyId(100 + i), at, data: 'y'.repeat(900) }));
  store.upkeep.addStories(stories);
  store.sweep();
  store.close();
  const file = join(data, 'veillee.db');
  const bytes = readFileSync(file);
  const size = bytes.readUInt16BE(16);
  const page = Math.floor(bytes.indexOf(storyId(120)) / size);
  bytes.fill(0x5a, page * size, page * size + 64);
  writeFileSync(file, bytes);
}

describe('stories on a smashed page', () => {
  it('are told as unread to whoever asks, and the house goes on', async () => {
    smashedStories(Date.now());
    const open = await listen({ host: '127.0.0.1', port: 0, deeds: [], data });
    if (!open.ok) throw new Error(open.refusal.en);
    const status = async (path: string) => (await fetch(new URL(path, open.url))).status;
    expect(await status(`/api/story/${storyId(120)}`)).toBe(503);
    expect(await status(`/api/story/${storyId(100)}`)).toBe(200);
    expect(await status('/api/story/nowhere-at-all-xxxxxxxxx')).toBe(404);
    expect(await status('/healthz')).toBe(200);
    await open.close();
  });

  it('do not end the house when old ones are looked for', async () => {
    const clock = new DrivenClock();
    smashedStories(clock.now());
    const evening = await Evening.begin({ data, clock });
    const page = await evening.page();
    await page.say({ t: 'open', name: 'Ana' });
    await evening.advance(2 * 60 * 60_000);
    expect(page.bye).toBeNull();
    await page.do({ t: 'notes', text: 'encore là' });
    await evening.end();
  });
});

/** A store whose `find` can be made to fail. */
function unfinding(store: Store, fails: () => boolean): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'find' && fails())
        return () => {
          throw new StoreFault('damaged', 'database disk image is malformed');
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

it('a guess that waited for its turn and meets a smashed page is answered, and ends nothing', async () => {
  let isSmashed = false;
  const evening = await Evening.begin({
    rules: { guesses: { burst: 1, perSecond: 0.001 } },
    build: (parts) => new RoomServer({ ...parts, store: unfinding(parts.store, () => isSmashed) }),
  });
  const page = await evening.page();
  expect(await page.key({ t: 'enter', room: 'babababa', name: 'Ana' })).toBe('room.unknown');
  const waiting = page.key({ t: 'enter', room: 'bababaca', name: 'Ana' });
  await evening.settle();
  isSmashed = true;
  await evening.advance(10_000);
  expect(await waiting).toBe('server.unread');
  await evening.end();
});

it('a room that cannot be written down whole is set aside, and others are written', async () => {
  let evening = await Evening.begin({ data, rules: { snapshotEvery: 5 } });
  const [host] = await evening.table(1);
  const other = await evening.page();
  await other.say({ t: 'open', name: 'Bo' });
  await evening.settle();
  // No JSON has such a number.
  if (host !== undefined) Object.assign(evening.roomOf(host).room.data, { forgotten: 1n });
  const notes = async (text: string) => {
    await Promise.all([host?.key({ t: 'notes', text }), other.do({ t: 'notes', text })]);
  };
  for (let i = 0; i < 6; i += 1) await notes(`note ${i}`);
  await evening.settle();
  expect(host?.bye?.why.key).toBe('room.aside');
  const { code } = other.room;
  evening = await reopened(evening, data);
  const again = await evening.page(other.token);
  expect(await again.key({ t: 'enter', room: code })).toBe('ok');
  await evening.settle();
  expect(again.present.notes).toBe('note 5');
  await evening.end();
});

it('a table that throws as somebody is erased is named and set aside; at all others they are erased', async () => {
  const evening = await Evening.begin({ data });
  const [first, broken, last] = [await evening.table(2), await evening.table(2), await evening.table(2)];
  const { room } = evening.roomOf(broken[0] as Client);
  // No line of talk is like that.
  Object.assign(room.data, { talk: [null] });
  const erase = (sure: boolean) => erasePerson(evening.server, { name: 'Ana', table: null, sure });
  const found = { ok: true, told: { tables: [1, 3], unreadable: [2], seated: 2 } };
  expect(await erase(false)).toMatchObject(found);
  expect(await erase(true)).toMatchObject(found);
  await evening.settle();
  const byes = [first, broken, last].map(([host]) => host?.bye?.why.key);
  expect(byes).toEqual(['seat.erased', 'room.aside', 'seat.erased']);
  await evening.end();
});

it('nobody comes into a table in the very turn in which it is cleared', async () => {
  const evening = await Evening.begin({ data });
  const page = await evening.page();
  await page.say({ t: 'open', name: 'Ana' });
  await evening.settle();
  const { code } = page.room;
  const back = await evening.page(page.token);
  await page.lose();
  await evening.settle();
  // The alarm has not been noticed yet when somebody asks.
  evening.clock.skip(45 * 60_000 + 1);
  expect(await back.key({ t: 'enter', room: code })).toBe('room.unknown');
  await evening.end();
});
