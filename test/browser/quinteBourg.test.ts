import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { own } from '../../apps/web/src/games/quinteBourg/ownWords.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** By seat: the host, five bots, then those who came. Nobody's speciality moves anybody at night. */
const deal = {
  roles: ['reptilian', ...new Array<string>(6).fill('villager'), 'sheherazade'],
  specialities: [
    'engineer',
    'inventor',
    'scientist',
    'scholar',
    'tinkerer',
    'technophile',
    'ferreter',
    'indiscreet',
  ],
  lovers: null,
};

/** Lets time pass until this can be read. */
async function passUntil(house: House, person: Person, text: RegExp, seconds = 5): Promise<void> {
  const found = person.page.getByText(text).filter({ visible: true }).first();
  for (let i = 0; i < 400; i += 1) {
    if (await found.isVisible()) return;
    await house.pass(seconds);
  }
  throw new Error(`${person.name} never read ${text}`);
}

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

describe('a village of eight, three people and five bots, the app leading', () => {
  it('goes through the opening, a night with a death, and a day that ends on the scaffold', async () => {
    const house = await House.open(deal, { still: true });
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bo');
    const cleo = await Person.come(browser, 'Cléo', 'en');
    const all = [ana, bo, cleo];
    const found: string[] = [];
    const code = await ana.lay(house.origin, 8, 5, 'Quinte-Bourg');
    for (const person of [bo, cleo]) {
      await person.join(house.origin, code);
      await person.ready();
    }
    await ana.ready();
    await ana.press('Distribuer');

    // Everybody reads their two cards, in their own language, as long as they hold them.
    await ana.button(own.fr.cards).waitFor();
    expect(await ana.page.getByText('Reptilien', { exact: true }).count()).toBe(0);
    for (const [person, ...cards] of [
      [ana, 'Reptilien', 'Ingénieure'],
      [bo, 'Villageois'],
      [cleo, 'Sheherazade'],
    ] as const) {
      await person.button(person === cleo ? own.en.cards : own.fr.cards).focus();
      await person.page.keyboard.down(' ');
      for (const card of cards) await person.sees(card);
      await person.page.keyboard.up(' ');
    }
    // By pointer too: what is shown does not slip the pad from under it.
    await ana.button(own.fr.cards).hover();
    await ana.page.mouse.down();
    await ana.sees('Reptilien');
    await ana.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await ana.page.getByText('Ingénieure', { exact: true }).count()).toBe(1);
    await ana.page.mouse.up();
    await ana.button(own.fr.cards).waitFor();
    found.push(...(await faults(ana, 'deal')));
    for (const person of all) await person.press(/^(Oui|Yes)$/);

    await passUntil(house, ana, /Les Reptiliens choisissent leur proie/);
    await cleo.hears(/Reptilians choose their prey/);
    await cleo.sees('You sleep.');
    // The drawer of invocations is on every phone; what lies in it is not.
    await bo.page.getByText('Invoquer, donner…').click();
    await bo.sees('Rien que tu puisses faire maintenant.');
    await cleo.page.getByText('Invoke, give…').click();
    await cleo.button(/^Convert somebody/).waitFor();
    found.push(...(await faults(cleo, 'asleep')));
    await ana.touch('Bo');
    await ana.confirm();
    await ana.sees('Choisi : Bo.');
    found.push(...(await faults(ana, 'acting')));

    // The morning: Bo is dead, shows a card and becomes a ghost, beside the table.
    await passUntil(house, bo, /Te voilà parmi les morts/);
    await cleo.sees('Bo is found dead.');
    await bo.press('Devenir fantôme');
    await bo.press('ma carte de spécialité');
    await bo.confirm();
    await ana.sees('Bo devient fantôme.');
    await ana.page
      .locator('.RoundTable-apart .RoundTable-place')
      .filter({ hasText: 'Bo' })
      .filter({ hasText: 'fantôme' })
      .waitFor();

    // A standing right, by day.
    await cleo.press(/^Give coins/);
    await cleo.page.getByRole('dialog').getByRole('button', { name: 'Ana' }).click();
    await cleo.page.getByRole('dialog').getByRole('button', { name: 'Give', exact: true }).click();
    await ana.sees('Ta bourse gagne 1 pièce, par la main de Cléo.');

    // The vote, each in turn: two name Bérénice, nobody else names anybody.
    const voters = new Set([ana, cleo]);
    for (let i = 0; i < 400 && voters.size > 0; i += 1) {
      for (const person of voters) {
        const asked = person.page.getByText(/Qui doit être exécuté|Who shall be executed/).first();
        if (!(await asked.isVisible())) continue;
        await person.touch('Bérénice');
        found.push(...(await faults(person, 'vote')));
        await person.confirm();
        await asked.waitFor({ state: 'hidden' });
        voters.delete(person);
      }
      if (voters.size > 0) await house.pass(5);
    }
    await passUntil(house, ana, /Le village exécute Bérénice/, 1);
    await cleo.sees(/Bérénice is executed/);
    await passUntil(house, ana, /nuit de mardi|Les fantômes choisissent une maison/);
    await bo.sees('Quelle maison la milice protège-t-elle cette nuit ?');
    expect(found).toEqual([]);
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    for (const person of all) await person.leave();
    await house.close();
  });
});

describe('a village that a person leads', () => {
  it('she answers for a player, corrects with a reason, takes it back and hands over to the app', async () => {
    const six = { ...deal, roles: ['villager', ...deal.roles.slice(1, 5), 'reptilian'] };
    const house = await House.open({ ...six, specialities: deal.specialities.slice(0, 6) }, { still: true });
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
    await callUntil(house, ana, ana, /Les Reptiliens choisissent leur proie/);
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
    await bo.sees('Ta bourse est corrigée : 7 pièces.');
    await ana.page.getByText('Ce qui a été dit, et à qui').click();
    const told = ana.page.locator('[data-desk] li');
    await told.filter({ hasText: 'Ta bourse est corrigée : 7 pièces. à Bo' }).waitFor();
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
