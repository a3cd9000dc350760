import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin();
});
afterEach(() => evening.end());

const five = { game: 'blood', options: { opening: 0, limit: 60 } };

/** The table as its host sees it. */
const names = (client: Client) => client.room.people.map(({ name }) => name);

/** Three in the first call of a night of One Night, which lasts a minute. */
async function inTheDark(): Promise<[Client, Client]> {
  const pace = { deal: 20, call: 60, markCheck: 5, day: 30, vote: 5 };
  const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };
  const [ana, bo] = (await evening.table(3, { game: 'one-night', options })) as [Client, Client];
  await ana.do({ t: 'start' });
  await evening.advance(20_000);
  return [ana, bo];
}

async function joins(code: string, name: string): Promise<Client> {
  const client = await evening.page();
  await client.say({ t: 'enter', room: code, name });
  await evening.settle();
  return client;
}

describe('a table', () => {
  it('has a code one can say, a host, and seats in the order of coming', async () => {
    const [ana] = (await evening.table(3)) as [Client];
    expect(ana.room.code).toMatch(/^([b-z][aeiou]){4}$/);
    expect(ana.room.host).toBe(ana.present.me.person);
    expect(ana.room.seats).toEqual([1, 2, 3]);
    expect(names(ana)).toEqual(['Ana', 'Bo', 'Cléo']);
  });

  it('tells people of the same name apart, and cleans what would deceive', async () => {
    const [ana] = (await evening.table(1)) as [Client];
    for (const name of ['ana', 'ÁNA', '  A\u202en\u200ba\u0000  ', 'x'.repeat(60)])
      await joins(ana.room.code, name);
    expect(names(ana)).toEqual(['Ana', 'ana 2', 'ÁNA 3', 'Ana 4', 'x'.repeat(24)]);
    const nobody = await evening.page();
    expect(await nobody.key({ t: 'enter', room: ana.room.code, name: '\u200b \u0007' })).toBe(
      'name.malformed',
    );
  });

  it('says how French speaks of somebody as openly as the name, and lets them change it', async () => {
    const [ana, bo] = (await evening.table(2)) as [Client, Client];
    const genders = (client: Client) => client.room.people.map(({ gender }) => gender);
    expect(genders(bo)).toEqual([undefined, undefined]);
    await bo.do({ t: 'rename', name: 'Bo', gender: 'she' });
    await ana.do({ t: 'rename', name: 'Bo', person: 2 });
    await evening.settle();
    expect(genders(ana)).toEqual([undefined, 'she']);
    expect(ana.noteKeys).not.toContain('note.renamed');
    await bo.do({ t: 'rename', name: 'Bo', gender: null });
    await evening.settle();
    expect(genders(ana)).toEqual([undefined, undefined]);
  });

  it('lets the host rename somebody, and nobody else', async () => {
    const [ana, bo] = (await evening.table(3)) as [Client, Client];
    await ana.do({ t: 'rename', person: 3, name: 'Dora' });
    await evening.settle();
    expect(names(bo)).toEqual(['Ana', 'Bo', 'Dora']);
    expect(bo.noteKeys).toContain('note.renamed');
    expect(await bo.key({ t: 'rename', person: 1, name: 'Zut' })).toBe('host.only');
    await bo.do({ t: 'rename', name: 'Boris' });
    await evening.settle();
    expect(names(ana)).toContain('Boris');
  });

  it('seats people as the host says', async () => {
    const [ana, bo] = (await evening.table(3)) as [Client, Client];
    await ana.do({ t: 'arrange', seats: [3, 1, 2] });
    await evening.settle();
    expect(bo.room.seats).toEqual([3, 1, 2]);
    expect(await ana.key({ t: 'arrange', seats: [3, 1] })).toBe('arrange.malformed');
    expect(await ana.key({ t: 'arrange', seats: [3, 1, 1] })).toBe('arrange.malformed');
  });

  it('is full when its chairs are taken, until the host adds one', async () => {
    const [ana] = (await evening.table(2)) as [Client];
    await ana.do({ t: 'settings', chairs: 2 });
    const late = await evening.page();
    expect(await late.key({ t: 'enter', room: ana.room.code, name: 'Late' })).toBe('room.full');
    expect(await late.key({ t: 'watch', room: ana.room.code })).toBe('ok');
    await evening.settle();
    expect(await late.key({ t: 'ready', ready: true })).toBe('seat.none');
    expect(await ana.key({ t: 'settings', chairs: 1 })).toBe('chairs.few');
    await ana.do({ t: 'settings', chairs: 3 });
    expect((await joins(ana.room.code, 'Late')).room.seats).toHaveLength(3);
  });

  it('loses whom the host sends away, for good', async () => {
    const [ana, bo] = (await evening.table(3)) as [Client, Client];
    await ana.do({ t: 'kick', person: 2 });
    await bo.closed;
    expect(bo.bye?.why.key).toBe('seat.kicked');
    await bo.connect();
    expect(await bo.key({ t: 'enter', room: ana.room.code })).toBe('room.barred');
    expect(names(ana)).toEqual(['Ana', 'Cléo']);
    expect(await ana.key({ t: 'kick', person: 99 })).toBe('person.unknown');
    expect(await ana.key({ t: 'kick', person: 1 })).toBe('person.unknown');
  });

  it('passes to the next seat when the host leaves, or is gone for a minute', async () => {
    const [ana, bo, cleo] = (await evening.table(3)) as [Client, Client, Client];
    await ana.do({ t: 'leave' });
    await evening.settle();
    expect(bo.room.host).toBe(2);
    await bo.lose();
    await evening.settle();
    await evening.advance(59_000);
    expect(cleo.room.host).toBe(2);
    await evening.advance(1000);
    expect(cleo.room.host).toBe(3);
    expect(cleo.noteKeys.filter((key) => key === 'note.host')).toHaveLength(2);
  });

  it('keeps its host over a short absence', async () => {
    const [ana, bo] = (await evening.table(2)) as [Client, Client];
    await ana.lose();
    await evening.advance(30_000);
    expect(bo.room.people[0]?.here).toBe(false);
    await ana.connect();
    await ana.say({ t: 'enter', room: bo.room.code });
    await evening.advance(120_000);
    expect(bo.room.host).toBe(1);
    expect(bo.room.people[0]?.here).toBe(true);
  });

  it('begins when all are ready and the game agrees, and says what is wrong', async () => {
    const [ana, bo] = (await evening.table(3)) as [Client, Client];
    expect(await ana.key({ t: 'start' })).toBe('game.none');
    expect(await ana.key({ t: 'settings', game: 'chess' })).toBe('game.unknown');
    await ana.do({ t: 'settings', ...five });
    await evening.settle();
    expect(ana.room.faults.length).toBeGreaterThan(0);
    expect(await ana.say({ t: 'start' })).toEqual(ana.room.faults);
    await ana.do({ t: 'bot' });
    await evening.settle();
    expect(ana.room.faults).toEqual([]);
    await bo.do({ t: 'ready', ready: false });
    expect(await ana.key({ t: 'start' })).toBe('start.notReady');
    await bo.do({ t: 'ready', ready: true });
    expect(await bo.key({ t: 'start' })).toBe('host.only');
    await ana.do({ t: 'start' });
    expect(await ana.key({ t: 'start' })).toBe('lobby.only');
    expect(await ana.key({ t: 'bot' })).toBe('lobby.only');
    expect(await bo.key({ t: 'ready', ready: true })).toBe('match.running');
  });

  it('shows the game to a late comer, who plays the next one', async () => {
    const [ana] = (await evening.table(4, five)) as [Client];
    await ana.do({ t: 'start' });
    await evening.settle();
    const late = await joins(ana.room.code, 'Late');
    expect(late.present.me.chair).toBe('table');
    expect(late.sight.prompts).toEqual([]);
    expect(ana.room.seats).toHaveLength(5);
    await ana.do({ t: 'abandon' });
    await evening.settle();
    expect(late.room.match?.state).toBe('abandoned');
    await ana.do({ t: 'again' });
    for (const client of evening.clients.slice(1)) await client.do({ t: 'ready', ready: true });
    await ana.do({ t: 'start' });
    await evening.settle();
    expect(late.present.me.chair).toBe(4);
    expect(late.present.m).toBe(2);
    expect(late.room.match?.holders).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows the game to a late comer where every chair is taken, who sits down once there is another', async () => {
    const [ana] = (await evening.table(4, five)) as [Client];
    await ana.do({ t: 'settings', chairs: 4 });
    await ana.do({ t: 'start' });
    await evening.settle();
    const late = await joins(ana.room.code, 'Late');
    expect(late.present.me).toMatchObject({ person: 5, chair: 'table' });
    expect(ana.room.seats).toEqual([1, 2, 3, 4]);
    await ana.do({ t: 'abandon' });
    await ana.do({ t: 'again' });
    expect(await late.key({ t: 'sit', sit: true })).toBe('room.full');
    await ana.do({ t: 'settings', chairs: 5 });
    await late.do({ t: 'sit', sit: true });
    for (const client of evening.clients.slice(1)) await client.do({ t: 'ready', ready: true });
    await ana.do({ t: 'start' });
    await evening.settle();
    expect(late.present.me.chair).toBe(4);
  });

  it('lets somebody sit out and come back in', async () => {
    const [ana, bo] = (await evening.table(3)) as [Client, Client];
    await bo.do({ t: 'sit', sit: false });
    await evening.settle();
    expect(ana.room.seats).toEqual([1, 3]);
    await ana.do({ t: 'settings', chairs: 2 });
    expect(await bo.key({ t: 'sit', sit: true })).toBe('room.full');
    await ana.do({ t: 'settings', chairs: 3 });
    await bo.do({ t: 'sit', sit: true });
    await evening.settle();
    expect(ana.room.seats).toEqual([1, 3, 2]);
  });

  it('is cleared after two weeks without anybody, and not before; the story of its game stays', async () => {
    const [ana] = (await evening.table(4, { game: 'blood', options: { opening: 0, limit: 10 } })) as [Client];
    const { code } = ana.room;
    await ana.do({ t: 'start' });
    await evening.settle();
    for (let i = 0; i < 100 && ana.room.match?.state === 'running'; i += 1) await evening.advance(10_000);
    const story = ana.room.match?.story ?? '';
    expect(story).not.toBe('');
    for (const client of evening.clients) await client.lose();
    const day = 24 * 60 * 60 * 1000;
    const { roomServer } = evening.server;
    await evening.advance(60_000);
    evening.clock.skip(13 * day);
    await evening.advance(60_000);
    expect(await roomServer.parts.setup.store.find(code)).toBeDefined();
    evening.clock.skip(2 * day);
    await evening.advance(120_000);
    expect(await roomServer.parts.setup.store.find(code)).toBeUndefined();
    const back = await evening.page(ana.token);
    expect(await back.key({ t: 'enter', room: code })).toBe('room.unknown');
    const told = await fetch(new URL(`/api/story/${story}`, evening.server.url));
    expect(await told.json()).toMatchObject({ game: 'blood' });
  });
});

