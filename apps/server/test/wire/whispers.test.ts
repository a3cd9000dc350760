import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

const isNight = ({ sight }: Client): boolean => (sight.view as { readonly phase: string }).phase === 'night';
const circleOf = ({ sight }: Client): string | undefined => sight.circles.find(({ speaks }) => speaks)?.id;

/** A village of nine, all of whom have read their cards. */
async function village(): Promise<{ readonly evening: Evening; readonly people: readonly Client[] }> {
  const evening = await Evening.begin({ seed: 3 });
  const people = await evening.table(9, { game: 'quinte-bourg' });
  await people[0]?.do({ t: 'start' });
  await evening.advance(0);
  for (const client of people) {
    const [prompt] = client.sight.prompts;
    await client.do({ t: 'answer', prompt: prompt?.number as number, answer: { do: 'yes' } });
  }
  await evening.advance(0);
  return { evening, people };
}

const linesOf = ({ present }: Client): string[] =>
  present.talk.flatMap((line) => ('text' in line ? [line.text] : []));

describe('whispers in the dark', () => {
  it('make nobody’s frames bigger, however long and many they are; all of them come, in their order', {
    timeout: 60_000,
  }, async () => {
    const { evening, people } = await village();
    const said: string[] = [];
    let heard: Client[] = [];
    for (let second = 0; second < 400 && said.length < 12; second += 1) {
      const speakers = isNight(people[0] as Client) ? people.filter((one) => circleOf(one)) : [];
      for (const one of speakers.slice(0, 1).flatMap((first) => [first, first, first])) {
        const text = `${said.length}`.padEnd(300, '語');
        await one.do({ t: 'say', circle: circleOf(one) as string, text });
        said.push(text);
      }
      if (speakers.length > 0) heard = speakers;
      await evening.settle();
      const from = people.map(({ frames }) => frames.length);
      await evening.advance(1000);
      if (!isNight(people[0] as Client)) continue;
      const sizes = people.map(({ frames }, i) =>
        frames
          .slice(from[i])
          .map(({ bytes }) => bytes)
          .join(),
      );
      expect(new Set(sizes).size, sizes.join(' | ')).toBe(1);
    }
    expect([said.length > 1, heard.length > 1]).toEqual([true, true]);
    await evening.advance(60_000);
    for (const one of heard) expect(linesOf(one)).toEqual(said);
    await evening.end();
  });

  it('come back to a page that comes again, and make its frames no bigger than a sleeper’s', {
    timeout: 60_000,
  }, async () => {
    const { evening, people } = await village();
    const whispering = (): Client[] =>
      isNight(people[0] as Client) ? people.filter((one) => circleOf(one)) : [];
    for (let i = 0; i < 400 && whispering().length < 2; i += 1) await evening.advance(1000);
    const [one, ...fellows] = whispering();
    if (one === undefined) throw new Error('nobody may whisper');
    const said = Array.from({ length: 9 }, (_, i) => `${i}`.padEnd(300, '語'));
    for (const text of said) await one.do({ t: 'say', circle: circleOf(one) as string, text });
    const sizes: string[] = [];
    for (const client of people) {
      const { code } = client.room;
      await client.lose();
      await client.connect();
      const from = client.frames.length;
      await client.say({ t: 'enter', room: code });
      await evening.settle();
      sizes.push(
        client.frames
          .slice(from)
          .map(({ bytes }) => bytes)
          .join(),
      );
    }
    expect(new Set(sizes).size, sizes.join(' | ')).toBe(1);
    expect(linesOf(one).length).toBeLessThan(9);
    await evening.advance(15_000);
    for (const client of [one, ...fellows]) expect(linesOf(client)).toEqual(said);
    await evening.end();
  });
});
