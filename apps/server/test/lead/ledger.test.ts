import { quick, sample, see, standing, undoPreview } from '@veillee/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { newHome } from '../home.ts';
import { type Ending, reopened } from '../reopened.ts';
import { heard, keysOf, lastFrame, ledTable, nightfall, seal } from './village.ts';

let evening: Evening;
let data = '';
afterEach(async () => {
  await evening.end();
  data = '';
});

/** The first seat that is asked something answers it. */
async function somebodyActs(own: Evening, players: readonly Client[]): Promise<boolean> {
  for (const player of players) {
    const [asked] = player.sight.prompts;
    if (asked === undefined) continue;
    await player.do({ t: 'answer', prompt: asked.number, answer: sample(asked.form, quick(1)) });
    await own.settle();
    return true;
  }
  return false;
}

/** Some lines of a night, in which everybody who is asked acts. */
async function night(own: Evening, table: readonly [Client, ...Client[]], lines = 4): Promise<void> {
  const [mona, ...players] = table;
  await nightfall(own, mona);
  for (let line = 0; line < lines; line += 1) {
    await own.advance(2000);
    await somebodyActs(own, players);
    await mona.do({ t: 'next' });
    await own.advance(5000);
  }
}

describe('whoever leads', () => {
  it('has a ledger of all that went in, with lines and hours', async () => {
    evening = await Evening.begin({ seal });
    const table = await ledTable(evening);
    const start = evening.clock.now();
    await night(evening, table);
    const { ledger } = table[0].present;
    expect(ledger.map(({ n }) => n)).toEqual(ledger.map((_, i) => i));
    expect(ledger.length).toBe(table[0].present.own.inputs);
    expect(ledger.some(({ topic }) => topic !== null)).toBe(true);
    const hours = ledger.map(({ at }) => at ?? 0);
    expect(hours).toEqual(hours.toSorted((a, b) => a - b));
    expect(hours.every((at) => at >= start && at <= evening.clock.now())).toBe(true);
    expect(ledger.map(({ line }) => line)).toEqual(ledger.map(({ line }) => line).toSorted((a, b) => a - b));
    for (const player of table.slice(1)) expect(player.present.ledger).toEqual([]);
    await table[0].lose();
    await table[0].connect();
    await table[0].say({ t: 'enter', room: table[1].room.code });
    await evening.settle();
    expect(table[0].present.ledger).toEqual(ledger);
  });

  it('is told what an undo would change, and then undoes it', async () => {
    evening = await Evening.begin({ seal });
    const table = await ledTable(evening);
    const [mona, ana] = table;
    await night(evening, table);
    const { ledger } = mona.present;
    const to = ledger.find(({ topic }) => topic !== null)?.n as number;
    const match = evening.roomOf(mona).room.match;
    const before = see(match as never, 'master');
    await mona.do({ t: 'preview', to });
    const preview = lastFrame(mona, 'preview');
    expect(preview).toMatchObject({
      to,
      gone: standing(
        ledger.map(({ input }) => input),
        ledger.length,
      ).slice(to),
    });
    expect(preview.unsaid.length).toBeGreaterThan(0);
    expect(preview.unsaid).toEqual(before.facts.slice(-preview.unsaid.length));
    expect(see(match as never, 'master')).toEqual(before);
    await mona.do({ t: 'undo', to, reason: 'oups' });
    await evening.settle();
    expect(mona.sight.facts).toEqual([
      ...before.facts.slice(0, -preview.unsaid.length),
      { key: 'match.undone', params: { reason: 'oups' }, to: 'all' },
    ]);
    expect(keysOf(ana.sight.facts)).toContain('match.undone');
    expect(undoPreview(match as never, to).ok).toBe(true);
  });

  it('is shown all again where a stale answer brings the present, and nothing twice', async () => {
    evening = await Evening.begin({ seal });
    const [mona, ana] = await ledTable(evening);
    await mona.do({ t: 'answer', prompt: 1, answer: { do: 'yes' }, for: 0 });
    await mona.do({ t: 'look', seat: 0 });
    const { ledger } = mona.present;
    expect(await mona.key({ t: 'answer', prompt: 99, answer: { do: 'yes' }, for: 0 })).toBe('prompt.closed');
    await evening.settle();
    expect(mona.present.ledger).toEqual(ledger);
    expect(mona.present.eyes).toEqual(ana.sight);
    // The next game begins with a ledger of its own.
    await mona.do({ t: 'abandon' });
    await evening.settle();
    for (const player of evening.clients.slice(1)) await player.do({ t: 'ready', ready: true });
    await mona.do({ t: 'start' });
    await evening.settle();
    expect([mona.present.ledger, mona.present.eyes, mona.present.called]).toEqual([[], null, false]);
    await mona.do({ t: 'answer', prompt: 1, answer: { do: 'yes' }, for: 0 });
    expect(mona.present.ledger.map(({ n }) => n)).toEqual([0]);
  });

  it('alone may ask, and only for what was', async () => {
    evening = await Evening.begin({ seal });
    const [mona, ana] = await ledTable(evening);
    expect(await ana.key({ t: 'preview', to: 0 })).toBe('master.only');
    expect(await ana.key({ t: 'look', seat: 1 })).toBe('master.only');
    expect(await mona.key({ t: 'preview', to: 0 })).toBe('undo.range');
    expect(await mona.key({ t: 'look', seat: 3 })).toBe('chair.unknown');
  });

  it('keeps the house no busier with going back than with anything else', async () => {
    evening = await Evening.begin({ seal, rules: { replays: { burst: 250, perSecond: 100 } } });
    const [mona] = await ledTable(evening);
    await mona.do({ t: 'answer', prompt: 1, answer: { do: 'yes' }, for: 0 });
    const asks = () => mona.key({ t: 'preview', to: 0 });
    expect([await asks(), await asks(), await asks()]).toEqual(['ok', 'ok', 'tooFast']);
    expect(await mona.key({ t: 'undo', to: 0, reason: 'non' })).toBe('tooFast');
    await evening.advance(1000);
    expect(await mona.key({ t: 'undo', to: 0, reason: 'non' })).toBe('ok');
    expect(await asks()).toBe('tooFast');
  });

  it('sees through a seat’s eyes, live, until they look away', async () => {
    evening = await Evening.begin({ seal });
    const table = await ledTable(evening);
    const [mona, ana, bo] = table;
    await mona.do({ t: 'look', seat: 0 });
    expect(mona.present.eyes).toEqual(ana.sight);
    await night(evening, table, 3);
    await evening.advance(1000);
    expect(mona.present.eyes).toEqual(ana.sight);
    await mona.do({ t: 'look', seat: 1 });
    expect(mona.present.eyes).toEqual(bo.sight);
    await mona.do({ t: 'look', seat: null });
    expect(mona.present.eyes).toBeNull();
    await mona.do({ t: 'next' });
    await evening.advance(6000);
    expect(mona.present.eyes).toBeNull();
    for (const player of table.slice(1)) expect(player.present.eyes).toBeNull();
  });

  it('may look, preview and be told of lines, and nobody’s frames are others for it', async () => {
    const worlds: string[][][] = [];
    for (const curious of [true, false]) {
      const own = await Evening.begin({ seal });
      const table = await ledTable(own);
      const [mona, ...players] = table;
      const screen = await own.page();
      await screen.say({ t: 'watch', room: mona.room.code });
      await nightfall(own, mona);
      const watching = [...players, screen];
      const from = watching.map(({ frames }) => frames.length);
      for (let line = 0; line < 4; line += 1) {
        await own.advance(700);
        if (curious) {
          await mona.do({ t: 'look', seat: line % 3 });
          await mona.do({ t: 'preview', to: 0 });
          await mona.do({ t: 'claims' });
        }
        await own.advance(1300);
        await somebodyActs(own, players);
        await mona.do({ t: 'next' });
        await own.advance(5000);
      }
      worlds.push(watching.map((client, i) => heard(client, from[i] as number)));
      await own.end();
    }
    evening = await Evening.begin();
    expect(worlds[0]?.every((frames) => frames.length > 20)).toBe(true);
    expect(worlds[0]).toEqual(worlds[1]);
  });
});

