import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { own } from '../../apps/web/src/games/oneNight/ownWords.ts';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';
import { Person } from './person.ts';
import { toVote } from './tours/walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** Three players: the host, two bots; the Marksman acts at night. */
const deal = { cards: ['marksman', 'vampire', 'count', 'priest', 'pickpocket', 'gremlin'] };

/** Alone with bots, until the call of one's own character. */
async function untilMarksman(house: House, ana: Person): Promise<void> {
  await ana.lay(house.origin, 3, 2);
  await ana.ready();
  await ana.press('Distribuer');
  await ana.press('Oui');
  await house.pass(2);
  await ana.hears(/Vampires/);
  for (const call of [/Comte/, /Prêtre/, /marques/i, /Trappeur/]) {
    await house.pass(10);
    await ana.hears(call);
  }
}

describe('a seat is kept', () => {
  it('through a reload in the middle of the night: same seat, same notes, same question', async () => {
    const house = await House.open(deal);
    const ana = await Person.come(browser, 'Ana');
    await untilMarksman(house, ana);
    await ana.sees('Quelle carte regardes-tu ?');
    await ana.page.reload();
    await ana.sees('Quelle carte regardes-tu ?');
    await ana.page.locator('.RoundTable-place button.Seat-seat').nth(1).click();
    await ana.confirm();
    await ana.sees(/Tu as vu/);
    await ana.page.reload();
    await ana.sees(/Tu as vu/);
    await ana.press('Tes notes');
    const sheet = ana.page.getByRole('dialog');
    await sheet.getByText(/Tu as vu/).waitFor();
    // The card itself is not printed there: it is held to be seen.
    expect(await sheet.getByText('Trappeur').count()).toBe(0);
    await ana.leave();
    await house.close();
  });

  it('through a line that breaks under the page in the middle of the night: it is back by itself, and what was chosen still is', async () => {
    const house = await House.open(deal);
    const ana = await Person.come(browser, 'Ana');
    const cuts: (() => Promise<void>)[] = [];
    await ana.page.routeWebSocket(/\/live$/, (socket) => {
      const server = socket.connectToServer();
      cuts.push(async () => {
        await server.close();
        await socket.close();
      });
    });
    await untilMarksman(house, ana);
    await ana.page.locator('.RoundTable-place button.Seat-seat').nth(1).click();
    const lines = cuts.length;
    await cuts.at(-1)?.();
    await expect.poll(() => cuts.length).toBe(lines + 1);
    await ana.confirm();
    await ana.sees(/Tu as vu/);
    await ana.leave();
    await house.close();
  });

  it('through kill -9 of the server in the middle of the night, and again in the middle of the vote', async () => {
    const house = await House.open(deal);
    const ana = await Person.come(browser, 'Ana');
    await untilMarksman(house, ana);
    await ana.page.locator('.RoundTable-place button.Seat-seat').nth(1).click();
    await house.kill();
    await ana.sees('Connexion perdue. Ta place est gardée.');
    await house.start();
    await ana.page.getByText('Connexion perdue').waitFor({ state: 'hidden' });
    // What was being chosen is still chosen.
    await ana.confirm();
    await ana.sees(/Tu as vu/);
    await house.pass(10);
    await ana.hears(/Pickpocket/);
    await house.pass(10);
    await ana.hears(/Gremlin/);
    await house.pass(10);
    await ana.hears('Parlez');
    await ana.press(toVote);
    await house.passUntil(ana, own.fr.vote);

    await ana.hears('Qui désignes-tu ?');
    await ana.page.locator('.RoundTable-place button.Seat-seat').first().click();
    await ana.sees(/^Mon doigt est sur/);
    await house.kill();
    await ana.sees('Connexion perdue. Ta place est gardée.');
    await house.start();
    await ana.page.getByText('Connexion perdue').waitFor({ state: 'hidden' });
    await ana.sees(/^Mon doigt est sur/);
    await house.pass(30);
    await ana.skipsDrama();
    await ana.sees('La nuit passée');
    await ana.page
      .locator('.turned-turned li')
      .filter({ hasText: /^Ana/ })
      .filter({ hasText: 'désigne' })
      .waitFor();
    await ana.leave();
    await house.close();
  });

  it('and can be handed to another device, once, by a code in the fragment of an address', async () => {
    const house = await House.open(deal);
    const ana = await Person.come(browser, 'Ana');
    await untilMarksman(house, ana);
    await ana.press('La table');
    await ana.press('Passer ma place à un autre appareil');
    const shown = ana.page.getByLabel('Adresse');
    await expect
      .poll(() => shown.inputValue())
      .toMatch(/^http:\/\/veillee\.test:\d+\/#[a-z]{8}\.[a-z2-9]{10}$/);
    const address = await shown.inputValue();

    const tablet = await Person.come(browser, 'Ana', 'en', 820);
    await tablet.page.goto(address);
    await tablet.press('Take this seat here');
    await tablet.sees('Whose card do you look at?');
    expect(tablet.page.url()).not.toContain('.k');
    expect(new URL(tablet.page.url()).hash).toMatch(/^#[a-z]{8}-[a-z2-9]{12}$/);
    await ana.sees('Ta place est maintenant sur un autre appareil.');

    const third = await Person.come(browser, 'Ana', 'en');
    await third.page.goto(address);
    await third.press('Take this seat here');
    await third.sees(/This code is no longer good/);
    for (const person of [ana, tablet, third]) await person.leave();
    await house.close();
  });

  it('nothing secret but the token is kept on the device, and no token is ever in an address', async () => {
    const house = await House.open(deal);
    const ana = await Person.come(browser, 'Ana');
    const asked: string[] = [];
    ana.page.on('request', (request) => asked.push(request.url()));
    ana.page.on('websocket', (socket) => asked.push(socket.url()));
    await untilMarksman(house, ana);
    const kept = await ana.page.evaluate(() => Object.entries(localStorage));
    const code = ana.code();
    const token = kept.find(([key]) => key === `veillee.seat.${code}`)?.[1] ?? '';
    expect(token).toHaveLength(43);
    expect(kept.map(([key]) => key).sort()).toEqual(
      [
        'veillee.name',
        ['veillee', 'one-night', 'primer'].join('.'),
        'veillee.prints',
        'veillee.rooms',
        `veillee.seat.${code}`,
      ].sort(),
    );
    expect(asked.filter((url) => url.includes(token))).toEqual([]);
    await ana.leave();
    await house.close();
  });
});

describe('the table is never without a host', () => {
  it('the next seat takes over a minute after the host is gone; or the host says who', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bo', 'en');
    const code = await ana.lay(house.origin, 4, 1);
    await bo.join(house.origin, code);
    await ana.touch('Bo');
    await ana.press('Confier la table à Bo');
    await bo.button('Deal the cards').waitFor();
    await bo.touch('Ana');
    await bo.press('Make Ana the host');
    await ana.button('Distribuer').waitFor();
    await ana.leave();
    await bo.page.locator('.Seat-seat.Seat-away').waitFor();
    await house.pass(61);
    await bo.button('Deal the cards').waitFor();
    await bo.leave();
    await house.close();
  });

  it('who watches sees the table; who comes late watches, and an absent player can be replaced by a bot', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bo');
    const code = await ana.lay(house.origin, 4, 1);
    await bo.join(house.origin, code);
    await bo.ready();
    await ana.ready();
    const tv = await Person.come(browser, 'TV', 'fr', 1440);
    await tv.page.goto(`${house.origin}/#${code}`);
    await tv.press('Regarder seulement');
    await tv.sees('Trois chandelles sur trois.');
    await ana.press('Distribuer');
    await tv.hears('Les cartes sont servies');
    expect(await tv.button('Tes notes').count()).toBe(0);
    const late = await Person.come(browser, 'Zoé', 'en');
    await late.page.goto(`${house.origin}/#${code}`);
    await late.page.getByLabel('Your name').fill('Zoé');
    await late.press('Take a seat');
    await late.sees('A game is being played: you will be in the next one.');
    await bo.leave();
    await ana.press('La table');
    await ana.press('Un automate à la place de Bo');
    await ana.sees(/La place de Bo va passer à un automate/);
    await house.pass(31);
    await ana.page.getByText(/va passer à/).waitFor({ state: 'hidden' });
    await ana.press('La table');
    await ana.press('Arrêter la partie');
    await ana.press(/^Arrêter pour de bon/);
    await tv.sees('La partie est arrêtée.');
    await late.sees('The game was stopped.');
    await ana.press('Rejouer');
    await late.button('I am ready').waitFor();
    for (const person of [ana, tv, late]) await person.leave();
    await house.close();
  });
});
