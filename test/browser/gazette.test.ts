import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paperWords } from '../../apps/web/src/games/quinteBourg/paperWords.ts';
import { phoneWords } from '../../apps/web/src/games/quinteBourg/phoneWords.ts';
import { openChromium } from './chromium.ts';
import { allFaults, faults } from './faults.ts';
import { House } from './house.ts';
import { sheetsOf } from './pages.ts';
import { Person } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** Where the pictures go that one wants to look at. */
const shots = process.env.VEILLEE_SHOTS;
const shot = async (person: Person, name: string): Promise<void> => {
  if (shots !== undefined) await person.page.screenshot({ path: `${shots}/${name}.png` });
};

/** Enough Reptilians for mornings with news, and nobody whose cards could end the week early. */
const deal = {
  roles: [...new Array<string>(4).fill('reptilian'), ...new Array<string>(8).fill('villager')],
  specialities: [
    ...['engineer', 'inventor', 'scientist', 'scholar', 'tinkerer', 'technophile'],
    ...['ferreter', 'indiscreet', 'reporter', 'journalist', 'voyeur', 'curious'],
  ],
  lovers: null,
};

describe('the gazette', () => {
  it('is read on a phone, issue by issue, printed on A4, and opened by whoever scans the wall', async () => {
    const house = await House.open(deal);
    const ana = await Person.come(browser, 'Ana');
    const { fr, en } = paperWords;
    const found: string[] = [];
    const code = await ana.lay(house.origin, 12, 11, 'Quinte-Bourg');
    await ana.ready();
    await ana.press('Distribuer');
    ana.page.setDefaultTimeout(20_000);

    const tab = ana.page.getByRole('button', { name: phoneWords.fr.tabs.gazette });
    for (let i = 0; i < 200 && !(await tab.isVisible()); i += 1) await house.pass(30);
    await tab.click();
    await ana.sees(fr.none);
    const issues = ana.page.getByRole('navigation', { name: fr.issues }).getByRole('button');
    for (let i = 0; i < 400 && (await issues.count()) < 2; i += 1) {
      await house.pass(30);
      // The morning opens the village again.
      if ((await tab.getAttribute('aria-current')) === null) await tab.click();
    }

    const sheet = ana.page.getByRole('article', { name: fr.title });
    const headline = sheet.getByRole('heading', { level: 3 });
    const latest = (await headline.textContent()) ?? '';
    await ana.rests();
    await shot(ana, 'gazette-360');
    found.push(...(await allFaults(ana, 'gazette')));
    // A back issue, and the latest again.
    await issues.first().click();
    await sheet.getByText('N° 1 · lundi matin').waitFor();
    await issues.last().click();
    expect(await headline.textContent()).toBe(latest);

    // On paper there is nothing but the issue, on one white sheet.
    await sheet.getByRole('button', { name: fr.print }).click();
    await ana.page.emulateMedia({ media: 'print' });
    const page = ana.page.locator('.on-paper');
    await page.getByText(fr.motto).waitFor();
    expect(await ana.page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([latest]);
    expect(await page.getByRole('img').count()).toBe(1);
    const box = await page.locator('article').boundingBox();
    expect(box?.width).toBe(794);
    expect(await sheetsOf(ana.page, shots && `${shots}/gazette.pdf`)).toBe(1);
    // Once the printer has it, it is gone.
    await ana.page.emulateMedia({ media: 'screen' });
    await page.waitFor({ state: 'detached' });

    // The code on the wall: no name, no seat, the same words; and in the passer-by's own language.
    await sheet.getByRole('button', { name: fr.wall }).click();
    const link = await ana.page.getByRole('dialog').getByRole('img').getAttribute('aria-label');
    expect(link).toMatch(new RegExp(`#${code}.*/wall$`));
    const passer = await Person.come(browser, 'Personne');
    const tourist = await Person.come(browser, 'Nobody', 'en', 390);
    const fragment = (link ?? '').slice((link ?? '').indexOf('#'));
    for (const person of [passer, tourist]) await person.page.goto(`${house.origin}/${fragment}`);
    await passer.sees(latest);
    await tourist.page.getByRole('article', { name: en.title }).waitFor();
    found.push(...(await faults(passer, 'wall')), ...(await faults(tourist, 'wall in English')));
    await shot(tourist, 'gazette-wall-en');
    await passer.page.reload();
    await passer.sees(latest);

    expect(found).toEqual([]);
    expect([ana, passer, tourist].flatMap(({ errors }) => errors)).toEqual([]);
    for (const person of [ana, passer, tourist]) await person.leave();
    await house.close();
  });
});
