import { readFileSync } from 'node:fs';
import { blood } from '@veillee/blood';
import { see } from '@veillee/kernel';
import type { AnyGame, StoredRoom } from '@veillee/rooms';
import { rebuild } from '@veillee/rooms';
import { afterEach, expect, it } from 'vitest';
import { attend } from '../../src/care/attend.ts';
import type { CareAnswer, CareRequest, CareTask, CareTold } from '../../src/care/requests.ts';
import { Evening, type EveningParts } from '../evening.ts';
import { isKept, newHome, postgres } from '../home.ts';
import { guestbook } from './guestbook.ts';

let evening: Evening;
let data: string;
afterEach(() => evening.end());

async function begin(parts: EveningParts = {}): Promise<void> {
  data = await newHome();
  evening = await Evening.begin({ data, ...parts });
}

async function care(request: CareRequest): Promise<CareAnswer> {
  const answer = await attend(evening.server, request as Parameters<typeof attend>[1], data);
  await evening.settle();
  return answer;
}

async function told<D extends CareTask>(request: CareRequest & { readonly do: D }): Promise<CareTold<D>> {
  const answer = await care(request);
  if (!answer.ok) throw new Error(answer.no.en);
  return answer.told;
}

const list = (shows: { names?: boolean; codes?: boolean } = {}) =>
  told({ do: 'tables', names: shows.names ?? false, codes: shows.codes ?? false });

const played = { game: blood.id, options: { opening: 0 } };

it('tables are listed by number, without codes or names unless asked', async () => {
  await begin();
  const [ana, bo] = await evening.table(4, played);
  await ana?.do({ t: 'start' });
  await bo?.lose();
  await (await evening.page()).say({ t: 'open', name: 'Zoé' });
  await evening.advance(60_000);
  const tables = await list();
  expect(tables).toMatchObject([
    { number: 1, people: 4, bots: 0, pages: 3, game: blood.id, state: 'playing' },
    { number: 2, people: 1, bots: 0, pages: 1, game: null, state: 'waiting' },
  ]);
  const now = evening.clock.now();
  for (const { opened, touched, bytes } of tables) {
    expect(opened).toBe(now - 60_000);
    expect(touched).toBeLessThanOrEqual(now);
    expect(bytes).toBeGreaterThan(100);
  }
  const text = JSON.stringify(tables);
  for (const secret of ['Ana', 'Zoé', ana?.room.code ?? '']) expect(text).not.toContain(secret);
  expect(await list({ names: true, codes: true })).toMatchObject([
    { code: ana?.room.code, names: ['Ana', 'Bo', 'Cléo', 'Dan'] },
    { names: ['Zoé'] },
  ]);
});

it('a closed table tells its people so, lets nobody in, and goes on where it was once it is open again', async () => {
  await begin();
  const people = await evening.table(4, played);
  const [ana] = people as [(typeof people)[0]];
  const { code } = ana.room;
  await ana.do({ t: 'start' });
  const seen = JSON.stringify(ana.sight);
  expect(await told({ do: 'close', table: code.toUpperCase() })).toEqual({ number: 1, pages: 4 });
  for (const one of people) {
    expect(one.bye).toEqual({ t: 'bye', why: { key: 'room.closed' }, again: false });
    expect(one.isOpen).toBe(false);
  }
  expect(await list()).toMatchObject([{ state: 'closed', pages: 0 }]);
  await ana.connect();
  expect(await ana.key({ t: 'enter', room: code })).toBe('room.closed');
  const stranger = await evening.page();
  expect(await stranger.key({ t: 'watch', room: code })).toBe('room.closed');
  await evening.advance(300_000);
  await told({ do: 'open', table: '1' });
  expect(await ana.key({ t: 'enter', room: code })).toBe('ok');
  await evening.settle();
  expect(ana.room.match?.paused).toBe(true);
  expect(JSON.stringify(ana.sight)).toBe(seen);
});

