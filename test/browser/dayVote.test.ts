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

/** By seat: Ana, a bot, Bob; then the centre. */
const deal = { cards: ['gremlin', 'vampire', 'marksman', 'count', 'priest', 'pickpocket'] };

describe('One Night on two phones, a small French one and a wide English one', () => {
  it('deals cards that only a held pad shows, as a picture or as a line of words', async () => {
    const { house, ana, bo } = await dealt();
    const found = [...(await faults(ana, 'deal')), ...(await faults(bo, 'deal, wide'))];

    // By finger: only while it lies on the pad, which stands still under it.
    const pad = ana.button('Maintiens pour voir');
    const before = await pad.boundingBox();
    await pad.hover();
    await ana.page.mouse.down();
    await ana.page.locator('.card h3').filter({ hasText: 'Gremlin' }).waitFor();
    expect(await ana.button('Relâche pour cacher').boundingBox()).toEqual(before);
    const bar = ana.page.locator('.bar').first();
    expect(Number(await bar.evaluate((one) => getComputedStyle(one).opacity))).toBeLessThan(0.5);
    await ana.page.mouse.up();
    await ana.page.locator('.card h3').waitFor({ state: 'detached' });
    expect(await bo.readsCard()).toBe('Marksman');

    // Discreetly: the card stays face down, and this device remembers that way.
    await ana.press('Discret : des mots seuls');
    await ana.page.reload();
    await ana.button('Maintiens pour voir').focus();
    await ana.page.keyboard.down('Enter');
    await ana.sees(/^Gremlin · Village\./);
    expect(await ana.page.locator('.card h3').count()).toBe(0);
    expect(await ana.page.locator('.card.back').count()).toBe(1);
    await ana.page.keyboard.up('Enter');
    await ana.page.getByText(/^Gremlin · Village/).waitFor({ state: 'detached' });
    expect(found).toEqual([]);
    await part(house, ana, bo);
  });

  it('talks, claims in two touches, notes in private, then points until the count of three', async () => {
    const { house, ana, bo } = await dealt();
    const overheard: string[] = [];
    bo.page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => overheard.push(String(payload))),
    );
    await bo.page.reload();
    await toDay(house, ana, bo);

    // The host has time in hand, on the screen itself; the others see it stand still.
    const clock = ana.page.getByRole('timer', { name: 'Il reste 5:00' });
    await clock.first().waitFor();
    await ana.press('+1 min');
    await bo.page
      .getByRole('timer', { name: /6:00|5:5\d/ })
      .first()
      .waitFor();
    expect(await bo.button('+1 min').count()).toBe(0);
    await ana.press('Pause');
    await bo.sees('The evening is paused');
    const found = [...(await faults(ana, 'paused')), ...(await faults(bo, 'paused, wide'))];
    await ana.page.locator('.paused').getByRole('button', { name: 'Reprendre' }).click();
    await bo.page.locator('.paused').waitFor({ state: 'detached' });

    // A claim in two touches, changed in two more; the board reads it in each tongue.
    await ana.press('Dire qui je suis');
    found.push(...(await faults(ana, 'who')));
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Prêtre' }).click();
    await bo.page
      .locator('.slip')
      .filter({ hasText: /Ana .*Priest/ })
      .waitFor();
    await bo.press('Say who I am');
    found.push(...(await faults(bo, 'who, wide')));
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Priest' }).click();
    await ana.page.locator('.slip').filter({ hasText: 'comme Bob' }).waitFor();
    await ana.press('Dire qui je suis');
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Gremlin' }).click();
    await bo.page
      .locator('.slip')
      .filter({ hasText: /Ana .*Gremlin/ })
      .waitFor();
    expect(
      await bo.page
        .locator('.slip')
        .filter({ hasText: /Ana .*Priest/ })
        .count(),
    ).toBe(0);

    // What one thinks of a player is for oneself, and is there again after coming back.
    await ana.touch('Bob');
    await ana.press('Soupçon');
    await ana.page.getByLabel('Quelques mots').fill('rougit trop');
    found.push(...(await faults(ana, 'player')));
    await ana.page.keyboard.press('Enter');
    await ana.page.locator('.seat').filter({ hasText: 'Bob' }).locator('.suspect').waitFor();
    await ana.press('Mes notes');
    await ana.sees('rougit trop');
    await ana.page.reload();
    await ana.page.locator('.seat').filter({ hasText: 'Bob' }).locator('.suspect').waitFor();
    expect(overheard.length).toBeGreaterThan(0);
    expect(overheard.filter((frame) => frame.includes('rougit'))).toEqual([]);
    // The card one was dealt is a memory now, in words.
    await bo.button('Your card at the start').focus();
    await bo.page.keyboard.down(' ');
    await bo.sees(/^Marksman · Village/);
    await bo.page.keyboard.up(' ');
    found.push(...(await faults(ana, 'day')), ...(await faults(bo, 'day, wide')));
    await ana.page.mouse.wheel(0, 2000);
    await ana.page.waitForFunction(() => scrollY > 0);
    await ana.page.getByRole('button', { name: 'La suite' }).dispatchEvent('click');

    // The vote: one touch points, another moves the finger; who has pointed shows, not at whom.
    await ana.hears('Qui désignes-tu ?');
    // Whoever had scrolled down to the claims has the table before them again.
    await ana.page.waitForFunction(() => scrollY === 0);
    await bo.hears('Whom do you point at?');
    await ana.points('Bob');
    await bo.page.locator('.seat').filter({ hasText: 'Ana' }).locator('.seal').waitFor();
    const other = (await seatNames(ana)).find((name) => name !== 'Bob' && name !== 'toi') as string;
    await ana.points(other);
    found.push(...(await faults(ana, 'vote')), ...(await faults(bo, 'vote, wide')));
    await house.pass(3);
    await bo.points('Ana');
    // The bot has pointed too: every phone counts, and a finger may still move.
    for (const person of [ana, bo]) await person.page.locator('.count[data-three]').waitFor();
    await ana.points('Bob');
    await house.pass(4);
    for (const person of [ana, bo]) await person.page.locator('.finger').waitFor({ state: 'detached' });
    expect(found).toEqual([]);
    expect([...ana.errors, ...bo.errors]).toEqual([]);
    await part(house, ana, bo);
  });
});

const seatNames = (person: Person): Promise<string[]> => person.page.locator('.seat-name').allTextContents();

async function dealt(): Promise<{ house: House; ana: Person; bo: Person }> {
  const house = await House.open(deal);
  const ana = await Person.come(browser, 'Ana');
  const bo = await Person.come(browser, 'Bob', 'en', 1440);
  const code = await ana.lay(house.origin, 3, 1);
  await bo.join(house.origin, code);
  await bo.ready();
  await ana.ready();
  await ana.press('Distribuer');
  for (const person of [ana, bo]) await person.button(person.words.play.hold).waitFor();
  return { house, ana, bo };
}

async function toDay(house: House, ana: Person, bo: Person): Promise<void> {
  await ana.press('Oui');
  await bo.press('Yes');
  await bo.page.locator('.nod button:disabled, [data-secret="true"]').first().waitFor();
  await house.pass(2);
  await ana.hears(/Vampires/);
  for (const call of [/Comte/, /Prêtre/, /marques/i, /Trappeur/, /Pickpocket/, /Gremlin/, 'Parlez']) {
    await house.pass(10);
    await ana.hears(call);
  }
  await bo.hears('Talk');
}

async function part(house: House, ...people: readonly Person[]): Promise<void> {
  for (const person of people) await person.leave();
  await house.close();
}
