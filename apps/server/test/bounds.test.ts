import type { Input } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import type { AnyMatch } from '@veillee/rooms';
import { defaultRules, hasDoneAll } from '@veillee/rooms';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening | null = null;
afterEach(async () => {
  await evening?.end();
  evening = null;
});

const blood = { game: 'blood', options: { opening: 0, limit: 60 } };
const { writing } = defaultRules;

describe('what a table writes is bounded', () => {
  it('one person’s notes and settings, by how much they write: others are not touched by it', async () => {
    evening = await Evening.begin({ rules: { writing: { burst: 10_000, perSecond: 100 } } });
    const [ana, bo] = (await evening.table(2)) as [Client, Client];
    const write = (who: Client, i: number) => who.key({ t: 'notes', text: `${i}`.padEnd(3000, 'x') });
    expect([await write(ana, 1), await write(ana, 2), await write(ana, 3)]).toEqual(['ok', 'ok', 'ok']);
    expect(await write(ana, 4)).toBe('tooFast');
    expect(await write(bo, 1)).toBe('ok');
    // A lost line gives nothing back.
    const { code } = ana.room;
    await ana.lose();
    await ana.connect();
    await ana.say({ t: 'enter', room: code });
    expect(await write(ana, 4)).toBe('tooFast');
    await evening.advance(30_000);
    expect(await write(ana, 4)).toBe('ok');
  });

  it('nobody gets more ink by leaving and coming again as another', async () => {
    evening = await Evening.begin({ rules: { newcomers: { burst: 3, perSecond: 1 / 10 } } });
    const [ana] = (await evening.table(1)) as [Client];
    const { code: room } = ana.room;
    const comeAndGo = async (token: string) => {
      const page = await (evening as Evening).page(token.padEnd(43, '-'));
      const key = await page.key({ t: 'enter', room, name: 'Bo' });
      await page.key({ t: 'leave' });
      await page.lose();
      return key;
    };
    expect([await comeAndGo('a'), await comeAndGo('b'), await comeAndGo('c')]).toEqual(['ok', 'ok', 'ok']);
    expect(await comeAndGo('d')).toBe('tooFast');
    // Whoever is known there comes back as ever, and at other tables it counts anew.
    const again = await evening.page(ana.token);
    expect(await again.key({ t: 'enter', room })).toBe('ok');
    await evening.table(3);
    await evening.advance(10_000);
    expect(await comeAndGo('e')).toBe('ok');
  });

  it('as long as one writes as people do, by default nobody meets it', async () => {
    // A whole page of notes every two seconds, and an answer as long every three, all evening long.
    const perSecond = limits.notes / 2 + limits.notes / 3;
    expect(writing.perSecond).toBeGreaterThan(perSecond);
    expect(writing.burst).toBeGreaterThan(limits.frame * 10);
  });

  it('frames filled up with spaces cost no more than what they say', async () => {
    evening = await Evening.begin({ rules: { writing: { burst: 2000, perSecond: 0 } } });
    const [ana] = (await evening.table(1)) as [Client];
    for (let i = 0; i < 5; i += 1) {
      const said = JSON.stringify({ t: 'ready', id: `filled-${i}`, ready: i % 2 === 0 });
      ana.raw(said + ' '.repeat(10_000));
    }
    await evening.settle();
    const refused = ana.frames.flatMap(({ frame }) => (frame.t === 'now' ? (frame.ack?.no ?? []) : []));
    expect(refused).toEqual([]);
  });

  it('one chair’s acts in one game: each is counted alone', () => {
    const inputs = Array.from({ length: limits.acts }, () => ({ by: 0, prompt: 'x', answer: { do: 'x' } }));
    const log: Input[] = [{ elapsed: 1 }, ...inputs, { undo: 0, reason: '' }];
    const match = { inputs: log } as unknown as AnyMatch;
    expect(hasDoneAll(match, 0)).toBe(true);
    expect(hasDoneAll(match, 1)).toBe(false);
    expect(hasDoneAll(match, 'master')).toBe(false);
    log.push(...Array.from({ length: limits.masterActs }, () => ({ undo: 0, reason: '' })));
    expect(hasDoneAll(match, 'master')).toBe(true);
  });

  it('and whoever has done them all is told so', async () => {
    evening = await Evening.begin();
    const [ana, bo] = (await evening.table(4, blood)) as [Client, Client];
    await ana.do({ t: 'start' });
    await evening.settle();
    const [live] = evening.server.roomServer.parts.rooms.values();
    const acts = Array.from({ length: limits.acts }, () => ({ by: 0, prompt: 'x', answer: { do: 'x' } }));
    if (live?.room.match) (live.room.match.inputs as Input[]).push(...acts);
    const answer = { t: 'answer', prompt: 999, answer: { do: 'x' } } as const;
    expect(await ana.key(answer)).toBe('match.acts');
    expect(await bo.key(answer)).not.toBe('match.acts');
  });

  it('games begun from one address', async () => {
    evening = await Evening.begin({ rules: { matches: { burst: 2, perSecond: 1 / 60 } } });
    const [ana] = (await evening.table(4, blood)) as [Client];
    const begin = async () => {
      for (const page of evening?.clients.slice(1) ?? []) await page.say({ t: 'ready', ready: true });
      const key = await ana.key({ t: 'start' });
      await ana.say({ t: 'abandon' });
      return key;
    };
    expect([await begin(), await begin(), await begin()]).toEqual(['ok', 'ok', 'match.tooMany']);
    await evening.advance(60_000);
    expect(await begin()).toBe('ok');
  });

  it('scores of those who are gone: the oldest of them are forgotten, and nobody who is here', async () => {
    evening = await Evening.begin();
    const pace = { deal: 20, call: 5, markCheck: 5, day: 60, vote: 5 };
    const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };
    const [ana] = (await evening.table(3, { game: 'one-night', options })) as [Client];
    const gone = Array.from({ length: limits.scores }, (_, i) => ({
      person: 1000 + i,
      name: `P${i}`,
      played: 1,
      won: 1,
    }));
    const [live] = evening.server.roomServer.parts.rooms.values();
    live?.room.data.scores.push(...gone);
    await ana.do({ t: 'start' });
    await evening.settle();
    await evening.advance(600_000);
    expect(ana.room.match?.state).toBe('over');
    const left = ana.room.scores.map(({ person }) => person).sort((a, b) => a - b);
    expect(left).toEqual([1, 2, 3, ...gone.slice(3).map(({ person }) => person)]);
  });

  it('and a room where something happens now and then does not keep the log of all others', async () => {
    evening = await Evening.begin();
    const [ana] = (await evening.table(1)) as [Client];
    for (let i = 0; i < 8; i += 1) {
      await ana.do({ t: 'notes', text: `${i}` });
      await evening.advance(60_000);
    }
    const [live] = evening.server.roomServer.parts.rooms.values();
    expect((await evening.server.store.load(1))?.snapshot?.seq).toBeGreaterThan(0);
    expect((live?.room.seq ?? 0) - (live?.snapshotSeq ?? 0)).toBeLessThanOrEqual(6);
  });
});
