import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';

const isNight = ({ sight }: Client): boolean => (sight.view as { readonly phase: string }).phase === 'night';
const circleOf = ({ sight }: Client): string | undefined => sight.circles.find(({ speaks }) => speaks)?.id;

describe('whispers in the dark', () => {
  it('make nobody’s frames bigger, however long and many they are; all of them come, in their order', {
    timeout: 60_000,
  }, async () => {
    const evening = await Evening.begin({ seed: 3 });
    const people = await evening.table(9, { game: 'quinte-bourg' });
    await people[0]?.do({ t: 'start' });
    await evening.advance(0);
    for (const client of people) {
      const [prompt] = client.sight.prompts;
      await client.do({ t: 'answer', prompt: prompt?.number as number, answer: { do: 'yes' } });
    }
    await evening.advance(0);
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
    for (const one of heard) {
      const lines = one.present.talk.flatMap((line) => ('text' in line ? [line.text] : []));
      expect(lines).toEqual(said);
    }
    await evening.end();
  });
});
