import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

const most = 70 * 1024;

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

describe('the join page', () => {
  it('loads at most 70 KB of compressed script before one can type a name and sit down', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    const code = await ana.lay(house.origin, 3, 1);
    const bo = await Person.come(browser, 'Bo');
    const sizes: Promise<{ readonly script: string; readonly bytes: number }>[] = [];
    let counting = true;
    bo.page.on('requestfinished', (request) => {
      if (!counting || request.resourceType() !== 'script') return;
      const script = new URL(request.url()).pathname;
      sizes.push(request.sizes().then(({ responseBodySize }) => ({ script, bytes: responseBodySize })));
    });
    await bo.page.goto(`${house.origin}/#${code}`);
    await bo.page.getByLabel(bo.words.join.name).fill('Bo');
    await expect.poll(() => bo.button(bo.words.join.sit).isEnabled()).toBe(true);
    await bo.page.waitForLoadState('load');
    counting = false;
    const loaded = await Promise.all(sizes);
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);
    const list = loaded.map(({ script, bytes }) => `${script} ${bytes}`).join(', ');
    console.log(`The join page: ${(total / 1024).toFixed(1)} KB of compressed script (${list})`);
    expect(loaded.length).toBeGreaterThan(0);
    expect(total, list).toBeLessThanOrEqual(most);
    await bo.press(bo.words.join.sit);
    await bo.button(bo.words.lobby.ready).waitFor();
    for (const person of [ana, bo]) await person.leave();
    await house.close();
  });
});
