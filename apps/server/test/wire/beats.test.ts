import { RoomServer, type ServerParts, type Store } from '@veillee/rooms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../client.ts';
import { DrivenClock } from '../drivenClock.ts';
import { Evening, type EveningParts } from '../evening.ts';

let evening: Evening;
afterEach(() => evening.end());

const deck = ['werewolf', 'seer', 'robber', 'troublemaker', 'villager', 'villager', 'drunk'];
const pace = { deal: 1, call: 10, markCheck: 4, day: 5, vote: 5 };

type Happens = (neighbour: Client, code: string) => Promise<unknown>;

/**
 * What a seat is sent around a moment of the first call, `until` of it left. Something happens so long after that
 * moment that the house should have noticed it already; but its alarm is late.
 */
async function around(
  until: number,
  late: number,
  happens: Happens,
  parts?: EveningParts,
): Promise<unknown[][]> {
  evening = await Evening.begin(parts);
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

describe('a beat of a house whose store takes its time', () => {
  let takes = 0;
  /** How many writes that take so long have begun. */
  let begun = 0;

  /** What a seat is sent around a beat, where a neighbour's notes of 3 ms ago are still being written. */
  async function beside(happens: Happens, evenAfter: number): Promise<unknown[][]> {
    const clock = new DrivenClock();
    takes = 0;
    const slow = (store: Store): Store =>
      new Proxy(store, {
        get(target, part) {
          const value: unknown = Reflect.get(target, part, target);
          if (typeof value !== 'function') return value;
          if (part !== 'write' || takes === 0) return value.bind(target);
          return (...given: unknown[]) =>
            new Promise((resolve) => {
              begun += 1;
              clock.at(clock.now() + takes, () => resolve(Reflect.apply(value, target, given)));
            });
        },
      });
    const build = (all: ServerParts) => new RoomServer({ ...all, store: slow(all.store) });
    const late: Happens = async (bo, code) => {
      [takes, begun] = [60, 0];
      await happens(bo, code);
      await evening.advance(1000);
      takes = 0;
    };
    return around(7003, 0, late, { clock, build, rules: { evenAfter } });
  }
  const writes: Happens = async (bo) => {
    bo.raw('{"t":"notes","text":"x","id":"notes-late"}');
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 300_000 });
  };

  it('leaves by the clock, whoever has just said something', async () => {
    const still = await beside(async () => {}, 100);
    await evening.end();
    expect(still.length).toBeGreaterThan(0);
    expect(await beside(writes, 100)).toEqual(still);
  });

  it('would tell by its time that somebody did, if it left when it is written', async () => {
    const still = await beside(async () => {}, 0);
    await evening.end();
    expect(await beside(writes, 0)).not.toEqual(still);
  });
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
