import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shell } from '../../apps/web/src/words/shell.ts';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  browser = await openChromium();
  house = await House.open({ cards: ['marksman', 'vampire', 'count', 'priest', 'pickpocket', 'gremlin'] });
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Says something to the server that no page of ours would say, and gives back what it answers. */
const raw = (
  person: Person,
  text: string,
): Promise<{ readonly t: string; readonly no?: readonly { readonly key: string }[] }> =>
  person.page.evaluate(
    (said) =>
      new Promise((answer) => {
        const socket = new WebSocket(`ws://${location.host}/live`);
        socket.onopen = () => socket.send(said);
        socket.onmessage = ({ data }) => {
          answer(JSON.parse(data));
          socket.close();
        };
      }),
    text,
  );

const told = {
  fr: {
    unknown: 'Cet appareil n’a pas de place ici. Donne ton nom pour t’asseoir.',
    kicked: 'L’hôte t’a demandé de quitter la table.',
    tooMuch: 'Doucement : laisse les autres répondre.',
    noName: 'Choisis un nom de 1 à 24 caractères.',
  },
  en: {
    unknown: 'This device has no seat here. Give your name to sit down.',
    kicked: 'The host asked you to leave the table.',
    tooMuch: 'Slow down: let the others answer.',
    noName: 'Choose a name of 1 to 24 characters.',
  },
};

