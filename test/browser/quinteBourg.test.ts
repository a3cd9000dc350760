import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleWords } from '../../apps/web/src/games/quinteBourg/consoleWords.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';
import { Villager } from './villager.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** By seat: five bots, then the one who came. Nobody's speciality moves anybody at night. */
const deal = {
  roles: [...new Array<string>(5).fill('villager'), 'reptilian'],
  specialities: ['engineer', 'inventor', 'scientist', 'scholar', 'tinkerer', 'technophile'],
  lovers: null,
};
const say = consoleWords.fr;

/** Line after line until this is read: what asks her for nothing else is passed. */
async function goesOn(house: House, ana: Person, text: RegExp): Promise<void> {
  const found = ana.page.getByText(text).filter({ visible: true }).first();
  const nobody = ana.page.locator('.quinteBourg-EntryField-nobody');
  const next = ana.page.getByRole('button', { name: say.next });
  for (let i = 0; i < 60; i += 1) {
    if (await found.isVisible()) return;
    if (await nobody.isVisible()) await nobody.click();
    else if (await next.isVisible()) await next.click();
    else await ana.page.getByRole('button', { name: say.record }).click();
    await house.pass(6);
  }
  throw new Error(`${ana.name} never read ${text}`);
}

describe('a village that a person leads from her phone', () => {
  it('goes on at her word; she corrects with a reason, takes it back and hands over to the app', async () => {
    const house = await House.open(deal, { still: true });
    const ana = await Person.come(browser, 'Ana');
    const bo = await Villager.come(browser, 'Bo');
    await ana.page.goto(house.origin);
    await ana.press(ana.words.home.make);
    await ana.page.getByLabel(ana.words.join.name).fill('Ana');
    await ana.press('Quinte-Bourg');
    await ana.press('Moi, sans jouer');
    await ana.step(ana.words.create.around, 6);
    await ana.step(ana.words.create.bots, 5);
    await ana.press(ana.words.create.open);
    await ana.sees('Tu mèneras la partie.');
    await bo.person.join(house.origin, ana.code());
    await bo.person.sees('Maître du jeu : Ana');
    await bo.person.ready();
    await ana.press('Distribuer');

    // Nothing goes on before she says so; the script alone fits her phone.
    await ana.page.locator('[aria-current="step"]').waitFor();
    await house.pass(600);
    await ana.page.getByRole('heading', { name: 'La donne' }).waitFor();
    await goesOn(house, ana, /Reptiliens, ouvrez les yeux/);
    const found = [...(await faults(ana, 'script'))];

    // A correction with its reason, in the villager's file; in the dark everybody is told at the same beat.
    await ana.press(say.parts.village);
    await ana.page.locator('.quinteBourg-Villager-villager button').filter({ hasText: 'Bo,' }).click();
    await ana.press(say.parts.person);
    await ana.sees(/Reptilien · les Reptiliens/);
    await ana.page.getByText(say.person.correct, { exact: true }).click();
    await ana.page.getByText('Corriger une bourse').click();
    const file = ana.page.getByRole('tabpanel');
    await file.getByLabel('Combien de pièces ?').fill('7');
    await file.getByLabel('Pourquoi ?').fill('erreur de caisse');
    await file.getByRole('button', { name: 'Fixer' }).click();
    await house.pass(1);
    await bo.knows('Ta bourse est corrigée : 7 pièces.');
    found.push(...(await faults(ana, 'file')));
    await ana.page.getByRole('tab', { name: say.tabs.register }).click();
    await ana.sees(/erreur de caisse/);

    // Then everything as before.
    await ana.press(say.tools);
    await ana.page.getByRole('button', { name: new RegExp(`^${say.undo}`) }).click();
    const sheet = ana.page.getByRole('dialog', { name: say.back.title });
    await sheet.getByText('Ta bourse est corrigée : 7 pièces.').waitFor();
    await sheet.getByLabel(say.back.reason).fill('mauvaise bourse');
    await sheet.getByRole('button', { name: new RegExp(`^${say.back.confirm}`) }).click();
    await sheet.waitFor({ state: 'detached' });
    await house.pass(1);

    await ana.press(say.parts.script);
    for (const word of [say.toApp, say.toMe]) {
      await ana.press(say.tools);
      await ana.press(word);
      await house.pass(1);
      await ana.press(say.tools);
      await ana.button(word === say.toApp ? say.toMe : say.toApp).waitFor();
      await ana.press(say.tools);
    }
    expect([...found, ...ana.errors, ...bo.person.errors]).toEqual([]);
    for (const person of [ana, bo.person]) await person.leave();
    await house.close();
  });
});
