import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { revealWords } from '../../apps/web/src/reveal/words.ts';
import { rulesWords } from '../../apps/web/src/rules/words.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { Person } from './person.ts';
import { renewed } from './renewed.ts';
import { WebSpace } from './webSpace.ts';

/* The app as plain files, under a folder of a web space that knows nothing of it. */

const folder = mkdtempSync(join(tmpdir(), 'veillee-site-'));
const at = '/jeux/veillee/';
const kept = fileURLToPath(new URL('../../docs/examples/one-night.transcript.json', import.meta.url));

let browser: Browser;
let space: WebSpace;
beforeAll(async () => {
  browser = await openChromium();
  const built = process.env.VEILLEE_TEST_WEB ?? '';
  for (const name of ['site', 'other']) expect(writeSite(built, join(folder, name), '0').ok).toBe(true);
  space = await WebSpace.open({ [at]: join(folder, 'site'), '/autre/': join(folder, 'other') });
});
afterAll(async () => {
  await browser.close();
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

const controlled = (person: Person) =>
  person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const shelves = (person: Person): Promise<{ [name: string]: string[] }> =>
  person.page.evaluate(async () => {
    const names = await caches.keys();
    const pathsIn = async (name: string): Promise<[string, string[]]> => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)];
    };
    return Object.fromEntries(await Promise.all(names.map(pathsIn)));
  });

/** Somebody whose page is kept, and whose network is then gone. */
async function offline(tongue: 'fr' | 'en'): Promise<Person> {
  const ana = await Person.come(browser, 'Ana', tongue);
  await ana.page.goto(space.origin + at);
  await ana.button(ana.words.home.alone).waitFor();
  await controlled(ana);
  await ana.page.context().setOffline(true);
  await ana.page.reload();
  await ana.button(ana.words.home.alone).waitFor();
  return ana;
}

describe('a site without a server', () => {
  it.each(['fr', 'en'] as const)(
    'offers what can be played there, and says what cannot and the way to it (%s)',
    async (tongue) => {
      const ana = await Person.come(browser, 'Ana', tongue);
      const say = homeWords[tongue];
      await ana.page.goto(space.origin + at);
      await ana.button(ana.words.home.alone).waitFor();
      await ana.sees(say.noServer);
      await ana.sees(say.aHouse);
      expect(await ana.button(ana.words.home.make).count()).toBe(0);
      expect(await ana.page.getByLabel(ana.words.home.code).count()).toBe(0);
      const found = [...(await faults(ana, 'home'))];
      await ana.page.goto(`${space.origin}${at}#batolumi`);
      await ana.hears(shell[tongue].noHouse.title);
      found.push(...(await faults(ana, 'no house')));
      await ana.press(shell[tongue].home);
      await ana.button(say.replay).waitFor();
      expect(found).toEqual([]);
      expect(ana.errors).toEqual([]);
      await ana.leave();
    },
  );

  it('asks for nothing outside its folder and finds everything in it, its letters and icons included', async () => {
    const ana = await Person.come(browser, 'Ana');
    const asked: string[] = [];
    ana.page.context().on('request', (request) => asked.push(request.url()));
    await ana.page.goto(space.origin + at);
    await ana.rests();
    await controlled(ana);
    const manifest = await ana.page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const read = await (await fetch(link?.href ?? '')).json();
      const address = (to: string): string => new URL(to, link?.href).href;
      return { start: address(read.start_url), scope: address(read.scope) };
    });
    expect(manifest).toEqual({ start: space.origin + at, scope: space.origin + at });
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((url) => !url.startsWith(space.origin + at))).toEqual([]);
    expect(space.missed).toEqual([]);
    await ana.leave();
  });

  it('shares its origin: two sites each keep their own files', async () => {
    const ana = await Person.come(browser, 'Ana');
    for (const place of [at, '/autre/']) {
      await ana.page.goto(space.origin + place);
      await controlled(ana);
    }
    const found = Object.entries(await shelves(ana));
    expect(found).toHaveLength(2);
    for (const [name, paths] of found) {
      const place = name.replace(/^veillee-[0-9a-f]{12}/, '');
      expect([at, '/autre/']).toContain(place);
      expect(paths).toContain(place);
      expect(paths.filter((path) => !path.startsWith(place))).toEqual([]);
    }
    await ana.leave();
  });
});

