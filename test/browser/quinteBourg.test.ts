import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

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

/** Whoever leads calls line after line until somebody reads this; what she is asked herself has to wait for nothing. */
async function callUntil(house: House, leader: Person, person: Person, text: RegExp): Promise<void> {
  const found = person.page.getByText(text).filter({ visible: true }).first();
  for (let i = 0; i < 99; i += 1) {
    if (await found.isVisible()) return;
    const nothing = leader.button('Rien');
    if (await nothing.isVisible()) await nothing.click();
    else await leader.button('La suite').click();
    await house.pass(6);
  }
  throw new Error(`${person.name} never read ${text}`);
}

describe('a village that a person leads', () => {
  it('she answers for a player, corrects with a reason, takes it back and hands over to the app', async () => {
    const house = await House.open(deal, { still: true });
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bo');
    await ana.page.goto(house.origin);
    await ana.press(ana.words.home.make);
    await ana.page.getByLabel(ana.words.join.name).fill('Ana');
    await ana.press('Quinte-Bourg');
    await ana.press('Moi, sans jouer');
    await ana.step(ana.words.create.around, 6);
    await ana.step(ana.words.create.bots, 5);
    await ana.press(ana.words.create.open);
    await ana.sees('Tu mèneras la partie.');
    await bo.join(house.origin, ana.code());
    await bo.sees('Maître du jeu : Ana');
    await bo.ready();
    await ana.press('Distribuer');

    // She sees all the cards, and answers for whoever has no phone.
    await ana.page.getByText('Toutes les cartes').click();
    await ana.page
      .locator('.quinteBourg-entries-entries li')
      .filter({ hasText: 'Bo' })
      .filter({ hasText: 'Reptilien' })
      .waitFor();
    await house.pass(3);
    await ana.page.getByText('Répondre pour quelqu’un').click();
    await ana.press(/^Bo/);
    const sheet = ana.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'As-tu vu tes deux cartes ?' }).click();
    await sheet.getByRole('button', { name: 'Oui' }).click();

    // Nothing goes on before she says so. Nobody of this deal has a condition of their own; the offices are drawn.
    await house.pass(600);
    await ana.button('La suite').click();
    await ana.press('Rien');
    await ana.press('Tirer au sort');
    await ana.confirm();
    await callUntil(house, ana, ana, /Reptiliens, ouvrez les yeux/);
    const found = [...(await faults(ana, 'master'))];

    // A correction with its reason, in the book; then everything as before.
    await ana.page.getByText('Corriger, avec une raison').click();
    await ana.press('Corriger une bourse');
    await sheet.getByRole('button', { name: 'Bo', exact: true }).click();
    await sheet.getByLabel('Combien de pièces ?').fill('7');
    await sheet.getByLabel('Pourquoi ?').fill('erreur de caisse');
    await sheet.getByRole('button', { name: 'Fixer' }).click();
    // In the dark everybody is told at the same beat.
    await house.pass(1);
    await bo.sees('Le maître du jeu corrige ta bourse : 7 pièces.');
    await ana.page.getByText('Ce qui a été dit, et à qui').click();
    const told = ana.page.locator('[data-desk] li');
    await told.filter({ hasText: 'Le maître du jeu corrige ta bourse : 7 pièces. à Bo' }).waitFor();
    await told.filter({ hasText: 'à tous' }).first().waitFor();
    // To whom is never cut in two; and on a wide screen the long list leaves the table in sight.
    const parts = await told
      .locator('small')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(new Set(parts)).toEqual(new Set([1]));
    await ana.resize(1440, 900);
    await ana.page.evaluate(() => scrollTo(0, 0));
    const table = await ana.page.locator('.RoundTable-box').boundingBox();
    expect((table?.y ?? Number.NaN) + (table?.height ?? 0)).toBeLessThanOrEqual(900);
    await ana.resize(360, 740);
    found.push(...(await faults(ana, 'told')));
    await ana.page.getByText('Le registre').click();
    await ana.sees('J1 · Corriger une bourse : erreur de caisse');
    await ana.page.getByText('Revenir en arrière').first().click();
    await ana.page.getByLabel('Pourquoi ?').fill('mauvaise bourse');
    await ana.button('Revenir en arrière').click();
    await house.pass(1);
    await ana.page.getByText('J1 · Corriger une bourse : erreur de caisse').waitFor({ state: 'detached' });

    await ana.press('Confier la suite à l’application');
    await house.pass(1);
    await ana.sees('L’application mène.');
    await ana.press('Reprendre la main');
    await house.pass(1);
    await ana.button('Confier la suite à l’application').waitFor();
    await callUntil(house, ana, bo, /Le jour se lève/);
    expect([...found, ...ana.errors, ...bo.errors]).toEqual([]);
    for (const person of [ana, bo]) await person.leave();
    await house.close();
  });
});
