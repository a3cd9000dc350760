import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { difference, type Frame } from './performance.ts';

const pace = { deal: 20, call: 3, markCheck: 3, day: 20, vote: 30 };
const deck = ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk', 'insomniac'];

/** What the others do that is nobody else's business. */
interface Hidden {
  /** Whom Ana, Bo and Cléo point at, and then Bo once more. */
  readonly at: readonly [number, number, number, number];
  /** What each of them writes down every second. */
  readonly notes: string;
}

const isVote = ({ sight }: Client): boolean => sight.facts.at(-1)?.key === 'vote.began';

async function points(client: Client, player: number): Promise<void> {
  const [ballot] = client.sight.prompts;
  await client.do({
    t: 'answer',
    prompt: ballot?.number as number,
    answer: { do: 'point', player: [player] },
  });
}

async function write(evening: Evening, people: readonly Client[], notes: string): Promise<void> {
  if (notes !== '') for (const one of people) await one.do({ t: 'notes', text: notes });
  await evening.settle();
}

/** An evening as far as the last moment of the vote: what reached Dan, who sits there, and a table screen. */
async function evenings({ at, notes }: Hidden): Promise<readonly (readonly Frame[])[]> {
  const evening = await Evening.begin();
  const people = await evening.table(4, { game: 'one-night', options: { deck, pace } });
  const [ana, bo, cleo, dan] = people as [Client, Client, Client, Client];
  const screen = await evening.page();
  await screen.say({ t: 'watch', room: ana.room.code });
  await ana.do({ t: 'start' });
  await evening.advance(0);
  const others = [ana, bo, cleo];
  for (let i = 0; i < 99 && !isVote(dan); i += 1) {
    await write(evening, others, notes);
    await evening.advance(1000);
  }
  expect(isVote(dan)).toBe(true);
  const moves: readonly (readonly [Client, number])[] = [
    [ana, at[0]],
    [bo, at[1]],
    [dan, 0],
    [cleo, at[2]],
    [bo, at[3]],
  ];
  for (const [client, player] of moves) {
    await points(client, player);
    await write(evening, others, notes);
    await evening.advance(700);
  }
  await evening.advance(4000 - 1400 - 1);
  expect(dan.sight.over).toBe(false);
  const caught = [dan, screen].map(({ frames }) =>
    frames.map(({ at, bytes, text }) => ({
      at,
      bytes,
      text: text.replace(/"fingerprint":"\w+"|"addresses":\[[^\]]*\]/g, '').trimEnd(),
    })),
  );
  await evening.end();
  return caught;
}

describe('nobody else hears', () => {
  const usual: Hidden = { at: [1, 0, 0, 0], notes: '' };
  const cases: readonly (readonly [string, Hidden])[] = [
    ['whom somebody points at', { ...usual, at: [3, 2, 1, 2] }],
    ['that a finger has moved', { ...usual, at: [1, 0, 0, 3] }],
    ['what somebody writes down', { ...usual, notes: 'x' }],
    ['how much somebody writes down', { ...usual, notes: 'é'.repeat(3900) }],
  ];

  it.each(cases)('%s', { timeout: 60_000 }, async (_, hidden) => {
    const [here, there] = [await evenings(usual), await evenings(hidden)];
    for (const i of [0, 1]) {
      expect(here[i]?.length).toBeGreaterThan(20);
      expect(difference(here[i] ?? [], there[i] ?? [])).toBeUndefined();
    }
  });
});
