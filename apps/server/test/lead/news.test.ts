import type { Game, Spec } from '@veillee/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { choice, noting, take, tinyGame } from '../../../../packages/kernel/test/tinyGame.ts';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { keysOf } from './village.ts';

let evening: Evening;
afterEach(() => evening.end());

/** In the dark the first seat may kill, which is news, or whisper, which is not. */
const dark = tinyGame(
  {
    dark: {
      ...noting,
      pace: () => ({ lasts: 10_000 }),
      ask: () => [choice(0, [0, 1])],
      answered({ announce, tell }, _, { answer }) {
        if (answer?.player?.toString() === '1') announce('master.changed', { master: 'app' });
        else tell('all', 'master.changed', { master: 'app' });
      },
    },
  },
  ['dark'],
) as unknown as Game<Spec>;

async function table(): Promise<Client[]> {
  evening = await Evening.begin({ games: new Map([[dark.id, dark]]) });
  const people = await evening.table(3, { game: dark.id });
  await people[0]?.do({ t: 'start' });
  const screen = await evening.page();
  await screen.say({ t: 'watch', room: people[0]?.room.code as string });
  await evening.advance(300);
  return [...people, screen];
}

describe('in the dark', () => {
  it('news reach everybody at once, in one frame of the same length', async () => {
    const people = await table();
    const [ana, ...others] = people as [Client, ...Client[]];
    const from = others.map(({ frames }) => frames.length);
    const now = evening.clock.now();
    await ana.do({ t: 'answer', prompt: 1, answer: take(1) });
    await evening.settle();
    const told = others.map(({ frames }, i) => frames.slice(from[i]));
    for (const frames of told) {
      expect(frames.map(({ at, bytes }) => [at, bytes])).toEqual([[now, told[0]?.[0]?.bytes]]);
      expect(frames[0]?.text.trim()).toBe(told[0]?.[0]?.text.trim());
    }
    for (const client of people) {
      expect(client.sight.facts).toMatchObject([{ key: 'master.changed', to: 'all', news: true }]);
      expect(client.sight.clock?.pace).toEqual({ lasts: 10_000 });
    }
    // The beats go on as they went.
    const before = others.map(({ frames }) => frames.length);
    await evening.advance(1700);
    for (const [i, { frames }] of others.entries())
      expect(frames.slice(before[i]).map(({ at }) => at - now)).toEqual([700, 1700]);
  });

  it('whatever else all are told comes with the next beat', async () => {
    const people = await table();
    const [ana, bo] = people as [Client, Client];
    const from = bo.frames.length;
    await ana.do({ t: 'answer', prompt: 1, answer: take(0) });
    await evening.advance(699);
    expect(bo.frames).toHaveLength(from);
    await evening.advance(1);
    expect(keysOf(bo.sight.facts)).toEqual(['master.changed']);
  });
});
