import type { AnyGame, Games } from '@veillee/rooms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTable } from '../src/care/doors.ts';
import { listTables } from '../src/care/tables.ts';
import { games } from '../src/games.ts';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';
import { newHome } from './home.ts';
import { type Ending, reopened } from './reopened.ts';

const options = {
  deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'],
  pace: { deal: 20, call: 5, markCheck: 5, day: 60, vote: 5 },
};

let data: string;
let evening: Evening;
beforeEach(async () => {
  data = await newHome();
  evening = await Evening.begin({ data });
});
afterEach(async () => {
  await evening.end();
});

const oneNight = games.get('one-night') as AnyGame;
/** One Night as another version would have it, beside the other games. */
const withOneNight = (changed: Partial<AnyGame>): Games =>
  new Map([...games, [oneNight.id, { ...oneNight, ...changed }]]);

const throwing = () => {
  throw new Error('a state that does not fit');
};
/** Every step of it throws when its time is up. */
const faulty = withOneNight({
  steps: Object.fromEntries(
    Object.entries(oneNight.steps).map(([type, rule]) => [type, { ...rule, close: throwing }]),
  ),
});

async function inTheNight(): Promise<Client> {
  const [host] = (await evening.table(3, { game: 'one-night', options })) as [Client];
  await host.do({ t: 'start' });
  await evening.advance(25_000);
  return host;
}

async function reopen(served: Games = games, ending: Ending = 'killed'): Promise<void> {
  evening = await reopened(evening, data, { games: served, ending });
}

const asides = (): string | undefined =>
  /^veillee_rooms_aside_total (\d+)$/m.exec(evening.server.roomServer.metrics.text())?.[1];

async function comingBack(person: Client, room = person.room.code): Promise<[Client, string]> {
  const page = await evening.page(person.token);
  const key = await page.key({ t: 'enter', room });
  await evening.settle();
  return [page, key];
}

describe('a room in which something throws', () => {
  it('at its deadline is set aside once, and everybody else plays on', async () => {
    const ana = await inTheNight();
    const code = ana.room.code;
    const bo = await evening.page();
    await bo.say({ t: 'open', name: 'Bo' });
    await evening.settle();
    await reopen(faulty, 'stopped');
    const [there] = await comingBack(ana, code);
    const [elsewhere] = await comingBack(bo, bo.room.code);
    await evening.advance(6000);
    expect(there.bye?.why.key).toBe('room.aside');
    expect(there.isOpen).toBe(false);
    await elsewhere.do({ t: 'notes', text: 'on joue' });
    await evening.advance(60_000);
    expect(asides()).toBe('1');
    // And so after each start, without a deadline that throws again.
    await reopen(faulty);
    await evening.advance(60_000);
    expect(asides()).toBe('0');
    const [again, key] = await comingBack(ana, code);
    expect(key).toBe('room.aside');
    expect(again.isOpen).toBe(true);
    const [other, fine] = await comingBack(bo, bo.room.code);
    expect(fine).toBe('ok');
    expect(other.present.notes).toBe('on joue');
  });

  it('while it is built again from its log is set aside, whoever comes or whatever rings', async () => {
    const ana = await inTheNight();
    const code = ana.room.code;
    await reopen(faulty, 'killed');
    await evening.advance(60_000);
    expect(asides()).toBe('1');
    expect((await comingBack(ana, code))[1]).toBe('room.aside');
    expect(asides()).toBe('1');
  });

  it('by a command is set aside as it was before, and the command is not said to be obeyed', async () => {
    const ana = await inTheNight();
    const code = ana.room.code;
    await ana.do({ t: 'notes', text: 'acquis' });
    const { roomServer } = evening.server;
    const live = evening.roomOf(ana);
    Object.defineProperty(live.room.data, 'talk', { get: throwing });
    await ana.key({ t: 'pause', id: 'pause-once', paused: true });
    await evening.settle();
    expect(ana.bye?.why.key).toBe('room.aside');
    expect(ana.frames.some(({ text }) => text.includes('pause-once'))).toBe(false);
    expect(roomServer.parts.rooms.size).toBe(0);
    const stored = await roomServer.parts.setup.store.load(live.room.id);
    expect(stored?.aside).toBe('room.aside');
    expect(stored?.lines.at(-1)?.data).toContain('acquis');
    expect((await comingBack(ana, code))[1]).toBe('room.aside');
  });

  it('while it is told, or looked at for the first time, is set aside too', async () => {
    const ana = await inTheNight();
    const code = ana.room.code;
    await reopen(withOneNight({ scene: throwing }));
    const [page] = await comingBack(ana, code);
    await evening.settle();
    expect(page.bye?.why.key).toBe('room.aside');
    expect((await comingBack(ana, code))[1]).toBe('room.aside');
  });

  it('that was opened in this very turn leaves nothing behind', async () => {
    const { roomServer } = evening.server;
    const page = await evening.page();
    const { rooms } = roomServer.parts;
    const open = rooms.open.bind(rooms);
    rooms.open = (code) => {
      const live = open(code);
      Object.defineProperty(live.room.data, 'people', { get: throwing });
      return live;
    };
    await page.key({ t: 'open', name: 'Ana' });
    rooms.open = open;
    await evening.settle();
    expect(await roomServer.parts.setup.store.countRooms()).toBe(0);
    const other = await evening.page();
    expect(await other.key({ t: 'open', name: 'Bo' })).toBe('ok');
  });
});

describe('a match stored under other rules', () => {
  const later = withOneNight({ rules: oneNight.rules + 1 });

  it.each(['stopped', 'killed'] as const)('is set aside, and its people are told so (%s)', async (ending) => {
    const ana = await inTheNight();
    const code = ana.room.code;
    await reopen(later, ending);
    await evening.advance(60_000);
    expect((await comingBack(ana, code))[1]).toBe('room.otherRules');
    expect(asides()).toBe('1');
    await reopen(later);
    expect((await comingBack(ana, code))[1]).toBe('room.otherRules');
    expect(asides()).toBe('0');
  });

  it('that was over is no longer shown, and its table goes on', async () => {
    const ana = await inTheNight();
    await evening.advance(600_000);
    expect(ana.room.match?.state).toBe('over');
    const { code, scores } = ana.room;
    await reopen(later, 'stopped');
    const [back, key] = await comingBack(ana, code);
    expect(key).toBe('ok');
    expect(back.room.match).toBeNull();
    expect(back.room.scores).toEqual(scores);
  });
});

describe('a room that was set aside', () => {
  it('is listed as such, and opened again by whoever runs the house once it no longer throws', async () => {
    const ana = await inTheNight();
    const code = ana.room.code;
    await reopen(faulty);
    expect((await comingBack(ana, code))[1]).toBe('room.aside');
    const states = async () => {
      return (await listTables(evening.server, { names: false, codes: false })).map(({ state }) => state);
    };
    expect(await states()).toEqual(['aside']);
    expect(await openTable(evening.server, code)).toMatchObject({ ok: false });
    expect(await states()).toEqual(['aside']);
    await reopen();
    expect((await comingBack(ana, code))[1]).toBe('room.aside');
    expect(await openTable(evening.server, code)).toMatchObject({ ok: true });
    expect(await states()).toEqual(['playing']);
    const [back, key] = await comingBack(ana, code);
    expect(key).toBe('ok');
    const step = back.sight.clock?.step as number;
    await evening.advance(6000);
    expect(back.sight.clock?.step).toBe(step + 1);
  });
});