describe('a house that opens again', () => {
  it.each([
    [3, 'stopped'],
    [1000, 'killed'],
  ] as const)('goes on as it was led (snapshot every %i, %s)', async (snapshotEvery, ending: Ending) => {
    data = await newHome();
    evening = await Evening.begin({ data, seal, rules: { snapshotEvery } });
    const table = await ledTable(evening);
    const [mona] = table;
    await mona.do({ t: 'pulse', seconds: 9 });
    await night(evening, table, 2);
    await evening.advance(2500);
    await mona.do({ t: 'next' });
    await evening.settle();
    const before = mona.present;
    const step = mona.sight.clock?.step ?? 0;
    expect(before.called).toBe(true);
    evening = await reopened(evening, data, { dark: 3_600_000, ending });
    const again = await evening.page(mona.token);
    await again.say({ t: 'enter', room: before.room?.code as string });
    await evening.settle();
    const { ledger, called, shared, left } = again.present;
    expect([ledger, called, left]).toEqual([before.ledger, true, null]);
    expect(shared.clock).toEqual(before.shared.clock);
    expect(again.room.pulse).toBe(9);
    await evening.advance(9000);
    expect(again.sight.clock?.step).toBe(step + 1);
    await evening.advance(60_000);
    expect(again.sight.clock?.step).toBe(step + 1);
  });
});