describe('talk', () => {
  it('reaches the table in the lobby, as text', async () => {
    const [ana, bo] = (await evening.table(2)) as [Client, Client];
    await ana.do({ t: 'say', circle: 'room', text: '<b>bonsoir</b>\n\u0000' });
    await evening.settle();
    expect(bo.present.talk.at(-1)).toEqual({ who: 1, name: 'Ana', circle: 'room', text: '<b>bonsoir</b>' });
    expect(await ana.key({ t: 'say', circle: 'lovers', text: 'psst' })).toBe('talk.muted');
    expect(await ana.key({ t: 'say', circle: 'room', text: '\n\n' })).toBe('talk.empty');
  });

  it('is the game’s during a match: in the dark nobody speaks', async () => {
    const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'] };
    const [ana, bo, cleo] = (await evening.table(3, { game: 'one-night', options })) as [
      Client,
      Client,
      Client,
    ];
    await ana.do({ t: 'start' });
    for (const client of [ana, bo, cleo]) {
      await evening.settle();
      await client.do({ t: 'answer', prompt: 1, answer: { do: 'yes' } });
    }
    await evening.settle();
    expect(ana.sight.circles).toEqual([]);
    expect(await ana.key({ t: 'say', circle: 'talk', text: 'moi' })).toBe('talk.muted');
    expect(await ana.key({ t: 'say', circle: 'room', text: 'moi' })).toBe('talk.muted');
    await evening.advance(60_000);
    expect(ana.sight.circles.map(({ id }) => id)).toContain('talk');
    await ana.do({ t: 'say', circle: 'talk', text: 'Je suis la Voyante' });
    await evening.settle();
    expect(cleo.present.talk.at(-1)).toMatchObject({ circle: 'talk', text: 'Je suis la Voyante' });
  });

  it('knows signs from a closed list: a forged one is refused and reaches nobody, and none is made in the dark', async () => {
    const deck = ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'];
    const table = await evening.table(3, { game: 'one-night', options: { deck } });
    const [ana, bo, cleo] = table as [Client, Client, Client];
    const sign = (text: string) => ({ t: 'say', circle: 'reactions', text }) as const;
    expect(await bo.key(sign('doubt'))).toBe('talk.muted');
    await ana.do({ t: 'start' });
    for (const client of table) {
      await evening.settle();
      await client.do({ t: 'answer', prompt: 1, answer: { do: 'yes' } });
    }
    await evening.settle();
    expect(await bo.key(sign('doubt'))).toBe('talk.muted');
    await evening.advance(60_000);
    const { signs = [] } = bo.sight.circles.find(({ id }) => id === 'reactions') ?? {};
    expect(signs).toContain('doubt');
    const said = (): string => JSON.stringify(table.map(({ present }) => present.talk));
    const before = said();
    const heard = [ana, cleo].map(({ frames }) => frames.length);
    for (const forged of ['Bo is the wolf', 'Doubt', 'doubt!', 'doubt doubt', '🤔', 'constructor', 'hurrah'])
      expect(await bo.key(sign(forged)), forged).toBe('talk.muted');
    await evening.settle();
    expect(said()).toBe(before);
    expect([ana, cleo].map(({ frames }) => frames.length)).toEqual(heard);
    for (const one of signs) await bo.do(sign(one));
    await evening.settle();
    expect(cleo.present.talk.slice(-signs.length)).toMatchObject(signs.map((text) => ({ who: 2, text })));
  });
});

