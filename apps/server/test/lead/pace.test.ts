import { type Prompt, quick, sample } from '@veillee/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { deck, isDark, ledTable, nightfall, pace, seal } from './village.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin({ seal });
});
afterEach(() => evening.end());

const hour = 3_600_000;

describe('where a person leads', () => {
  it('no step ends by itself, by day or in the dark', async () => {
    const [mona, ana] = await ledTable(evening);
    const { clock } = ana.sight;
    expect(clock).toEqual({ step: 1, pace: { within: 20_000 }, led: true });
    await evening.advance(hour);
    expect(ana.sight.clock).toEqual(clock);
    expect(ana.present.left).toBeNull();
    await nightfall(evening, mona);
    const dark = ana.sight.clock;
    await evening.advance(60_000);
    expect(ana.sight.clock).toEqual(dark);
  });

  it('the next line comes when it is called, and not before the pulse is over', async () => {
    const [mona, ana] = await ledTable(evening);
    expect(ana.room.pulse).toBe(6);
    await nightfall(evening, mona);
    const { clock } = ana.sight;
    await evening.advance(1500);
    await mona.do({ t: 'next' });
    expect(mona.present.called).toBe(true);
    await evening.advance(4499);
    expect(ana.sight.clock).toEqual(clock);
    expect([ana.present.left, ana.present.called]).toEqual([null, false]);
    await evening.advance(1);
    expect(ana.sight.clock?.step).toBe((clock?.step ?? 0) + 1);
    expect(mona.present.called).toBe(false);
  });

  it('after the pulse it comes with the next beat', async () => {
    const [mona, ana] = await ledTable(evening);
    await nightfall(evening, mona);
    const step = ana.sight.clock?.step ?? 0;
    await evening.advance(10_300);
    await mona.do({ t: 'next' });
    await evening.advance(699);
    expect(ana.sight.clock?.step).toBe(step);
    await evening.advance(1);
    expect(ana.sight.clock?.step).toBe(step + 1);
  });

  it('a line is as long whether somebody has acted or not, and nobody sees when it was called', async () => {
    const worlds: string[][] = [];
    for (const [wait, acts] of [
      [500, true],
      [3200, false],
      [5999, true],
    ] as const) {
      const own = await Evening.begin({ seal });
      const [mona, ana, bo] = await ledTable(own);
      await nightfall(own, mona);
      for (let i = 0; i < 9 && ana.sight.prompts.length === 0; i += 1) {
        await mona.do({ t: 'next' });
        await own.advance(6000);
      }
      const from = bo.frames.length;
      const start = own.clock.now();
      await own.advance(wait);
      const asked = ana.sight.prompts[0] as Prompt;
      const answer = sample(asked.form, quick(1));
      if (acts) await ana.do({ t: 'answer', prompt: asked.number, answer });
      await mona.do({ t: 'next' });
      await own.advance(9000 - wait);
      worlds.push(
        bo.frames.slice(from).map(({ at, bytes, text }) => `${at - start} ${bytes} ${text.trim()}`),
      );
      await own.end();
    }
    expect(worlds[0]?.length).toBeGreaterThan(8);
    expect(worlds[1]).toEqual(worlds[0]);
    expect(worlds[2]).toEqual(worlds[0]);
  });

  it('without a pulse it comes at once', async () => {
    const [mona, ana] = await ledTable(evening);
    await mona.do({ t: 'pulse', seconds: 0 });
    await nightfall(evening, mona);
    const step = ana.sight.clock?.step ?? 0;
    await evening.advance(250);
    await mona.do({ t: 'next' });
    await evening.settle();
    expect(ana.sight.clock?.step).toBe(step + 1);
    expect(ana.room.pulse).toBe(0);
  });

  it('it comes with the last answer of a line, where that says so, and not while anything is open', async () => {
    const [mona] = await ledTable(evening);
    await mona.do({ t: 'pulse', seconds: 0 });
    const open = () =>
      (mona.sight.seats ?? []).flatMap(({ seat, prompts }) =>
        prompts.flatMap((prompt) => (prompt.mine === null ? [{ seat, prompt }] : [])),
      );
    const step = () => mona.sight.clock?.step ?? 0;
    const answers = async ({ seat, prompt }: ReturnType<typeof open>[number], next: number) => {
      const answer = sample(prompt.form, quick(1));
      await mona.do({ t: 'answer', prompt: prompt.number, answer, for: seat, next });
      await evening.settle();
    };
    // Three are to say that they have seen their cards.
    const [first, second] = open();
    if (first === undefined || second === undefined) throw new Error('nobody is asked');
    await answers(first, 1);
    expect(step()).toBe(1);
    await nightfall(evening, mona);
    for (let i = 0; i < 12 && open().length === 0; i += 1) {
      await mona.do({ t: 'next' });
      await evening.settle();
    }
    const [called, ...more] = open();
    if (called === undefined) throw new Error('nobody is called');
    expect(more).toEqual([]);
    const before = step();
    await answers(called, before);
    expect(step()).toBe(before + 1);
  });

  it('a hasty second call is the same call', async () => {
    const [mona] = await ledTable(evening);
    const step = mona.sight.clock?.step as number;
    await mona.do({ t: 'next', step });
    await evening.settle();
    const { clock } = mona.sight;
    await mona.do({ t: 'next', step });
    await evening.settle();
    expect(mona.sight.clock).toEqual(clock);
    await nightfall(evening, mona);
    const dark = mona.sight.clock?.step as number;
    await mona.do({ t: 'next', step: dark });
    await mona.do({ t: 'next', step: dark });
    await evening.advance(6000);
    expect(mona.sight.clock?.step).toBe(dark + 1);
  });

  it('time runs out where it was given, in the dark too, and all see it', async () => {
    const [mona, ana] = await ledTable(evening);
    await nightfall(evening, mona);
    const step = ana.sight.clock?.step ?? 0;
    await evening.advance(2300);
    await mona.do({ t: 'more', seconds: 30 });
    await evening.settle();
    // It ends with a beat.
    expect(ana.present.left).toBe(30_700);
    await evening.advance(30_699);
    expect(ana.sight.clock?.step).toBe(step);
    await evening.advance(1);
    expect(ana.sight.clock?.step).toBe(step + 1);
    expect(ana.present.left).toBeNull();
  });

  it('a pause takes back what was called, and more time does', async () => {
    const [mona, ana] = await ledTable(evening);
    await nightfall(evening, mona);
    const { clock } = ana.sight;
    for (const change of [
      { t: 'pause', paused: true },
      { t: 'more', seconds: 600 },
    ] as const) {
      await mona.do({ t: 'next' });
      await mona.do(change);
      expect(mona.present.called).toBe(false);
      await evening.advance(20_000);
      expect(ana.sight.clock).toEqual(clock);
      if (change.t === 'pause') await mona.do({ t: 'pause', paused: false });
    }
  });

  it('the host who does not lead may pause, and nothing else', async () => {
    const [ana, bo, cleo, mona] = (await evening.table(4)) as [Client, Client, Client, Client];
    await ana.do({ t: 'settings', game: 'one-night', options: { deck, pace }, master: 4 });
    await ana.do({ t: 'start' });
    await evening.advance(0);
    expect(await ana.key({ t: 'skip' })).toBe('pace.led');
    expect(await ana.key({ t: 'more', seconds: 30 })).toBe('pace.led');
    expect(await ana.key({ t: 'next' })).toBe('master.only');
    expect(await ana.key({ t: 'pulse', seconds: 1 })).toBe('master.only');
    expect(await bo.key({ t: 'next' })).toBe('master.only');
    expect(await cleo.key({ t: 'more', seconds: 30 })).toBe('host.only');
    await ana.do({ t: 'pause', paused: true });
    expect(await mona.key({ t: 'next' })).toBe('match.paused');
    await mona.do({ t: 'pause', paused: false });
    expect(await mona.key({ t: 'skip' })).toBe('pace.led');
    await mona.do({ t: 'next' });
    await evening.settle();
    expect(isDark(ana.sight)).toBe(true);
  });
});