it('a deleted table tells its people so and is in no file any more, nor can it come back', async () => {
  await begin();
  const [ana, bo] = await evening.table(2);
  await bo?.do({ t: 'notes', text: 'pale as a sheet' });
  await bo?.do({ t: 'say', circle: 'room', text: 'words to be forgotten' });
  const code = ana?.room.code ?? '';
  expect(await told({ do: 'delete', table: '1', sure: false })).toMatchObject({ number: 1, people: 2 });
  expect(await list()).toHaveLength(1);
  expect(await isKept(data, 'pale as a sheet')).toBe(true);
  await told({ do: 'delete', table: '1', sure: true });
  expect(bo?.bye?.why).toEqual({ key: 'room.deleted' });
  expect(await list()).toEqual([]);
  for (const text of ['pale as a sheet', 'words to be forgotten', code, 'Ana'])
    expect(await isKept(data, text), text).toBe(false);
  await ana?.connect();
  expect(await ana?.key({ t: 'enter', room: code, name: 'Ana' })).toBe('room.unknown');
  await evening.advance(120_000);
  expect(await list()).toEqual([]);
});

it('what is not there is said not to be', async () => {
  await begin();
  for (const request of [
    { do: 'close', table: '7' },
    { do: 'open', table: 'batolumi' },
    { do: 'delete', table: '', sure: true },
    { do: 'erasePerson', name: 'Ana', table: '7', sure: true },
    { do: 'erasePerson', name: ' ', table: null, sure: true },
    { do: 'eraseStory', story: 'https://veillee.example/#story/aaaaaaaaaaaaaaaaaaaaaaaa', sure: true },
  ] as const)
    expect(await care(request), request.do).toMatchObject({ ok: false });
});

it('somebody is erased from tables, talk, notes, scores and logs, and sent out with a word', async () => {
  await begin();
  const [ana, bo, cleo] = await evening.table(3);
  await bo?.do({ t: 'rename', name: 'Bohémond' });
  await bo?.do({ t: 'say', circle: 'room', text: 'I am the one you seek' });
  await bo?.do({ t: 'notes', text: 'Ana lies in wait' });
  await cleo?.do({ t: 'say', circle: 'room', text: 'Bohémond, really?' });
  await evening.settle();
  const found = await told({ do: 'erasePerson', name: 'Bohémond', table: null, sure: false });
  expect(found).toEqual({ tables: [1], seated: 1, lines: 1, stories: 0, mentions: 1, unreadable: [] });
  expect(bo?.isOpen).toBe(true);
  expect(await told({ do: 'erasePerson', name: 'Bohémond', table: null, sure: true })).toEqual(found);
  expect(bo?.bye?.why).toEqual({ key: 'seat.erased' });
  expect(ana?.room.people.map(({ name }) => name)).toEqual(['Ana', 'Cléo']);
  expect(JSON.stringify(ana?.present.talk)).toContain('"name":"—"');
  for (const text of ['I am the one', 'Ana lies', '"Bo"', '"Bohémond"']) {
    expect(JSON.stringify(ana?.present.talk), text).not.toContain(text);
    expect(await isKept(data, text), text).toBe(false);
  }
  // What others said is theirs; whoever asks is told that it stands.
  expect(await isKept(data, 'Bohémond, really?')).toBe(true);
  await ana?.do({ t: 'say', circle: 'room', text: 'on we go' });
  expect(await told({ do: 'erasePerson', name: 'Bohémond', table: null, sure: false })).toMatchObject({
    tables: [],
    lines: 0,
  });
});

