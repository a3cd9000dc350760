import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { primerWords } from '../../apps/web/src/games/oneNight/primerWords.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

/** A first evening: what is told, once, to two people who speak two languages. */

let browser: Browser;
let house: House;
let ana: Person;
let bo: Person;
beforeAll(async () => {
  browser = await openChromium();
  house = await House.open(undefined, { still: true });
  ana = await Person.come(browser, 'Ana');
  bo = await Person.come(browser, 'Bo', 'en');
  await ana.resize(360, 640);
  const code = await ana.lay(house.origin, 5, 3);
  await bo.join(house.origin, code);
  for (const person of [ana, bo]) await person.ready();
  await ana.press(ana.words.lobby.deal);
});
afterAll(async () => {
  for (const person of [ana, bo]) await person.leave();
  await house.close();
  await browser.close();
});

type Tip = keyof typeof primerWords.fr.tips;
const row = ({ page }: Person) => page.locator('.oneNight-TipRow-tip');
const isTold = (person: Person, tip: Tip): Promise<void> =>
  row(person).filter({ hasText: primerWords[person.tongue].tips[tip].first }).waitFor();

/** Which of these the tip lies on. */
const covered = ({ page }: Person, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const tip = document.querySelector('.oneNight-TipRow-tip')?.getBoundingClientRect();
    if (tip === undefined) return ['no tip'];
    return all.filter((selector) =>
      [...document.querySelectorAll(selector)].some((one) => {
        const { top, bottom, left, right, height } = one.getBoundingClientRect();
        const apart =
          bottom <= tip.top + 1 || top >= tip.bottom - 1 || right <= tip.left || left >= tip.right;
        return height > 0 && !apart;
      }),
    );
  }, selectors);

it('tells at the deal, at night and by day what helps, in each one’s language, and covers nothing one needs', async () => {
  for (const person of [ana, bo]) await isTold(person, 'deal');
  for (const person of [ana, bo]) await person.press(/^(Oui|Yes)$/);
  await house.pass(2);
  for (const person of [ana, bo]) {
    await isTold(person, 'touch');
    expect(await covered(person, ['main > header', '.Whisper-whisper', '.Fuse-fuse', '.button'])).toEqual([]);
    expect(await faults(person, 'a tip at night')).toEqual([]);
  }
});

it('gives each tip once, ends at a word, and comes back when called for', async () => {
  const talk = ana.page.getByRole('heading', { level: 1, name: 'Parlez' });
  for (let i = 0; i < 40 && (await talk.count()) === 0; i += 1) await house.pass(10);
  await talk.waitFor();
  await isTold(ana, 'tell');
  await isTold(bo, 'tell');
  await row(bo).getByRole('button', { name: bo.words.close }).click();
  await isTold(bo, 'read');
  await ana.press(primerWords.fr.enough);
  await row(ana).waitFor({ state: 'detached' });
  await ana.press(ana.words.play.table);
  await ana.press(primerWords.fr.again);
  await isTold(ana, 'tell');
});
