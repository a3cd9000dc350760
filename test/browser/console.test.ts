import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { dealOf, Leader, type Plan } from './leader.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

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

    // How long a line lasts at least is set beside the script.
    const least = person.page.getByRole('group', { name: say.pulse });
    await least.getByText(say.pulseOf(0)).waitFor();
    await least.getByRole('button').last().click();
    await least.getByText(say.pulseOf(2)).waitFor();
    await least.getByRole('button').first().click();
    await least.getByText(say.pulseOf(0)).waitFor();

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
    const typedAgain = 4;
    const second = await leader.writesUntil(house, /^(?!Nuit)/, plan);

    // An ordinary line takes four keys at most, and the whole night what it takes today.
    const night = [...first, ...second];
    const most = Math.max(...night.map(([, keys]) => keys));
    const spent = leader.keys - before - typedAgain;
    console.log(`a night of thirty: ${spent} keys in ${night.length} lines, at most ${most} for one`);
    expect(night.length).toBeGreaterThan(14);
    expect(most).toBeLessThanOrEqual(4);
    expect(spent).toBeLessThanOrEqual(34);
    expect([...opening.values()].reduce((sum, keys) => sum + keys, 0)).toBeLessThanOrEqual(16);

    // The dead are read out; then all is taken back to before the attack: first what would change, then the night is as it was.
    await leader.writesUntil(house, /Les morts/);
    await leader.press('Backspace');
    const sheet = person.page.getByRole('dialog', { name: say.back.title });
    const target = sheet.locator('.quinteBourg-UndoPanel-to').filter({ hasText: 'Yasmine' });
    for (let i = 0; i < 9 && (await target.count()) === 0; i += 1) await leader.press('ArrowUp');
    await sheet.getByRole('heading', { name: say.back.unsaid }).waitFor();
    await sheet
      .locator('.quinteBourg-UndoPanel-changes')
      .getByText(/Hélène|Yasmine/)
      .first()
      .waitFor();
    expect(await faults(person, 'undo')).toEqual([]);
    if (shots !== undefined) await person.page.screenshot({ path: `${shots}/console-undo.png` });
    await leader.press('Enter');
    await sheet.waitFor({ state: 'detached' });
    await house.pass(1);
    await person.sees(say.nightOf('lundi'));
    expect(await leader.line()).toContain('Laura');
    expect(person.errors).toEqual([]);
    await leader.leave();
    await house.close();
  });
});

/** Runs in the page: how long after the return key the script shows it, painted. */
function timeRedraws(): void {
  const times: number[] = [];
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Enter' && key !== 'x') return;
      const begun = performance.now();
      const script = document.querySelector('.quinteBourg-Console-script');
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => times.push(performance.now() - begun)));
      });
      if (script !== null) seen.observe(script, { childList: true, subtree: true, characterData: true });
    },
    { capture: true },
  );
  Object.assign(globalThis, { redraws: times });
}

describe('a village of forty', () => {
  it('fits a laptop, and a line that is recorded is redrawn at once', async () => {
    const house = await House.open();
    const leader = await Leader.come(browser, house, { count: 40, deal: dealOf(40) });
    const { person } = leader;
    await person.page.evaluate(timeRedraws);
    await leader.writesUntil(house, /^Nuit/);
    await leader.writesUntil(house, /^Nuit.*Marchand/, plan);
    const times = await person.page.evaluate(() => (globalThis as unknown as { redraws: number[] }).redraws);
    const sorted = times.toSorted((a, b) => a - b);
    console.log(
      `a village of forty: from the return key to the painted line, median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms of ${times.length} (two frames are 33 ms)`,
    );
    expect(times.length).toBeGreaterThan(5);
    const found: string[] = [];
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
    ] as const) {
      await person.resize(width, height);
      found.push(...(await leader.misfits()));
      if (shots !== undefined) await person.page.screenshot({ path: `${shots}/console-forty-${width}.png` });
    }
    expect(found).toEqual([]);
    expect(person.errors).toEqual([]);
    await leader.leave();
    await house.close();
  });
});
