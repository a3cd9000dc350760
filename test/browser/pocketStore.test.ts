import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import type { inPage as InPage } from './pocket/storeInPage.ts';

/** The store of the pocket in the IndexedDB of a real browser. */

declare const inPage: typeof InPage;

let browser: Browser;
let script = '';
beforeAll(async () => {
  browser = await openChromium();
  const entry = new URL('pocket/storeInPage.ts', import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'pocketStore' } },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  script = bundle.output[0].code;
});
afterAll(() => browser.close());

/** An empty page of an origin of its own, with nothing kept. */
async function freshPage(): Promise<Page> {
  const context = await browser.newContext();
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  return anotherTab(await context.newPage());
}

async function anotherTab(page: Page): Promise<Page> {
  await page.goto('http://veillee.test/');
  await page.addScriptTag({ content: script });
  return page;
}

describe('the store of the pocket', () => {
  it('gives back what it was given, opened again at any time', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const page = await freshPage();
      expect(await page.evaluate((by) => inPage.playStore(by, 40), seed)).toEqual([]);
      await page.context().close();
    }
  });

  it('keeps a tab that was left behind from writing, and tells it', async () => {
    const page = await freshPage();
    const found = await page.evaluate(async () => {
      const { openTold, newBatch } = inPage;
      const one = await openTold('one', 1000);
      const batch = newBatch(1001);
      batch.opened.push({ room: 1, code: 'batolumi' });
      await one.store.write(batch);
      const two = await openTold('two', 1002);
      const late = newBatch(1003);
      late.opened.push({ room: 2, code: 'zuzuzuzu' });
      let isAcknowledged = false;
      void one.store.write(late).then(() => {
        isAcknowledged = true;
      });
      const ours = newBatch(1004);
      ours.opened.push({ room: 3, code: 'limonade' });
      await two.store.write(ours);
      const three = await openTold('three', 1005);
      const rooms = [1, 2, 3].filter((room) => three.store.load(room) !== undefined);
      return { rooms, isAcknowledged, one: one.told, two: two.told };
    });
    expect(found).toEqual({ rooms: [1, 3], isAcknowledged: false, one: ['taken'], two: [] });
    await page.context().close();
  });

  it('clears what has had its time: tables after a fortnight or beyond twelve, stories after a season, as of when it was last open', async () => {
    const page = await freshPage();
    const found = await page.evaluate(async () => {
      const { openTold, newBatch } = inPage;
      const day = 24 * 60 * 60 * 1000;
      const { store } = await openTold('one', 0);
      for (let room = 1; room <= 15; room += 1) {
        const batch = newBatch(room * day);
        batch.opened.push({ room, code: `code${room}` });
        batch.stories.push({ id: `story${room}`, data: `${room}` });
        await store.write(batch);
      }
      const look = async (owner: string, now: number) => {
        const again = (await openTold(owner, now)).store;
        const rooms = Array.from({ length: 15 }, (_, i) => i + 1);
        const there = rooms.filter((room) => again.load(room) !== undefined);
        const told = await Promise.all(rooms.map((room) => again.story(`story${room}`)));
        await again.markAlive(now);
        return { there, stories: told.filter((story) => story !== undefined).length };
      };
      return [
        await look('two', 15 * day),
        await look('three', 28 * day - 1),
        await look('four', 100 * day + 1),
        await look('five', 100 * day + 2),
      ];
    });
    expect(found).toEqual([
      { there: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], stories: 15 },
      { there: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], stories: 15 },
      { there: [14, 15], stories: 15 },
      { there: [], stories: 5 },
    ]);
    await page.context().close();
  });

  it('goes on in memory where the disk is full, and without the table that is damaged, and no other', async () => {
    const page = await freshPage();
    const devtools = await page.context().newCDPSession(page);
    const allow = (quotaSize?: number) =>
      devtools.send('Storage.overrideQuotaForOrigin', {
        origin: 'http://veillee.test',
        ...(quotaSize === undefined ? {} : { quotaSize }),
      });
    await allow(200_000);
    const full = await page.evaluate(async () => {
      const { openTold, newBatch } = inPage;
      const { store, told } = await openTold('one', 1000);
      const batch = newBatch(1001);
      batch.opened.push({ room: 1, code: 'batolumi' });
      batch.stories.push({ id: 'story', data: 'once upon a time '.repeat(100_000) });
      await store.write(batch);
      return { told, inMemory: store.load(1) !== undefined };
    });
    expect(full).toEqual({ told: ['full'], inMemory: true });
    await allow();
    const found = await page.evaluate(async () => {
      const { openTold, newBatch } = inPage;
      const two = await openTold('two', 1002);
      const onDisk = two.store.load(1) !== undefined;
      const batch = newBatch(1003);
      for (const room of [1, 2, 3]) {
        batch.opened.push({ room, code: `code${room}` });
        batch.lines.push({ room, seq: 1, at: 1003, data: '[]' });
      }
      await two.store.write(batch);
      const work = await new Promise<IDBTransaction>((done) => {
        const asked = indexedDB.open('veillee');
        asked.onsuccess = () => {
          asked.result.onversionchange = () => asked.result.close();
          done(asked.result.transaction(['rooms', 'lines', 'deadlines'], 'readwrite'));
        };
      });
      work.objectStore('rooms').put({ id: 9, code: 7 });
      work.objectStore('lines').put({ room: 1, seq: 2, at: 'never', data: '[]' });
      work.objectStore('deadlines').put({ room: 3, kind: 'doom', due: 1 });
      await new Promise((done) => {
        work.oncomplete = done;
      });
      const look = async (owner: string) => {
        const { store } = await openTold(owner, 1004);
        return {
          keeping: store.keeping,
          rooms: [1, 2, 3, 9].filter((room) => store.load(room) !== undefined),
        };
      };
      return { onDisk, found: [await look('three'), await look('four')] };
    });
    expect(found).toEqual({
      onDisk: false,
      found: [
        { keeping: 'partly', rooms: [2] },
        { keeping: 'kept', rooms: [2] },
      ],
    });
    await page.context().close();
  });

  it('is a store in memory where there is no database', async () => {
    const page = await freshPage();
    const found = await page.evaluate(async () => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
      const { openTold, newBatch } = inPage;
      const { store } = await openTold('one', 1000);
      const batch = newBatch(1001);
      batch.opened.push({ room: 1, code: 'batolumi' });
      batch.stories.push({ id: 'story', data: 'told' });
      await store.write(batch);
      return [store.keeping, store.find('batolumi'), (await store.story('story'))?.data];
    });
    expect(found).toEqual(['memory', 1, 'told']);
    await page.context().close();
  });
});
