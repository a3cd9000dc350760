import { blood } from '@veillee/blood';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsWords } from '../../apps/web/src/games/blood/settingsWords.ts';
import { lobbyWords } from '../../apps/web/src/words/lobby.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person, type Tongue } from './person.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  browser = await openChromium();
  house = await House.open(undefined, { still: true });
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const screens: readonly (readonly [Tongue, number])[] = [
  ['fr', 360],
  ['en', 1440],
];

describe.each(screens)('B2: who plays first in Blood, in %s at %i pixels', (tongue, width) => {
  it('is picked by the host, or goes by birthdays, and follows whoever changes seats', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const say = settingsWords[tongue];
    const own = lobbyWords[tongue];
    const text = blood.text[tongue].words;
    const { page, words } = ana;
    const settle = async (): Promise<void> => {
      await ana.press(own.settings);
      await page.locator('dialog .TableSettings-settings').waitFor();
      const options = page.locator('dialog .TableSettings-how > details');
      if (!(await options.evaluate((all) => (all as HTMLDetailsElement).open)))
        await options.locator('summary').click();
    };
    const save = async (): Promise<void> => {
      await ana.press(words.create.save);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await ana.lay(house.origin, 4, 2, 'Blood of the Werewolf');
    const bo = await Person.come(browser, 'Bastien', tongue, 360);
    await bo.join(house.origin, ana.code());
    await page.locator('.Seat-seat.Seat-free').first().waitFor({ state: 'detached' });

    await settle();
    await page
      .getByRole('button', { name: text['option.first.chance'] as string, exact: true, pressed: true })
      .waitFor();
    await ana.press(text['option.first.seat'] as string);
    await page.getByRole('dialog').getByRole('button', { name: 'Bastien', exact: true }).click();
    await ana.sees(say.first.seat('Bastien'));
    const found = [...(await faults(ana, 'picked'))];
    await save();
    for (const person of [ana, bo]) await person.sees(say.chosenFirst('Bastien'));
    // Bo moves, and is still the one.
    await page.locator('.RoundTable-place button.Seat-seat').filter({ hasText: 'Bastien' }).click();
    await ana.press(words.lobby.down('Bastien'));
    await page.getByText(words.lobby.seat(3)).waitFor();
    await ana.press(words.close);
    for (const person of [ana, bo]) await person.sees(say.chosenFirst('Bastien'));

    await settle();
    await ana.press(text['option.first.birthdays'] as string);
    await ana.sees(say.unborn(tongue === 'fr' ? 'Ana et Bastien' : 'Ana and Bastien'));
    await expect.poll(() => ana.button(words.create.save).isDisabled()).toBe(true);
    await page.getByLabel(say.born('Ana')).fill('1999-05-01');
    await ana.sees(say.unborn('Bastien'));
    await page.getByLabel(say.born('Bastien')).fill('2001-05-01');
    await ana.sees(words.create.fine);
    found.push(...(await faults(ana, 'birthdays')));
    await save();
    for (const person of [ana, bo]) await person.sees(say.bornFirst);
    await bo.ready();
    await ana.press(words.lobby.deal);
    for (const person of [ana, bo]) await person.page.locator('.blood-Notice-reminder').waitFor();
    await bo.press(/^(Compris|Got it)$/);
    await bo.page
      .getByText(/Ana, qui commence|Ana has the birthday nearest/)
      .first()
      .waitFor({ state: 'attached' });
    expect(found).toEqual([]);
    expect([...ana.errors, ...bo.errors]).toEqual([]);
    await ana.leave();
    await bo.leave();
  });
});
