import { specialityPack } from '@veillee/quinte-bourg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Leader, type Plan } from './leader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** By house: four Reptilians, then villagers; Sami and Tess in love; Yasmine is Laura, Enzo the Sandman. */
const dealOf = (count: number) => ({
  roles: Array.from({ length: count }, (_, seat) => (seat < 4 ? 'reptilian' : 'villager')),
  specialities: [...specialityPack(count).slice(0, count)],
  lovers: [5, 9],
});

/** What everybody does tonight, as one would type it. */
const plan: Plan = {
  Reptiliens: ['he', 'Enter'],
  Amoureux: ['sa', 'Enter'],
  Laura: ['he', 'Enter'],
  Marchand: ['hu', 'Enter'],
};

const shots = process.env.VEILLEE_SHOTS;

describe('a night of thirty without phones', () => {
  it('is led by keyboard alone, and taken back across the attack', async () => {
    const house = await House.open();
    const leader = await Leader.come(browser, house, { count: 30, deal: dealOf(30) });
    const { person, say } = leader;
    const opening = await leader.writesUntil(house, /^Nuit/);
    const before = leader.keys;
    const first = await leader.writesUntil(house, /Laura/, plan);

    // Two prey in one house: the warning stands there before it is written.
    await leader.press('he');
    await person.sees('Hélène ou Yasmine meurt');
    const misfits: string[] = [];
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await person.resize(width, height);
      misfits.push(...(await leader.misfits()), ...(await faults(person, `night at ${width}`)));
      if (shots !== undefined) await person.page.screenshot({ path: `${shots}/console-night-${width}.png` });
    }
    await person.resize(1440, 900);
    expect(misfits).toEqual([]);
    await leader.press('Backspace', 'Backspace');
    const second = await leader.writesUntil(house, /^(?!Nuit)/, plan);

    // An ordinary line takes four keys at most; all of the night is held to what it takes today.
    const night = [...first, ...second];
    console.log(
      `opening: ${[...opening.values()].reduce((a, b) => a + b, 0)} keys; night of thirty: ${leader.keys - before} keys in ${night.length} lines, at most ${Math.max(...night.map(([, keys]) => keys))} for one`,
    );
    console.log(night);

    // The morning is taken back to before Laura: first what would change, then everything as it was.
    await leader.press('Backspace');
    const sheet = person.page.getByRole('dialog', { name: say.back.title });
    await sheet.getByText(say.back.unsaid).waitFor();
    expect(person.errors).toEqual([]);
    await leader.leave();
    await house.close();
  });
});