describe('a no is clear, in both languages', () => {
  it('a code that is none, and one that no table has', async () => {
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bo', 'en');
    await ana.page.goto(house.origin);
    await ana.page.getByLabel('Code de la table').fill('BATO');
    await ana.press('Entrer');
    await ana.sees('Un code compte huit lettres, comme BATO LUMI.');
    await ana.page.getByLabel('Code de la table').fill('ZUZU ZUZU');
    await ana.press('Entrer');
    await ana.sees('Aucune table ne porte ce code. Vérifie-le avec ton hôte.');
    await bo.page.goto(`${house.origin}/#zuzuzuzu`);
    await bo.sees('No table has this code. Check it with your host.');
    for (const person of [ana, bo]) await person.leave();
  });

  it.each(['fr', 'en'] as const)(
    'a full table, a seat that is not one’s own, a host who asks one to leave (%s)',
    async (tongue) => {
      const ana = await Person.come(browser, 'Ana');
      const bo = await Person.come(browser, 'Bo', tongue);
      const { words } = bo;
      const no = told[tongue];
      const code = await ana.lay(house.origin, 3, 2);
      await bo.page.goto(`${house.origin}/#${code}`);
      await bo.sees(shell[tongue].full.title);
      expect(await bo.page.getByLabel(words.join.name).count()).toBe(0);

      // A forged token opens nothing.
      await bo.page.evaluate((room) => localStorage.setItem(`veillee.seat.${room}`, 'f'.repeat(43)), code);
      await bo.page.reload();
      await bo.sees(no.unknown);

      await ana.page.locator('.RoundTable-place button.Seat-seat').nth(1).click();
      await ana.press(/^Prier .* de partir$/);
      await ana.chairs(3, 1);
      // The page has noticed by itself.
      await bo.page.getByLabel(words.join.name).fill('Bo');
      await bo.press(words.join.sit);
      await bo.button(words.lobby.ready).waitFor();
      await ana.touch('Bo');
      await ana.press('Prier Bo de partir');
      await bo.sees(no.kicked);
      await bo.press(tongue === 'fr' ? 'Revenir à l’accueil' : 'Back to the start');
      await bo.button(words.home.make).waitFor();
      for (const person of [ana, bo]) await person.leave();
    },
  );

  it('an answer that comes too late is answered with the present', async () => {
    const ana = await Person.come(browser, 'Ana');
    await ana.lay(house.origin, 3, 2);
    await ana.ready();
    await ana.press('Distribuer');
    await ana.button('Oui').waitFor();
    // A second tab of the same seat that hears nothing for a while.
    const deaf = await ana.page.context().newPage();
    const held: (string | Buffer)[] = [];
    let hears = true;
    let release = (): void => {};
    await deaf.routeWebSocket(/\/live$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (hears) socket.send(message);
        else held.push(message);
      });
      release = () => {
        for (const message of held.splice(0)) socket.send(message);
      };
    });
    await deaf.goto(ana.page.url());
    await deaf.getByRole('button', { name: 'Oui', exact: true }).waitFor();
    hears = false;
    await ana.press('Oui');
    await house.pass(2);
    await ana.hears(/Vampires/);
    await deaf.getByRole('button', { name: 'Oui', exact: true }).click();
    hears = true;
    release();
    await deaf.getByText(/Cette question n’est plus posée/).waitFor();
    await deaf.getByRole('heading', { level: 1, name: /Vampires/ }).waitFor();
    await ana.leave();
  });

  it.each(['fr', 'en'] as const)('talk that is too fast, a name that is none (%s)', async (tongue) => {
    const ana = await Person.come(browser, 'Ana', tongue);
    const { lobby, play: talk } = ana.words;
    await ana.lay(house.origin, 3, 2);
    await ana.press(talk.talk);
    for (let i = 0; i < 5; i += 1) {
      await ana.page.getByLabel(talk.say).fill(`line ${i}`);
      await ana.press(talk.sayTo);
      await ana.sees(`line ${i}`);
    }
    await ana.page.getByLabel(talk.say).fill('one too many');
    await ana.press(talk.sayTo);
    await ana.sees(told[tongue].tooMuch);
    await ana.page.keyboard.press('Escape');
    await ana.page.locator('.RoundTable-place button.Seat-seat.Seat-me').click();
    await ana.page.getByLabel(lobby.newName).fill('   ');
    await ana.press(lobby.rename('Ana'));
    await ana.sees(told[tongue].noName);
    await ana.leave();
  });

  it('what no page of ours would say: forged, oversized, unknown', async () => {
    const ana = await Person.come(browser, 'Ana');
    await ana.page.goto(house.origin);
    const keys = async (text: string) => (await raw(ana, text)).no?.map(({ key }) => key);
    expect(await keys('{"t":"enter"}')).toEqual(['protocol.malformed']);
    expect(await keys('x')).toEqual(['protocol.malformed']);
    expect(await keys('{"t":"dance"}')).toEqual(['protocol.unknown']);
    expect(await keys(`{"t":"${'x'.repeat(20_000)}"}`)).toEqual(['protocol.oversized']);
    expect(await keys('{"t":"start","id":"abcdef"}')).toEqual(['protocol.outside']);
    expect(await keys('{"t":"watch","v":99,"id":"abcdef","room":"batolumi"}')).toEqual(['protocol.version']);
    await ana.leave();
  });

  it('after too many wrong codes, the next is looked for a little longer; a link is not', async () => {
    const fresh = await House.open();
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bo');
    const cleo = await Person.come(browser, 'Cléo', 'en');
    const code = await ana.lay(fresh.origin, 3, 0);
    const link = ana.page.url();
    await bo.page.goto(fresh.origin);
    const wrong = `{"t":"watch","v":1,"id":"abcdef","room":"zuzuzuzu"}`;
    for (let i = 0; i < 10; i += 1) expect((await raw(bo, wrong)).no?.[0]?.key).toBe('room.unknown');
    await bo.page.goto(`${fresh.origin}/#${code}`);
    await bo.sees('On cherche la table…');
    await cleo.page.goto(link);
    await cleo.page.getByLabel('Your name').fill('Cléo');
    await cleo.press('Take a seat');
    await cleo.button(cleo.words.lobby.ready).waitFor();
    await bo.sees('On cherche la table…');
    await fresh.pass(3);
    await bo.page.getByLabel('Ton nom').fill('Bo');
    await bo.press('Prendre place');
    await bo.button(bo.words.lobby.ready).waitFor();
    for (const person of [ana, bo, cleo]) await person.leave();
    await fresh.close();
  });
});
