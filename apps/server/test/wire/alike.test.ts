import { quick, sample, toldTo } from '@veillee/kernel';
import type { AnyMatch } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

const pace = { deal: 20, call: 3, markCheck: 3, day: 20, vote: 20 };
const decks: readonly (readonly string[])[] = [
  ['werewolf', 'seer', 'robber', 'troublemaker', 'insomniac', 'drunk', 'villager', 'minion'],
  ['vampire', 'count', 'priest', 'pickpocket', 'gremlin', 'marksman', 'cupid', 'diseased'],
];

const isDark = (client: Client): boolean => {
  const pace = client.sight.clock?.pace;
  return pace !== undefined && 'lasts' in pace;
};

/** What this person does in a call: answers what is asked, or, asleep, writes the same notes down again and again. */
async function act(client: Client, notes: string, chance: ReturnType<typeof quick>): Promise<void> {
  const prompt = client.sight.prompts.find(({ mine }) => mine === null);
  const answer = prompt && sample(prompt.form, chance);
  if (prompt && answer) await client.do({ t: 'answer', prompt: prompt.number, answer });
  else await client.do({ t: 'notes', text: `${notes}${chance.below(90) + 10}` });
}

/** When and how big the frames of a page were, since it had so many. */
const heard = (client: Client, from: number): string[] =>
  client.frames.slice(from).map(({ at, bytes }) => `${at}: ${bytes}`);

async function night(evening: Evening, people: readonly Client[], notes: string): Promise<number> {
  const chance = quick(3);
  let calls = 0;
  for (const client of people) await client.do({ t: 'notes', text: `${notes}00` });
  await people[0]?.do({ t: 'start' });
  await evening.advance(0);
  for (let i = 0; i < 60 && !isDark(people[0] as Client); i += 1) await evening.advance(1000);
  await evening.advance(500);
  while (isDark(people[0] as Client)) {
    const from = people.map(({ frames }) => frames.length);
    for (const client of people) await act(client, notes, chance);
    await evening.advance(3000);
    if (!isDark(people[0] as Client)) break;
    const all = people.map((client, i) => heard(client, from[i] as number));
    for (const one of all) expect(one).toEqual(all[0]);
    calls += 1;
  }
  return calls;
}

const matchOf = (evening: Evening, client: Client): AnyMatch => evening.roomOf(client).room.match as AnyMatch;

describe('in the dark, whoever acts and whoever sleeps', () => {
  const lengths = [0, 500, 1300, 1500, 1900, 2040, 3900].map((bytes) => [bytes] as const);

  it.each(lengths)(
    'are sent as much and at the same moments, with %i bytes of notes',
    {
      timeout: 60_000,
    },
    async (bytes) => {
      for (const deck of decks) {
        const evening = await Evening.begin();
        const people = await evening.table(5, { game: 'one-night', options: { deck, pace } });
        expect(await night(evening, people, 'é'.repeat(bytes / 2))).toBeGreaterThan(3);
        await evening.end();
      }
    },
  );

  it('come back to as much as everybody else', { timeout: 60_000 }, async () => {
    for (const deck of decks) {
      const evening = await Evening.begin();
      const people = await evening.table(5, { game: 'one-night', options: { deck, pace } });
      const chance = quick(4);
      await people[0]?.do({ t: 'start' });
      await evening.advance(0);
      for (let i = 0; i < 60 && !isDark(people[0] as Client); i += 1) await evening.advance(1000);
      while (isDark(people[0] as Client)) {
        for (const client of people) await act(client, '', chance);
        const sizes: (number | undefined)[] = [];
        for (const client of people) {
          const { code } = client.room;
          await client.lose();
          await client.connect();
          await client.say({ t: 'enter', room: code });
          await evening.settle();
          sizes.push(client.frames.at(-1)?.bytes);
        }
        expect(new Set(sizes).size, sizes.join()).toBe(1);
        await evening.advance(3000);
      }
      await evening.end();
    }
  });

  it('are sent as much when a master undoes something, however much all are told again', {
    timeout: 60_000,
  }, async () => {
    const evening = await Evening.begin({ seed: 3 });
    const people = await evening.table(10, { game: 'quinte-bourg' });
    const [ana, mona] = [people[0], people[9]] as [Client, Client];
    await ana.do({ t: 'settings', master: mona.present.me.person });
    await ana.do({ t: 'start' });
    await evening.advance(0);
    const told = (): number => Buffer.byteLength(JSON.stringify(toldTo(matchOf(evening, ana), 'table')));
    await mona.do({ t: 'pulse', seconds: 0 });
    for (let i = 0; i < 4000 && (told() < 1000 || !isDark(ana)); i += 1) {
      await mona.say({ t: 'next' });
      const [own] = mona.sight.prompts;
      if (own !== undefined)
        await mona.do({ t: 'answer', prompt: own.number, answer: sample(own.form, quick(i)) });
      await evening.advance(1000);
    }
    expect(isDark(ana)).toBe(true);
    const seated = people.slice(0, 9);
    // At some length one's own would be the last drop.
    for (let length = 0; length <= 300; length += 3) {
      const from = seated.map(({ frames }) => frames.length);
      const to = (mona.present.own.inputs as number) - 1;
      await mona.do({ t: 'undo', to, reason: '語'.repeat(length) });
      await evening.settle();
      const all = seated.map((client, i) => heard(client, from[i] as number));
      for (const one of all) expect(one).toEqual(all[0]);
    }
    await evening.end();
  });
});