describe('handing over', () => {
  it('to the app, the present step has its whole time again; back, none', async () => {
    const [mona, ana] = await ledTable(evening);
    await nightfall(evening, mona);
    const step = ana.sight.clock?.step ?? 0;
    await evening.advance(60_000);
    await mona.do({ t: 'lead', by: 'app' });
    await evening.settle();
    expect(ana.present.left).toBe(5000);
    expect(ana.sight.clock).toEqual({ step, pace: { lasts: 5000 } });
    expect(await mona.key({ t: 'next' })).toBe('master.absent');
    await evening.advance(5000);
    expect(ana.sight.clock?.step).toBe(step + 1);
    await evening.advance(2000);
    await mona.do({ t: 'lead', by: 'human' });
    await evening.settle();
    expect(ana.present.left).toBeNull();
    await evening.advance(60_000);
    expect(ana.sight.clock?.step).toBe(step + 1);
    await mona.do({ t: 'next' });
    await evening.advance(1000);
    expect(ana.sight.clock?.step).toBe(step + 2);
  });

  it('by leaving, the app goes on', async () => {
    const [mona, ana] = await ledTable(evening);
    await mona.say({ t: 'leave' });
    await evening.settle();
    expect(ana.sight.clock).toEqual({ step: 1, pace: { within: 20_000 } });
    expect(ana.present.left).toBe(20_000);
  });
});
