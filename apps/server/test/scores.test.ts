import { emptyRoom, type RoomData, rebuild, snapshotOf } from '@veillee/rooms';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';
import { newHome } from './home.ts';

let data = '';
let evening: Evening;

const pace = { deal: 5, call: 3, markCheck: 3, day: 20, vote: 3 };
const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };

/** Ana, Bo and an automaton, and a game that time alone brings to its end. */
async function table(rules: { snapshotEvery?: number } = {}): Promise<[Client, Client]> {
  data = await newHome();
  evening = await Evening.begin({ data, rules });
  const [ana, bo] = (await evening.table(2, { game: 'one-night', options })) as [Client, Client];
  await ana.do({ t: 'bot' });
  return [ana, bo];
}

async function play(ana: Client): Promise<readonly number[]> {
  await ana.do({ t: 'start' });
  await evening.settle();
  expect(ana.room.match?.story).toBeNull();
  for (let i = 0; i < 30 && ana.room.match?.state === 'running'; i += 1) await evening.advance(10_000);
  expect(ana.room.match?.state).toBe('over');
  return ana.sight.verdict?.winners ?? [];
}

/** What the winners of these games add up to. */
const summed = (games: readonly (readonly number[])[], person: number) => ({
  person,
  played: games.length,
  won: games.filter((winners) => winners.includes(person - 1)).length,
});

describe('the evening’s score', () => {
  afterEach(async () => {
    await evening.end();
  });

  it.each([2, 1000])(
    'counts games won, an automaton’s too, and outlives a restart (snapshot every %i)',
    async (snapshotEvery) => {
      const [ana, bo] = await table({ snapshotEvery });
      expect(ana.room.scores).toEqual([]);
      const games = [await play(ana)];
      await bo.do({ t: 'ready', ready: true });
      games.push(await play(ana));
      const scores = ana.room.scores;
      for (const person of [1, 2, 3])
        expect(scores).toContainEqual({ ...summed(games, person), name: expect.any(String) });
      expect(scores.map(({ won }) => won)).toEqual(scores.map(({ won }) => won).sort((a, b) => b - a));
      const { code } = ana.room;
      const { clock } = evening;
      await evening.end();
      evening = await Evening.begin({ data, clock, seed: 2 });
      const back = await evening.page(ana.token);
      await back.say({ t: 'enter', room: code });
      await evening.settle();
      expect(back.room.scores).toEqual(scores);
    },
  );

  it('keeps one who left, under the name last known, and knows a new name of one who stayed', async () => {
    const [ana, bo] = await table();
    const games = [await play(ana)];
    await bo.do({ t: 'leave' });
    await ana.do({ t: 'rename', name: 'Anaïs' });
    await evening.settle();
    expect(ana.room.scores).toContainEqual({ ...summed(games, 1), name: 'Anaïs' });
    expect(ana.room.scores).toContainEqual({ ...summed(games, 2), name: 'Bo' });
  });

  it('does not count a game that was stopped', async () => {
    const [ana] = await table();
    await ana.do({ t: 'start' });
    await ana.do({ t: 'abandon' });
    await evening.settle();
    expect(ana.room).toMatchObject({ match: { state: 'abandoned', story: null }, scores: [] });
  });

  it('no story can be read before the end, and then only under an id that nobody guesses', async () => {
    const [ana] = await table();
    const read = async (id: string): Promise<number> =>
      (await fetch(new URL(`/api/story/${id}`, evening.server.url))).status;
    await ana.do({ t: 'start' });
    await evening.settle();
    expect(await read('null')).toBe(404);
    expect(await read('1')).toBe(404);
    for (let i = 0; i < 30 && ana.room.match?.state === 'running'; i += 1) await evening.advance(10_000);
    const story = ana.room.match?.story ?? '';
    expect(story).toMatch(/^[\w-]{24}$/);
    expect(await read(story)).toBe(200);
    expect(await read(`${story.slice(0, 23)}${story.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
  });
});

describe('a room stored before there were scores', () => {
  it('begins to count at nothing', () => {
    const { scores: _, ...old } = emptyRoom('batolumi');
    const room = { id: 1, data: old as RoomData, match: null, seq: 3, faults: null };
    const kept = { seq: 3, data: snapshotOf(room) };
    expect(rebuild({ room: 1, snapshot: kept, lines: [] }, () => undefined).data.scores).toEqual([]);
  });
});
