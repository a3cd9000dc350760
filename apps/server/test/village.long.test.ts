import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
afterEach(() => evening.end());

/** So many chairs, the first few held by people, the rest by bots; dealt. */
async function village(people: number, chairs: number, seed: number): Promise<Client[]> {
  evening = await Evening.begin({ seed });
  const table = await evening.table(people, { game: 'quinte-bourg' });
  const [ana] = table as [Client];
  await ana.do({ t: 'settings', chairs });
  for (let i = people; i < chairs; i += 1) await ana.do({ t: 'bot' });
  await ana.do({ t: 'start' });
  await evening.settle();
  for (const client of table) {
    const [prompt] = client.sight.prompts;
    await client.do({ t: 'answer', prompt: prompt?.number as number, answer: { do: 'yes' } });
  }
  return table;
}

interface Seen {
  readonly phase: string;
  readonly day: number;
  readonly players: readonly { readonly fate: string }[];
}
const seen = (client: Client): Seen => client.sight.view as Seen;

describe('a village of forty', () => {
  it('is hosted whole, and through three nights frames tell nothing by their sizes or times', async () => {
    const people = await village(9, 40, 3);
    const [ana] = people as [Client];
    expect(ana.room.seats.length).toBe(40);
    expect(new Set(ana.room.people.map(({ name }) => name)).size).toBe(40);
    let seconds = 0;
    while (seen(ana).day < 4 && ana.room.match?.state === 'running') {
      for (const { frames } of people) frames.length = 0;
      const wasDark = seen(ana).phase === 'night';
      await evening.advance(wasDark ? 1000 : 10_000);
      if (!wasDark || seen(ana).phase !== 'night') continue;
      seconds += 1;
      // Spirits are known, and see more.
      const alive = people.filter((_, seat) => seen(ana).players[seat]?.fate === 'alive');
      const heard = alive.map(({ frames }) => frames.map(({ at, bytes }) => `${at}: ${bytes}`).join());
      expect([...new Set(heard)]).toHaveLength(1);
    }
    expect(seconds).toBeGreaterThan(600);
  });

  it('is played by bots for days, who invoke now and then and never all at once', async () => {
    const [ana] = (await village(1, 40, 4)) as [Client];
    const invoked = (): number => ana.sight.facts.filter(({ key }) => key.startsWith('invocation.')).length;
    while (seen(ana).day < 4 && ana.room.match?.state === 'running') await evening.advance(30_000);
    expect(seen(ana).day).toBeGreaterThan(2);
    expect(invoked()).toBeGreaterThan(0);
    expect(invoked()).toBeLessThan(20);
  });
});
