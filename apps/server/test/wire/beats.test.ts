import { afterEach, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

let evening: Evening;
afterEach(() => evening.end());

const deck = ['werewolf', 'seer', 'robber', 'troublemaker', 'villager', 'villager', 'drunk'];
const pace = { deal: 1, call: 10, markCheck: 4, day: 5, vote: 5 };

/** What a seat is sent around one beat, at whose very moment, before its alarm rings, something happens. */
async function around(happens: (neighbour: Client, code: string) => Promise<unknown>): Promise<unknown[]> {
  evening = await Evening.begin();
  const [ana, bo] = (await evening.table(4, { game: 'one-night', options: { deck, pace } })) as [
    Client,
    Client,
  ];
  await ana.do({ t: 'start' });
  await evening.settle();
  await evening.advance(3500);
  const before = ana.frames.length;
  await evening.advance(499);
  evening.clock.skip(1);
  await happens(bo, ana.room.code);
  await evening.settle();
  await evening.advance(600);
  return ana.frames
    .slice(before)
    .map(({ bytes, frame }) => [bytes, frame.t === 'now' ? frame.left : frame.t]);
}

it.each<[what: string, happens: (neighbour: Client, code: string) => Promise<unknown>]>([
  ['writes notes', (bo) => bo.do({ t: 'notes', text: 'x' })],
  ['is refused an answer', (bo) => bo.say({ t: 'answer', prompt: 999, answer: { do: 'pass' } })],
  ['loses the line', (bo) => bo.lose()],
  ['is joined by somebody who watches', async (_, room) => (await evening.page()).say({ t: 'watch', room })],
])('a beat of the night comes to all, also when at its very moment a neighbour %s', async (_, happens) => {
  const still = await around(async () => {});
  await evening.end();
  expect(still).toHaveLength(1);
  expect(await around(happens)).toEqual(still);
});