it('in the middle of a game an erased person’s seat stays, without a name, and the game goes on', async () => {
  await begin();
  const [ana, bo] = await evening.table(4, played);
  const endpoint = 'https://fcm.googleapis.com/fcm/send/ana';
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  await ana?.do({ t: 'push', subscription: { endpoint, keys } });
  await ana?.do({ t: 'start' });
  expect(await isKept(data, endpoint)).toBe(true);
  const { roomServer } = evening.server;
  const match = roomServer.parts.rooms.get(1)?.room.match ?? null;
  const before = match === null ? '' : JSON.stringify(see(match, 'table'));
  await told({ do: 'erasePerson', name: 'Ana', table: '1', sure: true });
  expect(ana?.bye?.why).toEqual({ key: 'seat.erased' });
  expect(await isKept(data, endpoint)).toBe(false);
  expect(bo?.room.people[0]).toMatchObject({ id: 1, name: '—' });
  expect(bo?.room.host).toBe(2);
  expect(await isKept(data, '"Ana"')).toBe(false);
  const after = roomServer.parts.rooms.get(1)?.room.match ?? null;
  expect(after === null ? null : JSON.stringify(see(after, 'table'))).toBe(before);
  await ana?.connect();
  expect(await ana?.key({ t: 'enter', room: bo?.room.code ?? '' })).toBe('seat.unknown');
});

it('what somebody wrote into a game is taken out of it, and the game is what it is without', async () => {
  await begin({ games: new Map([[guestbook.id, guestbook as unknown as AnyGame]]) });
  const [ana, bo] = await evening.table(2, { game: guestbook.id });
  await ana?.do({ t: 'start' });
  for (const [one, text] of [
    [ana, 'kind regards'],
    [bo, 'my own confession'],
  ] as const)
    await one?.do({ t: 'answer', prompt: 'write', answer: { do: 'down', text } });
  await evening.settle();
  expect(ana?.sight.view).toEqual({ book: ['kind regards', 'my own confession'] });
  await told({ do: 'erasePerson', name: 'Bo', table: null, sure: true });
  expect(ana?.sight.view).toEqual({ book: ['kind regards', '…'] });
  expect(await isKept(data, 'my own confession')).toBe(false);
  expect(await isKept(data, 'kind regards')).toBe(true);
});

it('a name leaves the stories of finished games, which can be played again as before; a story leaves as a whole', async () => {
  await begin();
  const { roomServer } = evening.server;
  const text = readFileSync(
    new URL('../../../../docs/examples/one-night.transcript.json', import.meta.url),
    'utf8',
  );
  const [kept, other] = ['k'.repeat(24), 'o'.repeat(24)];
  roomServer.parts.commits.current.keepStory(0, kept, text);
  roomServer.parts.commits.current.keepStory(0, other, text.replace('"Cléo"', '"Cleopatra"'));
  roomServer.flush();
  expect(await told({ do: 'erasePerson', name: 'Cléo', table: null, sure: true })).toMatchObject({
    stories: 1,
  });
  const story = JSON.parse((await evening.server.store.story(kept))?.data ?? '');
  expect(story).toEqual({ ...JSON.parse(text), names: ['Ana', 'Bob', '—', 'Dan', 'Eve'] });
  expect(await isKept(data, '"Cléo"')).toBe(false);
  const link = `https://veillee.example/#story/${other}`;
  expect(await told({ do: 'eraseStory', story: link, sure: false })).toMatchObject({ seats: 5 });
  expect(await evening.server.store.story(other)).toBeDefined();
  await told({ do: 'eraseStory', story: link, sure: true });
  expect(await evening.server.store.story(other)).toBeUndefined();
  expect(await isKept(data, 'Cleopatra')).toBe(false);
});

it('a table that these rules cannot open is listed as broken; it can be deleted, and not quietly skipped', async () => {
  await begin();
  const { roomServer } = evening.server;
  await roomServer.parts.setup.store.write({
    at: 1,
    opened: [{ room: 40, code: 'batolumi' }],
    lines: [{ room: 40, seq: 1, at: 1, data: '[{"e":"joined","name":"Ana"}]' }],
    deadlines: [],
    snapshots: [],
    stories: [],
    cleared: [],
    aside: [],
  });
  expect(await list()).toMatchObject([{ number: 40, state: 'broken' }]);
  expect(await care({ do: 'close', table: '40' })).toMatchObject({ ok: false });
  expect(await told({ do: 'erasePerson', name: 'Ana', table: null, sure: true })).toMatchObject({
    unreadable: [40],
  });
  await told({ do: 'delete', table: '40', sure: true });
  expect(await isKept(data, '"Ana"')).toBe(false);
});

