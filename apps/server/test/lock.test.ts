import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, tokenOf } from './client.ts';
import { Evening } from './evening.ts';
import { newHome } from './home.ts';
import { reopened } from './reopened.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin();
});
afterEach(() => evening.end());

const three = { game: 'blood', options: { opening: 0, limit: 60 } };
const names = (client: Client) => client.room.people.map(({ name }) => name);

async function back(client: Client, code: string): Promise<string> {
  await client.connect();
  const key = await client.key({ t: 'enter', room: code });
  await evening.settle();
  return key;
}

describe('a locked table', () => {
  it('lets nobody new in, by code, by link or to watch, until the host opens it again', async () => {
    const [ana, bo] = (await evening.table(2)) as [Client, Client];
    const { code } = ana.room;
    const entered = ana.frames.map(({ frame }) => frame).find((frame) => frame.t === 'entered');
    const key = entered?.t === 'entered' ? (entered.key as string) : '';
    expect(await bo.key({ t: 'lock', locked: true })).toBe('host.only');
    await ana.do({ t: 'lock', locked: true });
    await evening.settle();
    expect(bo.room.locked).toBe(true);
    expect(bo.noteKeys).toContain('note.locked');
    const stranger = await evening.page();
    expect(await stranger.key({ t: 'enter', room: code, name: 'Zoé' })).toBe('room.locked');
    expect(await stranger.key({ t: 'enter', room: code, name: 'Zoé', key })).toBe('room.locked');
    expect(await stranger.key({ t: 'watch', room: code })).toBe('room.locked');
    expect(await stranger.key({ t: 'watch', room: code, key, token: stranger.token })).toBe('room.locked');
    await ana.do({ t: 'lock', locked: false });
    expect(await stranger.key({ t: 'enter', room: code, name: 'Zoé' })).toBe('ok');
  });

  it('lets those who have a seat come back, on another device too, and the screen that watched', async () => {
    const [ana, bo] = (await evening.table(2)) as [Client, Client];
    const { code } = ana.room;
    const tv = await evening.page();
    await tv.say({ t: 'watch', room: code, token: tv.token });
    await evening.settle();
    await ana.do({ t: 'lock', locked: true });
    await bo.lose();
    expect(await back(bo, code)).toBe('ok');
    await tv.lose();
    await tv.connect();
    expect(await tv.key({ t: 'watch', room: code, token: tv.token })).toBe('ok');
    await bo.do({ t: 'hand' });
    const given = bo.frames.map(({ frame }) => frame).find((frame) => frame.t === 'code');
    const phone = await evening.page();
    expect(await phone.key({ t: 'take', room: code, code: given?.t === 'code' ? given.code : '' })).toBe(
      'ok',
    );
    expect(names(ana)).toEqual(['Ana', 'Bo']);
  });

  it.each(['stopped', 'killed'] as const)('stays locked through a restart (%s)', async (ending) => {
    await evening.end();
    const data = await newHome();
    evening = await Evening.begin({ data });
    const [ana] = (await evening.table(2)) as [Client];
    const { code } = ana.room;
    await ana.do({ t: 'lock', locked: true });
    evening = await reopened(evening, data, { ending });
    const stranger = await evening.page();
    const token = tokenOf(99);
    expect(await stranger.key({ t: 'enter', room: code, name: 'Zoé', token })).toBe('room.locked');
    const again = await evening.page();
    expect(await again.key({ t: 'enter', room: code, token: ana.token })).toBe('ok');
  });
});

describe('whoever was sent away', () => {
  it('stays out by the same browser, under any name, and to watch too; the host may let them in again', async () => {
    const [ana, bo] = (await evening.table(3)) as [Client, Client];
    const { code } = ana.room;
    await ana.do({ t: 'kick', person: 2 });
    await bo.closed;
    await bo.connect();
    expect(await bo.key({ t: 'enter', room: code })).toBe('room.barred');
    expect(await bo.key({ t: 'enter', room: code, name: 'Gentil' })).toBe('room.barred');
    expect(await bo.key({ t: 'watch', room: code, token: bo.token })).toBe('room.barred');
    await evening.settle();
    expect(ana.room.barred).toEqual([{ person: 2, name: 'Bo' }]);
    expect(await ana.key({ t: 'pardon', person: 3 })).toBe('person.unknown');
    await ana.do({ t: 'pardon', person: 2 });
    expect(await bo.key({ t: 'enter', room: code, name: 'Bo' })).toBe('ok');
    await evening.settle();
    expect(ana.room.barred).toEqual([]);
    expect(ana.noteKeys).toContain('note.pardoned');
    expect(await bo.key({ t: 'pardon', person: 2 })).toBe('host.only');
  });

  it('does not come back to a game by a hand-over asked for before', async () => {
    const [ana, bo] = (await evening.table(4, three)) as [Client, Client];
    await ana.do({ t: 'start' });
    await evening.settle();
    await bo.do({ t: 'hand' });
    const given = bo.frames.map(({ frame }) => frame).find((frame) => frame.t === 'code');
    await ana.do({ t: 'kick', person: 2 });
    await bo.closed;
    const phone = await evening.page();
    const take = { t: 'take', room: ana.room.code, code: given?.t === 'code' ? given.code : '' } as const;
    expect(await phone.key(take)).toBe('handOver.unknown');
  });

  it('is one of the last forty at most, and no bot is among them', async () => {
    const [ana] = (await evening.table(1)) as [Client];
    await ana.do({ t: 'bot' });
    await ana.do({ t: 'kick', person: 2 });
    await evening.settle();
    expect(ana.room.barred).toEqual([]);
    for (let i = 0; i < 45; i += 1) {
      const page = await evening.page();
      await page.say({ t: 'enter', room: ana.room.code, name: `Nom${i}` });
      await evening.settle();
      await ana.do({ t: 'kick', person: page.present.me.person as number });
    }
    await evening.settle();
    expect(ana.room.barred).toHaveLength(40);
    expect(ana.room.barred.at(-1)?.name).toBe('Nom44');
  });
});
