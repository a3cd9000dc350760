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

describe('at 360 pixels', () => {
  it('axe finds nothing serious on the screens of an evening of One Night, and none scrolls sideways', async () => {
    const house = await House.open({
      cards: ['marksman', 'vampire', 'count', 'priest', 'pickpocket', 'gremlin'],
    });
    const ana = await Person.come(browser, 'Ana');
    const found: string[] = [];
    const look = async (screen: string) => void found.push(...(await faults(ana, screen)));
    await ana.page.goto(house.origin);
    await ana.button('Dresser une table').waitFor();
    await look('home');
    await ana.press('Dresser une table');
    await ana.page.getByLabel('Ton nom').fill('Ana');
    await ana.sees('Tout est prêt.');
    await look('create');
    await ana.press('Nos propres cartes');
    await look('deck');
    await ana.lay(house.origin, 3, 2);
    await look('lobby');
    await ana.touch('toi');
    await look('person');
    await ana.press('Fermer');
    await ana.press('Montrer le code en grand');
    await look('invite');
    await ana.press('Fermer');
    await ana.ready();
    await ana.press('Distribuer');
    await ana.button('Oui').waitFor();
    await look('deal');
    await ana.press('Oui');
    await house.pass(2);
    await ana.hears(/Vampires/);
    await look('asleep');
    for (const call of [/Comte/, /Prêtre/, /marques/i, /Trappeur/]) {
      await house.pass(10);
      await ana.hears(call);
    }
    await ana.page.locator('.place button.seat').first().click();
    await look('acting');
    await ana.press('Mes notes');
    await look('notes');
    await ana.press('Fermer');
    await house.pass(30);
    await ana.hears('Parlez');
    await look('day');
    await ana.press('Dire ce que j’ai fait');
    await look('claims');
    await ana.press('Fermer');
    await ana.press('Oui');
    await house.pass(2);
    await ana.hears('Qui désignes-tu ?');
    await look('vote');
    await house.pass(30);
    await ana.skipsDrama();
    await ana.sees('La nuit passée');
    await look('end');
    expect(found).toEqual([]);
    await ana.leave();
    await house.close();
  });

  it('nor on those of Blood; and a turn is played by keyboard alone', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana', 'en');
    await ana.lay(house.origin, 9, 8, 'Blood of the Werewolf');
    await ana.ready();
    await ana.press('Deal the cards');
    await ana.hears(/turn/);
    const found = [...(await faults(ana, 'blood'))];
    // Bots take their turns as time passes, until Ana is asked something: to accuse, or on trial to die.
    const accuse = ana.button('Take the first token');
    const die = ana.button('Die');
    for (let i = 0; i < 60 && (await accuse.or(die).count()) === 0; i += 1) await house.pass(2);
    await accuse.or(die).waitFor();
    found.push(...(await faults(ana, 'asked')));
    if ((await accuse.count()) > 0) {
      await accuse.focus();
      await ana.page.keyboard.press('Enter');
      await ana.page.locator('.place button.seat').first().focus();
      await ana.page.keyboard.press('Enter');
      await ana.button(/^Accuse/).focus();
    } else {
      await die.focus();
      // With a card that saves there are two ways, and one to confirm.
      if ((await ana.button('Confirm').count()) > 0) await ana.button('Confirm').focus();
    }
    await ana.page.keyboard.press('Enter');
    await ana.sees(/Ana (takes the first token|dies|plays)/);
    expect(found).toEqual([]);
    await ana.leave();
    await house.close();
  });
});