it('a table is erased from while it sleeps on the disk, and what was forgotten already too', async () => {
  await begin({ rules: { unloadAfter: 1 } });
  const [ana, bo] = await evening.table(2);
  await bo?.do({ t: 'say', circle: 'room', text: 'gone tomorrow' });
  await bo?.do({ t: 'leave' });
  for (let i = 0; i < 210; i += 1) await ana?.do({ t: 'say', circle: 'room', text: `line ${i}` });
  await ana?.lose();
  await evening.advance(120_000);
  expect(evening.server.roomServer.parts.rooms.size).toBe(0);
  // A database lets go of lines with the snapshot that holds them; in a file they stand until it is written anew.
  expect(await isKept(data, 'gone tomorrow')).toBe(postgres === undefined);
  await told({ do: 'erasePerson', name: 'Bo', table: null, sure: true });
  for (const text of ['gone tomorrow', '"Bo"']) expect(await isKept(data, text), text).toBe(false);
  expect(await isKept(data, 'line 209')).toBe(true);
});

it('a table that sleeps and is late is taken up once, and plays on from there', async () => {
  await begin({ rules: { unloadAfter: 1 } });
  const [ana] = await evening.table(4, { game: blood.id, options: { opening: 0, limit: 3600 } });
  await ana?.do({ t: 'start' });
  for (const page of evening.clients) await page.lose();
  await evening.advance(120_000);
  const { roomServer, store } = evening.server;
  expect(roomServer.parts.rooms.size).toBe(0);
  // Its time runs out before anything has rung.
  evening.clock.skip(2 * 3_600_000);
  const code = (await store.upkeep.rooms())[0]?.code ?? '';
  expect(await told({ do: 'close', table: code })).toMatchObject({ number: 1 });
  await told({ do: 'open', table: code });
  const { room } = roomServer.parts.rooms.get(1) ?? {};
  expect(room?.data.sitting?.timing.step).toBeGreaterThan(0);
  const stored = await store.load(1);
  expect(stored?.lines.at(-1)?.seq ?? stored?.snapshot?.seq).toBe(room?.seq);
  expect(rebuild(stored as StoredRoom, (id) => roomServer.parts.setup.games.get(id)).data).toEqual(
    room?.data,
  );
});

it('stories live so long from their day, tables from their last visit, and then are in no file', async () => {
  const hour = 60 * 60 * 1000;
  await begin({ rules: { keepStories: 3 * hour, clearAfter: hour } });
  const { roomServer } = evening.server;
  const [ana] = await evening.table(1);
  await ana?.do({ t: 'say', circle: 'room', text: 'an old evening' });
  roomServer.parts.commits.current.keepStory(0, 'a'.repeat(24), '{"a":"an old story"}');
  roomServer.flush();
  const answer = await fetch(`${evening.server.url}api/story/${'a'.repeat(24)}`);
  const until = Date.parse(answer.headers.get('sunset') ?? '');
  expect(Math.abs(until - (evening.clock.now() + 3 * hour))).toBeLessThanOrEqual(1000);
  await ana?.lose();
  await evening.advance(hour + 600_000);
  expect(await isKept(data, 'an old evening')).toBe(false);
  expect(await isKept(data, 'an old story')).toBe(true);
  await evening.advance(3 * hour);
  expect(await isKept(data, 'an old story')).toBe(false);
  expect((await fetch(`${evening.server.url}api/story/${'a'.repeat(24)}`)).status).toBe(404);
});
