import { defaultRules } from '@veillee/rooms';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';
import { newHome } from './home.ts';

const minute = 60_000;
const hour = 60 * minute;

let evening: Evening;
afterEach(() => evening.end());

const standing = () => evening.server.roomServer.parts.setup.store.countRooms();
const lays = async () => {
  const page = await evening.page();
  const key = await page.key({ t: 'open', name: 'Ana' });
  await evening.settle();
  return { page, key };
};

describe('a table that was never played', () => {
  it('is cleared within an hour of nobody being there, and its code is unknown then', async () => {
    evening = await Evening.begin();
    const { page } = await lays();
    const { code } = page.room;
    await evening.advance(2 * hour);
    expect(await standing()).toBe(1);
    await page.lose();
    await evening.settle();
    await evening.advance(30 * minute);
    await page.connect();
    expect(await page.key({ t: 'enter', room: code })).toBe('ok');
    await page.lose();
    await evening.settle();
    await evening.advance(44 * minute);
    expect(await standing()).toBe(1);
    await evening.advance(2 * minute);
    expect(await standing()).toBe(0);
    expect(evening.server.roomServer.parts.rooms.size).toBe(0);
    await page.connect();
    expect(await page.key({ t: 'enter', room: code })).toBe('room.unknown');
  });

  it('is one where a game was begun and abandoned, too', async () => {
    evening = await Evening.begin();
    const people = await evening.table(4, { game: 'blood', options: { opening: 0, limit: 60 } });
    await people[0]?.do({ t: 'start' });
    await people[0]?.do({ t: 'abandon' });
    for (const page of people) await page.lose();
    await evening.settle();
    await evening.advance(hour);
    expect(await standing()).toBe(0);
  });

  it('is cleared after a restart as well', async () => {
    const data = await newHome();
    evening = await Evening.begin({ data });
    const { page } = await lays();
    await page.lose();
    await evening.settle();
    const { clock } = evening;
    await evening.end();
    evening = await Evening.begin({ data, clock });
    expect(await standing()).toBe(1);
    await evening.advance(hour);
    expect(await standing()).toBe(0);
  });

  it('stays while a game goes on without anybody, and once one has come to its end', async () => {
    evening = await Evening.begin();
    const pace = { deal: 20, call: 5, markCheck: 5, day: 60, vote: 5 };
    const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };
    const people = (await evening.table(3, { game: 'one-night', options })) as [Client, Client, Client];
    const [ana] = people;
    const { code } = ana.room;
    await ana.do({ t: 'start' });
    await ana.do({ t: 'pause', paused: true });
    for (const page of people) await page.lose();
    await evening.settle();
    await evening.advance(3 * hour);
    expect(await standing()).toBe(1);
    await ana.connect();
    await ana.say({ t: 'enter', room: code });
    await evening.settle();
    await ana.do({ t: 'pause', paused: false });
    await evening.advance(10 * minute);
    expect(ana.room.match?.state).toBe('over');
    await ana.lose();
    await evening.settle();
    await evening.advance(24 * hour);
    expect(await standing()).toBe(1);
  });
});

describe('one address', () => {
  const { tables } = defaultRules;

  it('lays so many tables in a row, and again one every half minute', async () => {
    evening = await Evening.begin({ rules: { tables: { ...tables, burst: 3 } } });
    for (let i = 0; i < 3; i += 1) expect((await lays()).key).toBe('ok');
    expect((await lays()).key).toBe('tooFast');
    await evening.advance(30_000);
    expect((await lays()).key).toBe('ok');
    expect((await lays()).key).toBe('tooFast');
  });

  it('has so many standing at a time; those that are cleared make room', async () => {
    evening = await Evening.begin({ rules: { tablesAtOnce: 3 } });
    const pages: Client[] = [];
    for (let i = 0; i < 3; i += 1) pages.push((await lays()).page);
    expect((await lays()).key).toBe('room.tooManyHere');
    for (const page of pages) await page.lose();
    await evening.settle();
    await evening.advance(hour);
    expect((await lays()).key).toBe('ok');
  });
});
