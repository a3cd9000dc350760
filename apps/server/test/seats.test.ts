import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin();
});
afterEach(() => evening.end());

const pace = { deal: 20, call: 5, markCheck: 5, day: 300, vote: 5 };
const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };
const oneNight = { game: 'one-night', options };

/** Three people at a table of One Night that has just begun. */
async function three(): Promise<[Client, Client, Client]> {
  const [ana, bo, cleo] = (await evening.table(3, oneNight)) as [Client, Client, Client];
  await ana.do({ t: 'start' });
  await evening.settle();
  return [ana, bo, cleo];
}

async function returns(client: Client, code: string): Promise<void> {
  await client.connect();
  await client.say({ t: 'enter', room: code });
  await evening.settle();
}

describe('a seat', () => {
  it('is the same after a lost line: same sight, same notes, same prompt', async () => {
    const [ana, bo] = await three();
    await bo.do({ t: 'notes', text: 'Ana sourit.' });
    await evening.settle();
    const before = bo.present;
    const { sight } = bo;
    await bo.lose();
    await evening.advance(5000);
    await returns(bo, ana.room.code);
    expect(bo.sight).toEqual(sight);
    expect(bo.present).toMatchObject({ notes: 'Ana sourit.', me: before.me, talk: before.talk });
    await bo.do({ t: 'answer', prompt: sight.prompts[0]?.number as number, answer: { do: 'yes' } });
  });

  it('works in two tabs at once', async () => {
    const [ana, bo] = await three();
    const tab = await evening.page(bo.token);
    await tab.say({ t: 'enter', room: ana.room.code });
    await evening.settle();
    expect(tab.sight).toEqual(bo.sight);
    await tab.do({ t: 'answer', prompt: 1, answer: { do: 'yes' } });
    await evening.settle();
    expect(bo.sight.prompts[0]?.mine).toEqual({ do: 'yes' });
    expect(ana.room.people).toHaveLength(3);
    await tab.lose();
    await evening.settle();
    expect(ana.room.people[1]?.here).toBe(true);
  });

  it('is handed to another device by a code that is good once, for a minute', async () => {
    const [ana, bo] = await three();
    const code = async () => {
      await bo.do({ t: 'hand' });
      const frame = bo.frames.map((caught) => caught.frame).findLast(({ t }) => t === 'code');
      return frame?.t === 'code' ? frame.code : '';
    };
    const phone = await evening.page();
    const late = await code();
    await evening.advance(60_000);
    expect(await phone.key({ t: 'take', room: ana.room.code, code: late })).toBe('handOver.unknown');
    const good = await code();
    expect(await phone.key({ t: 'take', room: ana.room.code, code: good })).toBe('ok');
    await bo.closed;
    await evening.settle();
    expect(bo.bye?.why.key).toBe('seat.moved');
    expect(phone.present.me).toEqual({ person: 2, chair: 1 });
    const thief = await evening.page();
    expect(await thief.key({ t: 'take', room: ana.room.code, code: good })).toBe('handOver.unknown');
    await bo.connect();
    expect(await bo.key({ t: 'enter', room: ana.room.code })).toBe('seat.unknown');
  });
});

