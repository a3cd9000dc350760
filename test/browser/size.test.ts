import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../apps/web/build.ts';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

/** What a phone on a bad network waits for before one can type a name and sit down, compressed. */
const most = { script: 52 * 1024, stylesheet: 7 * 1024 } as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

describe('the built app', () => {
  it('names no file or folder of whoever built it', () => {
    const folder = process.env.VEILLEE_TEST_WEB ?? '';
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|html)$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(10);
    const telling = scripts.filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('apps/web/src'),
    );
    expect(telling).toEqual([]);
  });
});

/** The house without its games: what a page loads to have rooms of its own. */
const mostHouse = 60 * 1024;

describe('the house in the pocket', () => {
  it('is at most 60 KB of compressed script beside the games, and the first page has none of it', async () => {
    const assets = join(await ensureBuilt(), 'assets');
    const all = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const [house] = all.filter((name) => name.startsWith('house-'));
    if (house === undefined) throw new Error('there is no house among the files');
    const loaded = new Set([house]);
    // What it imports before anything is asked of it; games come later, by name.
    for (const name of loaded)
      for (const [, next] of readFileSync(join(assets, name), 'utf8').matchAll(
        /from\s*[`"']\.\/([\w.-]+\.js)/g,
      ))
        if (next !== undefined) loaded.add(next);
    const size = (name: string): number => statSync(join(assets, `${name}.br`)).size;
    const total = [...loaded].reduce((sum, name) => sum + size(name), 0);
    const games = all.filter((name) => name.startsWith('entry-'));
    const beside = games.map((name) => `${name} ${size(name)}`).join(', ');
    console.log(
      `The house: ${(total / 1024).toFixed(1)} KB compressed (${[...loaded].join(', ')}); games ${beside}`,
    );
    expect(games.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(mostHouse);
    const first = readFileSync(join(assets, '..', 'index.html'), 'utf8');
    for (const name of [...loaded, ...games]) expect(first).not.toContain(name);
  });
});

describe('the join page', () => {
  it('loads at most 52 KB of compressed script and 7 KB of styles before one can type a name and sit down', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    const code = await ana.lay(house.origin, 3, 1);
    const bo = await Person.come(browser, 'Bo');
    const sizes: Promise<{ readonly kind: string; readonly file: string; readonly bytes: number }>[] = [];
    let counting = true;
    bo.page.on('requestfinished', (request) => {
      const kind = request.resourceType();
      if (!counting || !Object.hasOwn(most, kind)) return;
      const file = new URL(request.url()).pathname;
      sizes.push(request.sizes().then(({ responseBodySize }) => ({ kind, file, bytes: responseBodySize })));
    });
    await bo.page.goto(`${house.origin}/#${code}`);
    await bo.page.getByLabel(bo.words.join.name).fill('Bo');
    await expect.poll(() => bo.button(bo.words.join.sit).isEnabled()).toBe(true);
    await bo.page.waitForLoadState('load');
    counting = false;
    const loaded = await Promise.all(sizes);
    for (const kind of ['script', 'stylesheet'] as const) {
      const ofKind = loaded.filter((one) => one.kind === kind);
      const total = ofKind.reduce((sum, { bytes }) => sum + bytes, 0);
      const list = ofKind.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
      console.log(`The join page: ${(total / 1024).toFixed(1)} KB of compressed ${kind} (${list})`);
      expect(ofKind.length).toBeGreaterThan(0);
      expect(total, list).toBeLessThanOrEqual(most[kind]);
    }
    await bo.press(bo.words.join.sit);
    await bo.button(bo.words.lobby.ready).waitFor();
    for (const person of [ana, bo]) await person.leave();
    await house.close();
  });
});
