import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

let evening: Evening;
afterEach(() => evening.end());

const deck = ['werewolf', 'seer', 'robber', 'troublemaker', 'villager', 'villager', 'drunk'];
const pace = { deal: 1, call: 10, markCheck: 4, day: 5, vote: 5 };

type Happens = (neighbour: Client, code: string) => Promise<unknown>;

/**
 * What a seat is sent around a moment of the first call, `until` of it left. Something happens so long after that
 * moment that the house should have noticed it already; but its alarm is late.
 */
async function around(until: number, late: number, happens: Happens): Promise<unknown[][]> {
  evening = await Evening.begin();
  const [ana, bo] = (await evening.table(4, { game: 'one-night', options: { deck, pace } })) as [
    Client,
    Client,
  ];
  await ana.do({ t: 'start' });
  await evening.settle();
  await evening.advance(1000 + 10_000 - until - 500);
  const before = ana.frames.length;
  await evening.advance(499);
  evening.clock.skip(1 + late);
  await happens(bo, ana.room.code);
  await evening.settle();
  await evening.advance(600);
  return ana.frames
    .slice(before)
    .map(({ at, bytes, frame }) => [at, bytes, frame.t === 'now' ? frame.left : frame.t]);
}

const doings: readonly (readonly [what: string, happens: Happens])[] = [
  ['writes notes', (bo) => bo.do({ t: 'notes', text: 'x' })],
  ['is refused an answer', (bo) => bo.say({ t: 'answer', prompt: 999, answer: { do: 'pass' } })],
  ['is joined by somebody who watches', async (_, room) => (await evening.page()).say({ t: 'watch', room })],
  [
    'says several things at once',
    async (bo) => {
      for (const id of ['several-1', 'several-2', 'several-3'])
        bo.raw(JSON.stringify({ t: 'notes', text: id, id }));
    },
  ],
];

describe.each([
  ['a beat of the night', 7000],
  ['the end of a call', 0],
])('%s comes to all once', (_, until) => {
  for (const late of [0, 3, 40]) {
    it.each(doings)(
      `also when ${late} ms after its moment, its alarm still to ring, a neighbour %s`,
      async (_, happens) => {
        const still = await around(until, late, async () => {});
        await evening.end();
        expect(still).toHaveLength(1);
        expect(await around(until, late, happens)).toEqual(still);
      },
    );
  }
});

it('a line that is lost as a call ends shows with the next, which is public, in one frame', async () => {
  const times = (frames: readonly unknown[][]) => frames.map(([at, , left]) => [at, left]);
  const still = await around(0, 3, async () => {});
  await evening.end();
  const lost = await around(0, 3, (bo) => bo.lose());
  expect(times(lost)).toEqual(times(still));
  expect(evening.clients[0]?.room.people[1]?.here).toBe(false);
});

it('a beat comes to all once, also when at its very moment a neighbour loses the line', async () => {
  const still = await around(7000, 0, async () => {});
  await evening.end();
  expect(await around(7000, 0, (bo) => bo.lose())).toEqual(still);
});

it.each([
  [40, 10_000 - 40],
  [5000, 10_000],
])('a call that ends %i ms late ends the next one no later, unless the house slept', async (late, left) => {
  evening = await Evening.begin();
  const [ana] = (await evening.table(4, { game: 'one-night', options: { deck, pace } })) as [Client];
  await ana.do({ t: 'start' });
  await evening.advance(1000 + 9999);
  const step = ana.sight.clock?.step as number;
  evening.clock.skip(1 + late);
  await evening.advance(0);
  expect(ana.sight.clock?.step).toBe(step + 1);
  await evening.advance(left - 1);
  expect(ana.sight.clock?.step).toBe(step + 1);
  await evening.advance(1);
  expect(ana.sight.clock?.step).toBe(step + 2);
});
