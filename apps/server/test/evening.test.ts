import { see } from '@veillee/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening, type EveningParts } from './evening.ts';
import { buildLater } from './later.ts';

let evening: Evening;
afterEach(() => evening.end());

const deck = { deck: ['werewolf', 'seer', 'robber', 'troublemaker', 'villager', 'villager', 'drunk'] };
const quickPace = { deal: 60, call: 4, markCheck: 4, day: 60, vote: 5 };

const stores: readonly (readonly [what: string, build: EveningParts['build']])[] = [
  ['at once', undefined],
  ['later', buildLater],
];

describe.each(stores)('a whole evening over sockets, with a store that answers %s', (_, build) => {
  const parts = build === undefined ? {} : { build };

  it('a game of One Night is played from the lobby to the verdict', async () => {
    evening = await Evening.begin(parts);
    const [ana, ...others] = await evening.table(4, {
      game: 'one-night',
      options: { ...deck, pace: quickPace },
    });
    const all = [ana, ...others] as const;
    if (ana === undefined) throw new Error();
    await ana.do({ t: 'start' });
    await evening.settle();
    const { room } = evening.roomOf(ana);
    for (let turn = 0; turn < 200 && !ana.sight.over; turn += 1) {
      for (const client of all) {
        if (client === undefined) continue;
        const prompt = client.sight.prompts.find(({ mine }) => mine === null);
        if (prompt === undefined) continue;
        const way = Object.keys(prompt.form)[0] as string;
        const fields = Object.entries(prompt.form[way]?.fields ?? {}).map(([name, field]) => [
          name,
          'pick' in field ? field.pick.slice(0, field.min) : 0,
        ]);
        await client.do({
          t: 'answer',
          prompt: prompt.number,
          answer: { do: way, ...Object.fromEntries(fields) },
        });
        await evening.settle();
      }
      await evening.advance(1000);
      for (const client of all) {
        const seen = room?.match && see(room.match, client?.sight.chair ?? 'table');
        expect(client?.sight).toEqual(JSON.parse(JSON.stringify(seen)));
      }
    }
    expect(ana.sight.over).toBe(true);
    expect(ana.sight.verdict).not.toBeNull();
    const story = ana.room.match?.story;
    const told = await (await fetch(new URL(`/api/story/${story}`, evening.server.url))).json();
    expect(told).toMatchObject({ game: 'one-night', names: ['Ana', 'Bo', 'Cléo', 'Dan'] });
  });

  it.each([
    ['one-night', { ...deck, pace: quickPace }],
    ['blood', { opening: 1, limit: 30 }],
  ])('a game of %s is played by bots alone, to somebody who watches', async (game, options) => {
    evening = await Evening.begin(parts);
    const [ana] = (await evening.table(1)) as [Client];
    for (let i = 0; i < 4; i += 1) await ana.do({ t: 'bot' });
    await ana.do({ t: 'sit', sit: false });
    await ana.do({ t: 'settings', game, options: options as never });
    await ana.do({ t: 'start' });
    await evening.settle();
    expect(ana.present.me.chair).toBe('table');
    for (let minutes = 0; minutes < 60 && ana.room.match?.state === 'running'; minutes += 1) {
      await evening.advance(60_000);
    }
    expect(ana.room.match?.state).toBe('over');
    expect(ana.sight.verdict?.reasons.length).toBeGreaterThan(0);
  });
});
