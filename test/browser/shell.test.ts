import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shell } from '../../apps/web/src/words/shell.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person, type Tongue } from './person.ts';
import { renewed } from './renewed.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const secure = (house: House): string => house.origin.replace('veillee.test', 'localhost');
const hasWorker = (person: Person) =>
  person.page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active !== null && navigator.serviceWorker.controller !== null;
  });

describe('installed', () => {
  it('has a manifest in both languages, with icons of the sizes it says', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    await ana.page.goto(house.origin);
    const read = async (lang: Tongue) => {
      await ana.press(lang === 'fr' ? 'Français' : 'English');
      await ana.page
        .locator(`link[rel=manifest][href="./${lang}.webmanifest"]`)
        .waitFor({ state: 'attached' });
      return ana.page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
        const answer = await fetch(link?.href ?? '');
        return { type: answer.headers.get('content-type'), manifest: await answer.json() };
      });
    };
    for (const lang of ['en', 'fr'] as const) {
      const { type, manifest } = await read(lang);
      expect(type).toContain('application/manifest+json');
      expect(manifest).toMatchObject({
        lang,
        name: 'Veillée',
        start_url: './',
        display: 'standalone',
      });
      for (const { src, sizes, type: kind } of manifest.icons) {
        if (kind !== 'image/png') continue;
        const drawn = Buffer.from(
          await (await fetch(new URL(src, house.origin.replace('veillee.test', '127.0.0.1')))).arrayBuffer(),
        );
        expect(`${drawn.readUInt32BE(16)}x${drawn.readUInt32BE(20)}`).toBe(sizes);
      }
    }
    // A plain address of the local network: no worker, and no complaint.
    expect(await ana.page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    expect(ana.errors).toEqual([]);
    await ana.leave();
    await house.close();
  });

  it('opens without a server, faces included, and has kept nothing of a table', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    await ana.lay(secure(house), 3, 2);
    await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await hasWorker(ana)).toBe(true);
    const kept = await ana.page.evaluate(async () => {
      const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const found = await Promise.all(shelves.map((shelf) => shelf.keys()));
      return found.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/');
    for (const path of kept)
      expect(path).toMatch(/^\/$|^\/assets\/[\w.-]+$|^\/[\w-]+\.(png|svg|webmanifest)$/);
    await house.kill();
    await ana.page.goto(`${secure(house)}/`);
    await ana.button(ana.words.home.make).waitFor();
    await ana.sees(shell.fr.offline);
    expect(await faults(ana, 'offline')).toEqual([]);
    await ana.press(ana.words.home.make);
    await ana.sees(ana.words.create.fine);
    await house.start();
    await ana.page.getByText(shell.fr.offline).waitFor({ state: 'detached' });
    await ana.leave();
    await house.close();
  });

  it('says that a newer version is here, but never during a game', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana', 'en');
    const code = await ana.lay(secure(house), 3, 2);
    await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await ana.ready();
    await ana.press(ana.words.lobby.deal);
    await ana.button(ana.words.play.hold).waitFor();
    const before = process.env.VEILLEE_TEST_WEB as string;
    const after = renewed();
    process.env.VEILLEE_TEST_WEB = after;
    await house.kill();
    await house.start();
    process.env.VEILLEE_TEST_WEB = before;
    await ana.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await ana.page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting != null,
    );
    await ana.page.getByText(shell.en.lost).waitFor({ state: 'detached' });
    const goTo = (hash: string) =>
      ana.page.evaluate((to) => {
        location.hash = to;
      }, hash);
    await goTo('');
    await ana.sees(shell.en.newer);
    await goTo(code);
    await ana.button(ana.words.play.hold).waitFor();
    expect(await ana.page.getByText(shell.en.newer).count()).toBe(0);
    await goTo('');
    await ana.sees(shell.en.newer);
    expect(await faults(ana, 'newer')).toEqual([]);
    await ana.press(shell.en.renew);
    await ana.page.waitForFunction(() => document.querySelector('script[src$="index-renewed.js"]') !== null);
    await ana.button(ana.words.home.make).waitFor();
    expect(await ana.page.getByText(shell.en.newer).count()).toBe(0);
    await ana.leave();
    await house.close();
    rmSync(after, { recursive: true, force: true });
  });
});

describe('when something is not there, it says what to do next', () => {
  it.each(['fr', 'en'] as const)(
    'the server, the table, a chair, a page, the version (%s)',
    async (tongue) => {
      const house = await House.open();
      const say = shell[tongue];
      const ana = await Person.come(browser, 'Ana', tongue);
      const bo = await Person.come(browser, 'Bo', tongue);
      const code = await ana.lay(house.origin, 3, 2);
      const found: string[] = [];
      const state = async (title: string) => {
        await bo.hears(title);
        found.push(...(await faults(bo, title)));
        await bo.page.waitForFunction(() => document.activeElement !== document.body);
      };
      await bo.page.goto(`${house.origin}/#zuzuzuzu`);
      await state(say.unknown.title);
      await bo.press(say.unknown.other);
      await bo.button(bo.words.home.make).waitFor();
      await bo.page.goto(`${house.origin}/#${code}`);
      await bo.sees(say.full.title);
      found.push(...(await faults(bo, 'full')));

      // A chair is free again, but the lobby's script does not come.
      await ana.page.locator('.RoundTable-place button.Seat-seat').nth(1).click();
      await ana.press(tongue === 'fr' ? /^Prier .* de partir$/ : /^Ask .* to leave$/);
      await ana.chairs(3, 1);
      await bo.page.route(/Lobby-[\w-]+\.js$/, (route) => route.abort());
      await bo.page.reload();
      await bo.page.getByLabel(bo.words.join.name).fill('Bo');
      await bo.press(bo.words.join.sit);
      await state(say.missing.title);
      await bo.page.unroute(/Lobby-[\w-]+\.js$/);
      await bo.press(say.reload);
      await bo.button(bo.words.lobby.ready).waitFor();

      // The server goes while one comes back.
      await bo.page.goto('about:blank');
      await bo.page.routeWebSocket(/\/live$/, (socket) => socket.close());
      await bo.page.goto(`${house.origin}/#${code}`);
      await state(say.away.title);
      await bo.button(say.away.again).waitFor();

      // It speaks another version.
      const late = await bo.page.context().newPage();
      await late.routeWebSocket(/\/live$/, (socket) => {
        const no = [{ key: 'protocol.version', params: { ours: 99 } }];
        socket.onMessage(() => socket.send(JSON.stringify({ t: 'refused', no })));
      });
      await late.goto(`${house.origin}/#${code}`);
      await late.getByRole('heading', { name: say.version.title }).waitFor();
      await late.getByRole('button', { name: say.reload }).waitFor();
      expect(found).toEqual([]);
      for (const person of [ana, bo]) await person.leave();
      await house.close();
    },
  );
});
