import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin();
});
afterEach(() => evening.end());

const pace = { deal: 20, call: 5, markCheck: 5, day: 30, vote: 30 };
const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'], pace };

async function atTheVote(): Promise<Client[]> {
  const people = await evening.table(3, { game: 'one-night', options });
  await people[0]?.do({ t: 'start' });
  for (let i = 0; i < 30 && people[0]?.sight.facts.at(-1)?.key !== 'vote.began'; i += 1)
    await evening.advance(5000);
  return people;
}

async function points(client: Client, at: number): Promise<void> {
  const [ballot] = client.sight.prompts;
  await client.do({ t: 'answer', prompt: ballot?.number as number, answer: { do: 'point', player: [at] } });
  await evening.settle();
}

describe('the vote', () => {
  it('ends on a count of three once all have pointed; fingers move until then, and nobody sees whither', async () => {
    const [ana, bo, cleo] = (await atTheVote()) as [Client, Client, Client];
    await points(ana, 1);
    await points(bo, 0);
    expect(cleo.present.left).toBeGreaterThan(20_000);
    await points(cleo, 0);
    expect([ana.present.left, bo.present.left, cleo.present.left]).toEqual([4000, 4000, 4000]);
    await evening.advance(3000);
    const before = ana.frames.length;
    await points(bo, 2);
    expect([ana.sight.over, ana.frames.length]).toEqual([false, before]);
    await evening.advance(999);
    expect(ana.sight.over).toBe(false);
    await evening.advance(1);
    expect(ana.sight.facts.find(({ key }) => key === 'vote.counted')?.params).toEqual({ votes: [1, 2, 0] });
  });

  it('is not cut short again by a finger that moves after the host gave it a minute: nobody may notice', async () => {
    const [ana, bo, cleo] = (await atTheVote()) as [Client, Client, Client];
    await points(ana, 1);
    await points(bo, 0);
    await points(cleo, 0);
    await ana.do({ t: 'more', seconds: 60 });
    await evening.settle();
    const before = [cleo.frames.length, cleo.present.left];
    await points(bo, 2);
    expect([cleo.frames.length, cleo.present.left]).toEqual(before);
    await evening.advance(63_999);
    expect(cleo.sight.over).toBe(false);
    await evening.advance(1);
    expect(cleo.sight.over).toBe(true);
  });

  it('waits its whole time for a finger that is missing', async () => {
    const [ana, bo] = (await atTheVote()) as [Client, Client, Client];
    const left = ana.present.left as number;
    await points(ana, 1);
    await points(bo, 0);
    await evening.advance(left - 1);
    expect(ana.sight.over).toBe(false);
    await evening.advance(1);
    expect(ana.sight.over).toBe(true);
  });
});