describe('time', () => {
  it('is the host’s to stop, to lengthen and to skip, outside secret phases', async () => {
    const pace = { deal: 20, call: 5, markCheck: 5, day: 30, vote: 5 };
    const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };
    const [ana, bo] = (await evening.table(3, { game: 'one-night', options })) as [Client, Client];
    expect(await ana.key({ t: 'pause', paused: true })).toBe('match.none');
    await ana.do({ t: 'start' });
    await evening.settle();
    expect(bo.present.left).toBe(20_000);
    await ana.do({ t: 'more', seconds: 30 });
    await evening.settle();
    expect(bo.present.left).toBe(50_000);
    expect(await bo.key({ t: 'skip' })).toBe('host.only');
    await ana.do({ t: 'skip' });
    await evening.settle();
    expect(bo.sight.facts.at(-1)?.key).toBe('night.called');
    expect(await ana.key({ t: 'skip' })).toBe('pace.soon');
    expect(await ana.key({ t: 'more', seconds: 9 })).toBe('pace.secret');
    await evening.advance(2000);
    await ana.do({ t: 'pause', paused: true });
    await evening.settle();
    const { clock } = bo.sight;
    await evening.advance(600_000);
    expect(bo.sight.clock).toEqual(clock);
    expect(await bo.key({ t: 'answer', prompt: 1, answer: { do: 'yes' } })).toBe('match.paused');
    expect(await ana.key({ t: 'pause', paused: true })).toBe('pace.already');
    await ana.do({ t: 'pause', paused: false });
    await evening.settle();
    expect(bo.present.left).toBe(3000);
    await evening.advance(3000);
    expect(bo.sight.clock?.step).not.toBe(clock?.step);
  });

  it('in the dark can be hurried by the host, in front of all, and leaves the called ten seconds', async () => {
    const [ana, bo] = await inTheDark();
    expect(bo.present.left).toBe(60_000);
    expect(await bo.key({ t: 'skip' })).toBe('host.only');
    await ana.do({ t: 'skip' });
    await evening.settle();
    for (const one of [ana, bo]) {
      expect(one.present.left).toBe(10_000);
      expect(one.present.talk.at(-1)).toMatchObject({ note: { key: 'note.hurried' } });
    }
    expect(await ana.key({ t: 'skip' })).toBe('pace.soon');
    const step = bo.sight.clock?.step as number;
    await evening.advance(10_000);
    expect(bo.sight.clock?.step).toBe(step + 1);
    expect(bo.present.left).toBe(60_000);
  });

  it('in the dark that ran out without anything happening is ended by the host at once', async () => {
    const [ana, bo] = await inTheDark();
    const step = bo.sight.clock?.step as number;
    // No alarm rings.
    evening.server.roomServer.parts.scheduler.stop();
    evening.clock.skip(61_000);
    await ana.do({ t: 'skip' });
    await evening.settle();
    expect(bo.sight.clock?.step).toBe(step + 1);
  });
});