describe('a repeated command', () => {
  it('is acknowledged again and changes nothing, from another line too', async () => {
    const [ana, bo] = await three();
    const vote = { t: 'say', id: 'same-command', circle: 'talk', text: 'encore' } as const;
    await evening.advance(20_000 + 4 * 5000);
    const answers = [await bo.key(vote), await bo.key(vote)];
    const tab = await evening.page(bo.token);
    await tab.say({ t: 'enter', room: ana.room.code });
    answers.push(await tab.key(vote));
    await evening.settle();
    expect(answers).toEqual(['ok', 'ok', 'ok']);
    expect(ana.present.talk.filter((line) => 'text' in line && line.text === 'encore')).toHaveLength(1);
  });

  it('that found all as it wanted it changes nothing either, when that is no longer so', async () => {
    const [ana, bo] = (await evening.table(3, oneNight)) as [Client, Client];
    const isReady = () => ana.room.people.find(({ id }) => id === 2)?.ready;
    expect(isReady()).toBe(true);
    const again = { t: 'ready', id: 'same-ready', ready: true } as const;
    await bo.do(again);
    await bo.do({ t: 'ready', ready: false });
    await bo.do(again);
    await evening.settle();
    expect(isReady()).toBe(false);
    await bo.do({ t: 'ready', ready: true });
    await ana.do({ t: 'start' });
    await bo.do(again);
  });

  it('that is stale is answered with the present', async () => {
    const [, bo] = await three();
    await evening.advance(20_000 + 4 * 5000);
    expect(await bo.key({ t: 'answer', prompt: 1, answer: { do: 'yes' } })).toBe('prompt.closed');
    const frame = bo.frames.at(-1)?.frame;
    expect(frame?.t === 'now' && frame.shared?.clock).toEqual(bo.sight.clock);
    expect(frame?.t === 'now' && frame.room?.code).toBe(bo.room.code);
  });

  it.each([
    ['in the dark', 2500],
    ['as the night ends', 5000],
  ])('that is stale, %s, is answered no longer than a note is', async (_, after) => {
    const [ana, bo, cleo] = await three();
    await evening.advance(20_000 + 3 * 5000 + after - 1);
    for (const { frames } of [bo, cleo]) frames.length = 0;
    evening.clock.skip(1);
    expect(await bo.key({ t: 'answer', prompt: 1, answer: { do: 'yes' } })).toBe('prompt.closed');
    if (after < 5000) await cleo.do({ t: 'notes', text: 'x' });
    await evening.settle();
    const sizes = [bo, cleo].map(({ frames }) => frames.map(({ bytes }) => bytes));
    expect(sizes[0]).toHaveLength(1);
    expect(sizes[0]).toEqual(sizes[1]);
    expect(bo.sight.clock).toEqual(ana.sight.clock);
  });
});

