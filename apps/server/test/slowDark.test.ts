import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';
import { newHome } from './home.ts';
import { reopened } from './reopened.ts';

const minute = 60_000;
const hour = 60 * minute;

let data: string;
let evening: Evening;
let code: string;
let token: string;

/** A village over days, which is quiet from nine in the evening until seven; it is eight, and its first step has 24 h. */
beforeEach(async () => {
  data = await newHome();
  evening = await Evening.begin({ data });
  const [ana] = (await evening.table(6, { game: 'quinte-bourg', options: { pace: 'slow' } })) as [Client];
  await ana.do({ t: 'quiet', hours: { from: 21 * 60, to: 7 * 60 } });
  await ana.do({ t: 'start' });
  await evening.advance(0);
  expect(ana.present.left).toBe(34 * hour);
  ({ token } = ana);
  ({ code } = ana.room);
});
afterEach(() => evening.end());

/** The house is open for so long, and looks at its clock at the end. */
async function passes(time: number): Promise<void> {
  evening.clock.skip(time - 5000);
  await evening.advance(5000);
}

const goesDark = async (dark: number, ending: 'killed' | 'stopped' = 'killed'): Promise<void> => {
  evening = await reopened(evening, data, { dark, ending });
  await evening.advance(0);
};

/** Somebody opens the table: hours left, and which step it is. */
async function looks(): Promise<{ readonly left: number; readonly step: number | undefined }> {
  const page = await evening.page(token);
  await page.say({ t: 'enter', room: code });
  await evening.settle();
  const found = { left: (page.present.left ?? 0) / hour, step: page.sight.clock?.step };
  await page.lose();
  return found;
}

describe.each(['killed', 'stopped'] as const)(
  'what is left of a slow step when a house was dark (%s)',
  (ending) => {
    it('is what was left, and ends in no quiet hour', async () => {
      await passes(hour);
      await goesDark(4 * hour, ending);
      // 23 hours from one in the afternoon: eight, fourteen, and one on the third day.
      expect(await looks()).toEqual({ left: 43, step: 1 });
    });

    it('is as much after dark hours that were quiet anyway', async () => {
      await passes(13 * hour);
      await goesDark(10 * hour, ending);
      expect(await looks()).toEqual({ left: 11, step: 1 });
    });

    it('is the same whether anybody looked in between or not', async () => {
      for (const looksIn of [true, false]) {
        await passes(hour / 2);
        await goesDark(2 * hour, ending);
        if (looksIn) await looks();
        await passes(hour / 2);
        await goesDark(2 * hour, ending);
      }
      // It is six in the evening, and 22 hours are left: three, fourteen, and five on the third day.
      expect(await looks()).toEqual({ left: 3 + 10 + 14 + 10 + 5, step: 1 });
    });

    it('is as much though little was left, and nobody is there to see it', async () => {
      // Twenty minutes are left when it grows dark, and it is ten in the evening when the house opens.
      await passes(33 * hour + 40 * minute);
      await goesDark(4 * hour + 20 * minute, ending);
      await passes(9 * hour + 15 * minute);
      expect(await looks()).toEqual({ left: 5 / 60, step: 1 });
      await passes(5 * minute);
      expect((await looks()).step).not.toBe(1);
    });

    it.each([
      [11 * hour - 10_000, false],
      [11 * hour, true],
    ])('runs out on its hour though nobody is there: after %i ms it has, %s', async (time, over) => {
      await passes(13 * hour);
      await goesDark(10 * hour, ending);
      await passes(time);
      expect((await looks()).step !== 1).toBe(over);
    });
  },
);