describe('with the network off', () => {
  it.each(['fr', 'en'] as const)('the rules open (%s)', async (tongue) => {
    const ana = await offline(tongue);
    await ana.page.getByRole('link', { name: new RegExp(`^${homeWords[tongue].rules}`) }).click();
    await ana.hears(rulesWords[tongue].title);
    await ana.page.goto(`${space.origin}${at}#rules/one-night/gremlin`);
    await ana.page.getByRole('heading', { name: 'Gremlin' }).first().waitFor();
    expect(await ana.page.getByText(shell[tongue].offline).count()).toBe(0);
    expect(ana.errors).toEqual([]);
    await ana.leave();
  });

  it.each(['fr', 'en'] as const)(
    'a kept story is told again, also once the page was loaded anew (%s)',
    async (tongue) => {
      const ana = await offline(tongue);
      const say = revealWords[tongue];
      await ana.press(homeWords[tongue].replay);
      await ana.hears(say.file.title);
      const found = [...(await faults(ana, 'file'))];
      const input = ana.page.locator('input[type=file]');
      const bad = join(folder, 'bad.json');
      const script = JSON.parse(readFileSync(kept, 'utf8'));
      for (const [why, data] of [
        ['foreign', '{"holiday":"photos"}'],
        ['otherGame', JSON.stringify({ ...script, game: 'chess' })],
        ['impossible', JSON.stringify({ ...script, inputs: script.inputs.slice(1) })],
        ['unfinished', JSON.stringify({ ...script, inputs: [] })],
        ['huge', ' '.repeat(5_000_000)],
      ] as const) {
        writeFileSync(bad, data);
        await input.setInputFiles(bad);
        await ana.sees(say.file.faults[why]);
      }
      found.push(...(await faults(ana, 'refused')));
      await input.setInputFiles(kept);
      await ana.skipsDrama();
      expect(await ana.button(say.share).count()).toBe(0);
      await ana.press(say.verify);
      await ana.sees(say.halfSound);
      await ana.press(ana.words.close);
      found.push(...(await faults(ana, 'verdict')));
      await ana.page.reload();
      await ana.page.locator('.Reveal-outcome').waitFor();
      await ana.press(say.story);
      await ana.press(say.stepwise);
      await ana.page.getByLabel(say.moments).waitFor();
      await ana.page.goto(space.origin + at);
      await ana.button(ana.words.home.alone).waitFor();
      expect(found).toEqual([]);
      expect(ana.errors).toEqual([]);
      await ana.leave();
    },
  );
});

describe('a newer version', () => {
  it('is said once it lies there, and comes when asked for', async () => {
    const ana = await Person.come(browser, 'Ana', 'en');
    await ana.page.goto(`${space.origin}/autre/`);
    await controlled(ana);
    const newer = renewed();
    expect(writeSite(newer, join(folder, 'other'), '1')).toMatchObject({ ok: true, renewed: true });
    rmSync(newer, { recursive: true, force: true });
    await ana.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await ana.sees(shell.en.newer);
    await ana.press(shell.en.renew);
    await ana.page.waitForFunction(() => document.querySelector('script[src$="index-renewed.js"]') !== null);
    await ana.page.context().setOffline(true);
    await ana.page.reload();
    await ana.page.waitForFunction(() => document.querySelector('script[src$="index-renewed.js"]') !== null);
    await ana.button(ana.words.home.alone).waitFor();
    await ana.leave();
  });
});