describe('an absent owner’s seat', () => {
  it('goes to a bot after thirty seconds, by day, and everyone is told; the owner may take it back', async () => {
    const [ana, bo, cleo] = await three();
    expect(await ana.key({ t: 'replace', seat: 2, by: 'bot' })).toBe('replace.here');
    await cleo.lose();
    await evening.settle();
    expect(await bo.key({ t: 'replace', seat: 2, by: 'bot' })).toBe('host.only');
    await ana.do({ t: 'more', seconds: 600 });
    await ana.do({ t: 'replace', seat: 2, by: 'bot' });
    expect(await ana.key({ t: 'replace', seat: 1, by: 'bot' })).toBe('replace.pending');
    await evening.settle();
    expect(bo.room.replacing).toEqual({ seat: 2, owner: 3, by: 'bot' });
    await evening.advance(29_000);
    expect(bo.room.match?.holders).toEqual([1, 2, 3]);
    await evening.advance(1000);
    expect(bo.room.match?.holders).toEqual([1, 2, 4]);
    expect(bo.room.people.find(({ id }) => id === 4)?.bot).toBe(true);
    expect(bo.noteKeys).toEqual(expect.arrayContaining(['note.replacingByBot', 'note.replaced']));
    await returns(cleo, ana.room.code);
    expect(cleo.present.me.chair).toBe('table');
    expect(cleo.sight.prompts).toEqual([]);
    await cleo.do({ t: 'reclaim' });
    await evening.settle();
    expect(cleo.present.me.chair).toBe(2);
    expect(bo.room.match?.holders).toEqual([1, 2, 3]);
  });

  it('that is taken back leaves another’s giving away as it stands', async () => {
    const [ana, bo, cleo] = await three();
    const { code } = ana.room;
    await ana.do({ t: 'more', seconds: 600 });
    await cleo.lose();
    await evening.settle();
    await ana.do({ t: 'replace', seat: 2, by: 'bot' });
    await evening.advance(30_000);
    await bo.lose();
    await evening.settle();
    await ana.do({ t: 'replace', seat: 1, by: 'bot' });
    await returns(cleo, code);
    await cleo.do({ t: 'reclaim' });
    await evening.settle();
    expect(ana.room.replacing).toEqual({ seat: 1, owner: 2, by: 'bot' });
    await evening.advance(30_000);
    expect(ana.room.match?.holders).toEqual([1, 5, 3]);
  });

  it('is kept by an owner who objects, or is simply back', async () => {
    const [ana, bo, cleo] = await three();
    await ana.do({ t: 'more', seconds: 600 });
    await cleo.lose();
    await evening.settle();
    await ana.do({ t: 'replace', seat: 2, by: 'bot' });
    await returns(cleo, ana.room.code);
    expect(await bo.key({ t: 'object' })).toBe('replace.notYours');
    await cleo.do({ t: 'object' });
    expect(await cleo.key({ t: 'object' })).toBe('replace.none');
    await cleo.lose();
    await evening.settle();
    await ana.do({ t: 'replace', seat: 2, by: 'bot' });
    await returns(cleo, ana.room.code);
    await evening.advance(31_000);
    expect(ana.room.match?.holders).toEqual([1, 2, 3]);
  });

  it('goes to somebody who held none, never in the dark', async () => {
    const [ana, bo, cleo] = await three();
    const dora = await evening.page();
    await dora.say({ t: 'enter', room: ana.room.code, name: 'Dora' });
    await cleo.lose();
    await evening.settle();
    expect(await ana.key({ t: 'replace', seat: 2, by: 2 })).toBe('replace.held');
    expect(await ana.key({ t: 'replace', seat: 2, by: 77 })).toBe('person.unknown');
    await evening.advance(20_000);
    expect(await ana.key({ t: 'replace', seat: 2, by: 4 })).toBe('replace.secret');
    await evening.advance(4 * 5000);
    await ana.do({ t: 'replace', seat: 2, by: 4 });
    await evening.advance(30_000);
    expect(dora.present.me.chair).toBe(2);
    expect(dora.sight.view).toMatchObject({ me: { dealt: expect.any(String) } });
    await returns(cleo, ana.room.code);
    expect(await cleo.key({ t: 'reclaim' })).toBe('replace.notYours');
    await bo.lose();
    await evening.settle();
    expect(await ana.key({ t: 'replace', seat: 1, by: 3 })).toBe('replace.held');
  });

  it('waits for the day where its thirty seconds end in the dark', async () => {
    const [ana, bo, cleo] = await three();
    await cleo.lose();
    await evening.advance(10_000);
    await ana.do({ t: 'replace', seat: 2, by: 'bot' });
    await evening.advance(12_000);
    await ana.do({ t: 'pause', paused: true });
    await evening.advance(60_000);
    expect(bo.room.match?.holders).toEqual([1, 2, 3]);
    await ana.do({ t: 'pause', paused: false });
    await evening.advance(20_000);
    expect(bo.room.match?.holders).toEqual([1, 2, 4]);
  });

  it('stays somebody’s who left, until the end: coming back is sitting down again', async () => {
    const [ana, bo, cleo] = await three();
    await cleo.do({ t: 'leave' });
    await cleo.closed;
    await evening.settle();
    expect(bo.room.seats).toEqual([1, 2]);
    await returns(cleo, ana.room.code);
    expect(cleo.present.me.chair).toBe(2);
    await cleo.do({ t: 'leave' });
    await evening.settle();
    await ana.do({ t: 'abandon' });
    await evening.settle();
    expect(ana.room.people.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
  });
});

describe('a human master', () => {
  it('leads without playing, answers for a seat, undoes, and hands over to the app', async () => {
    const [ana, bo, cleo] = (await evening.table(3, oneNight)) as [Client, Client, Client];
    const mona = await evening.page();
    await mona.say({ t: 'enter', room: ana.room.code, name: 'Mona' });
    await evening.settle();
    await ana.do({ t: 'settings', master: 4 });
    await ana.do({ t: 'start' });
    await evening.settle();
    expect(mona.present.me.chair).toBe('master');
    expect(mona.sight.seats).toHaveLength(3);
    await mona.do({ t: 'answer', prompt: 1, answer: { do: 'yes' }, for: 2 });
    expect(await bo.key({ t: 'answer', prompt: 1, answer: { do: 'yes' }, for: 2 })).toBe('chair.notYours');
    expect(await bo.key({ t: 'undo', to: 0, reason: '' })).toBe('master.only');
    await evening.settle();
    expect(mona.present.own.inputs).toBe(1);
    expect(cleo.present.own.inputs).toBeUndefined();
    await mona.do({ t: 'undo', to: 0, reason: 'oups' });
    await evening.settle();
    expect(cleo.sight.undone).toBe(1);
    expect(cleo.sight.facts.at(-1)).toEqual({ key: 'match.undone', params: { reason: 'oups' }, to: 'all' });
    expect(await cleo.key({ t: 'answer', prompt: 1, answer: { do: 'yes' } })).toBe('prompt.closed');
    await mona.do({ t: 'lead', by: 'app' });
    await evening.settle();
    expect(bo.sight.master).toBe('app');
    await mona.do({ t: 'lead', by: 'human' });
    await ana.do({ t: 'kick', person: 4 });
    await evening.settle();
    expect(bo.sight.master).toBe('app');
    expect(bo.sight.over).toBe(false);
  });
});
