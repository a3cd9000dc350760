import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@veillee/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { own } from '../../apps/web/src/games/oneNight/ownWords.ts';
import { revealWords } from '../../apps/web/src/reveal/words.ts';
import { evening } from '../../apps/web/src/words/evening.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { pocketWords } from '../../apps/web/src/words/pocket.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { openChromium } from './chromium.ts';
import { beforeHouse, passInPocket, sleepInPocket } from './drivenPocket.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person, type Tongue } from './person.ts';
import { WebSpace } from './webSpace.ts';

/** Games alone, in a house that lives in the page. */

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const secure = (house: House): string => house.origin.replace('veillee.test', 'localhost');

interface Visit {
  readonly ana: Person;
  /** Where the app lies. */
  readonly origin: string;
}

/** One visit, and then there is no network. */
async function visited(tongue: Tongue, origin: string, close: () => Promise<void>): Promise<Visit> {
  const ana = await Person.come(browser, 'Ana', tongue);
  await ana.page.goto(`${origin}/`);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await close();
  await ana.offline(true);
  await ana.page.goto(`${origin}/`);
  return { ana, origin };
}

/** A server, which is then gone. */
async function comeOnce(tongue: Tongue): Promise<Visit> {
  const house = await House.open();
  return visited(tongue, secure(house), () => house.close());
}

/** Plain files in a folder of a web space: there never was a server. */
async function comeToSite(tongue: Tongue): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-alone-'));
  expect(writeSite(process.env.VEILLEE_TEST_WEB ?? '', join(folder, 'site'), '0').ok).toBe(true);
  const space = await WebSpace.open({ '/jeux/veillee/': join(folder, 'site') });
  return visited(tongue, `${space.origin}/jeux/veillee`, async () => {
    await space.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The errors of a page without a network that are not the missing network. */
const otherErrors = ({ errors }: Person): string[] =>
  errors.filter((error) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/.test(error));

/** A house whose pages have a browser that keeps nothing, as private ones may. */
const withoutDatabase = (): Promise<House> =>
  openAfter("Object.defineProperty(globalThis, 'indexedDB', { value: undefined });");

/** A house in whose pages something happens before their own opens. */
async function openAfter(script: string): Promise<House> {
  const built = process.env.VEILLEE_TEST_WEB ?? '';
  const copy = mkdtempSync(join(tmpdir(), 'veillee-unkept-'));
  cpSync(built, copy, { recursive: true });
  beforeHouse(copy, script);
  process.env.VEILLEE_TEST_WEB = copy;
  const house = await House.open();
  process.env.VEILLEE_TEST_WEB = built;
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  return house;
}

async function dealAlone(ana: Person, game = 'one-night'): Promise<void> {
  const { home, join } = ana.words;
  const say = homeWords[ana.tongue];
  await ana.press(new RegExp(`^${home.alone}`));
  await ana.page.getByLabel(join.name).fill(ana.name);
  const name = games.find(({ id }) => id === game)?.name[ana.tongue] ?? '';
  await ana.page.locator('dialog button').filter({ hasText: name }).click();
  await ana.press(say.aloneDeal);
}

const heading = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';

/** Lets time pass until this screen is there. */
async function passUntil(page: Page, selector: string, step = 1, most = 300): Promise<number> {
  for (let passed = 0; passed <= most; passed += step) {
    if ((await page.locator(selector).count()) > 0) return passed;
    await passInPocket(page, step);
  }
  throw new Error(`${selector} never came: ${await heading(page)}`);
}

/** The same, where the night waits for whoever is alone. */
async function playUntil(ana: Person, selector: string): Promise<void> {
  for (let passed = 0; passed <= 300; passed += 3) {
    if ((await ana.page.locator(selector).count()) > 0) return;
    await ana.actsInTheDark();
    await passInPocket(ana.page, 3);
  }
  throw new Error(`${selector} never came: ${await heading(ana.page)}`);
}

async function goOn(ana: Person, origin: string): Promise<void> {
  await ana.page.goto(`${origin}/`);
  await ana.page.getByRole('link', { name: new RegExp(`^${homeWords[ana.tongue].resume}`) }).click();
}

/** Points at the first of the others. */
async function votes(ana: Person): Promise<void> {
  const first = ana.page.locator('.RoundTable-place button.Seat-seat:not(.Seat-me)').first();
  const name = (await first.locator('.Seat-name').textContent()) ?? '';
  await ana.points(name.trim());
}

/** The stories this device keeps. */
const keptStories = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const asked = indexedDB.open('veillee');
        asked.onsuccess = () => {
          const keys = asked.result.transaction('stories').objectStore('stories').getAllKeys();
          keys.onsuccess = () => {
            asked.result.close();
            done(keys.result.map(String));
          };
        };
      }),
  );

async function readsTheStory(ana: Person, origin: string): Promise<void> {
  const say = revealWords[ana.tongue];
  await ana.press(say.story);
  await ana.hears(say.story);
  await ana.press(ana.words.back);
  const [kept] = await Promise.all([ana.page.waitForEvent('download'), ana.press(say.transcript)]);
  const transcript: unknown = JSON.parse(readFileSync(await kept.path(), 'utf8'));
  expect(transcript).toMatchObject({ game: 'one-night', seats: 4 });
  expect(await ana.button(say.share).count()).toBe(0);
  await ana.press(say.verify);
  await ana.sees(say.sound);
  const [story] = await keptStories(ana.page);
  await ana.losesTab();
  await ana.page.goto(`${origin}/#ici/story/${story}`);
  await ana.skipsDrama();
  await ana.sees(say.told);
}

const visits = [
  ['fr', 'a server', comeOnce],
  ['en', 'plain files', comeToSite],
] as const;

describe.each(visits)('alone, without a network (%s), after one visit to %s', (tongue, _where, come) => {
  it('a whole game of One Night, the tab killed twice in its midst, to the verdict and its story', async () => {
    const { ana, origin } = await come(tongue);
    const found: string[] = [];
    await dealAlone(ana);
    await ana.button(ana.words.play.hold).waitFor();
    const card = await ana.readsCard();
    found.push(...(await faults(ana, 'the deal')));
    await ana.losesTab();
    await goOn(ana, origin);
    await ana.button(ana.words.play.hold).waitFor();
    expect(await ana.readsCard()).toBe(card);

    await passUntil(ana.page, 'main[data-secret="true"]');
    const call = await heading(ana.page);
    // The night stands where it stood: three of seven seconds, then the tab is gone, then four.
    await passInPocket(ana.page, 3);
    expect(await heading(ana.page)).toBe(call);
    await ana.losesTab();
    await goOn(ana, origin);
    await ana.hears(call);
    await passInPocket(ana.page, 2);
    expect(await heading(ana.page)).toBe(call);
    await passInPocket(ana.page, 3);
    await expect.poll(() => heading(ana.page)).not.toBe(call);

    // At her own call the night waits for her answer, however long that takes.
    await passUntil(ana.page, `.Whisper-whisper :text-is("${evening[tongue].waits}")`);
    const asked = await heading(ana.page);
    await passInPocket(ana.page, 60);
    expect(await heading(ana.page)).toBe(asked);

    await playUntil(ana, `h1:text-is("${own[tongue].vote}")`);
    await votes(ana);
    await passUntil(ana.page, 'main.Drama-drama, main.Reveal-end');
    await ana.skipsDrama();
    found.push(...(await faults(ana, 'the end')));
    await readsTheStory(ana, origin);
    await ana.page.goto(`${origin}/`);
    await ana.button(new RegExp(`^${ana.words.home.alone}`)).waitFor();
    expect(await ana.page.getByText(homeWords[tongue].resume).count()).toBe(0);
    expect(found).toEqual([]);
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });

  it('Blood and Quinte-Bourg begin, come to one’s own move, and take it', async () => {
    const { ana, origin } = await come(tongue);
    await dealAlone(ana, 'blood');
    await passUntil(ana.page, '.blood-Pieces-may');
    const asked = await heading(ana.page);
    await ana.page.locator('.blood-Pieces-may').first().click();
    await ana.page.locator('.RoundTable-place button.Seat-seat:not([disabled])').first().click();
    await ana.page.locator('.blood-Dock-dock .button.ember').click();
    await expect.poll(() => heading(ana.page)).not.toBe(asked);
    await ana.page.goto(`${origin}/`);
    await dealAlone(ana, 'quinte-bourg');
    const pad = ana.page.locator('[data-hold]');
    await pad.focus();
    const dealt = await heading(ana.page);
    await passInPocket(ana.page, 10);
    expect(await heading(ana.page)).toBe(dealt);
    await ana.page.keyboard.down(' ');
    await ana.page.locator('.quinteBourg-CardFace-card').first().waitFor();
    await ana.page.keyboard.up(' ');
    await ana.press(/^(Oui|Yes)$/);
    await expect.poll(() => heading(ana.page)).not.toBe(dealt);
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });
});

describe('the house in the pocket', () => {
  it('that does not open the first time opens the next, and blames no other tab', async () => {
    const draw = 'crypto.getRandomValues.bind(crypto)';
    const once = `if (!failed) { failed = true; throw new Error('not yet'); }`;
    const house = await openAfter(
      `{ let failed = false; const draw = ${draw}; crypto.getRandomValues = (into) => { ${once} return draw(into); }; }`,
    );
    const ana = await Person.come(browser, 'Ana');
    await ana.page.goto(`${secure(house)}/`);
    await dealAlone(ana);
    await ana.button(ana.words.play.hold).waitFor();
    expect(await ana.page.getByText(pocketWords.fr.elsewhere.title).count()).toBe(0);
    expect(ana.errors.join()).toContain('not yet');
    await ana.leave();
    await house.close();
  });

  it('is in one tab at a time: the other says so, and can take it over', async () => {
    const { ana, origin } = await comeOnce('fr');
    const say = pocketWords.fr.elsewhere;
    await dealAlone(ana);
    await ana.button(ana.words.play.hold).waitFor();
    const other = await ana.page.context().newPage();
    await other.goto(`${origin}/${new URL(ana.page.url()).hash}`);
    await other.getByRole('heading', { name: say.title }).waitFor();
    await other.getByRole('button', { name: say.take }).click();
    await other.getByRole('button', { name: ana.words.play.hold }).waitFor();
    await ana.hears(say.title);
    expect(await faults(ana, 'elsewhere')).toEqual([]);
    await ana.press(say.take);
    await ana.button(ana.words.play.hold).waitFor();
    await other.getByRole('heading', { name: say.title }).waitFor();
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });

  it('belongs to whoever came last where the browser has no locks, and the other is told', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana', 'en');
    await ana.page.goto(house.origin);
    await dealAlone(ana);
    await ana.button(ana.words.play.hold).waitFor();
    expect(await ana.page.evaluate(() => 'locks' in navigator)).toBe(false);
    const other = await ana.page.context().newPage();
    await other.goto(ana.page.url());
    await other.getByRole('button', { name: ana.words.play.hold }).waitFor();
    await passInPocket(ana.page, 2);
    await ana.hears(pocketWords.en.elsewhere.title);
    await ana.leave();
    await house.close();
  });

  it('goes on in memory where nothing can be kept, and says what that means', async () => {
    const house = await withoutDatabase();
    const ana = await Person.come(browser, 'Ana');
    const say = pocketWords.fr;
    await ana.page.goto(house.origin);
    await dealAlone(ana);
    await ana.button(ana.words.play.hold).waitFor();
    await ana.sees(say.unkept.memory);
    expect(await faults(ana, 'unkept')).toEqual([]);
    await ana.press(say.understood);
    await ana.page.getByText(say.unkept.memory).waitFor({ state: 'detached' });
    await passUntil(ana.page, 'main[data-secret="true"]');
    await ana.losesTab();
    await goOn(ana, house.origin);
    await ana.hears(say.gone.title);
    expect(await faults(ana, 'gone')).toEqual([]);
    await ana.press(shell.fr.home);
    await ana.button(ana.words.home.make).waitFor();
    expect(await ana.page.getByText(homeWords.fr.resume).count()).toBe(0);
    await ana.leave();
    await house.close();
  });

  it('lives in the page itself where there are no workers', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    await ana.page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'Worker');
    });
    await ana.page.goto(house.origin);
    await dealAlone(ana);
    await ana.button(ana.words.play.hold).waitFor();
    const card = await ana.readsCard();
    await ana.page.reload();
    await ana.button(ana.words.play.hold).waitFor();
    expect(await ana.readsCard()).toBe(card);
    expect(ana.errors).toEqual([]);
    await ana.leave();
    await house.close();
  });

  it('stands still while nobody sees the page, while the device sleeps, and on the first page', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    const show = (state: string) =>
      ana.page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    const isDealt = () => ana.button(ana.words.play.hold).isVisible();
    await ana.page.goto(house.origin);
    await dealAlone(ana);
    await ana.button(ana.words.play.hold).waitFor();
    await passInPocket(ana.page, 10);
    await show('hidden');
    await passInPocket(ana.page, 600);
    await show('visible');
    await sleepInPocket(ana.page, 600);
    await passInPocket(ana.page, 1);
    const there = ana.page.url();
    await ana.page.goto(`${house.origin}/#`);
    await ana.button(ana.words.home.make).waitFor();
    await passInPocket(ana.page, 600);
    await ana.page.goto(there);
    await ana.button(ana.words.play.hold).waitFor();
    expect(await isDealt()).toBe(true);
    expect(await passUntil(ana.page, 'main[data-secret="true"]')).toBeGreaterThan(10);
    await ana.leave();
    await house.close();
  });

  it('has a lobby without codes or links, and says how to play with others', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana');
    const say = pocketWords.fr;
    const { home, join, create, lobby } = ana.words;
    await ana.page.goto(house.origin);
    await ana.press(new RegExp(`^${home.alone}`));
    await ana.press(homeWords.fr.aloneOther);
    await ana.page.getByLabel(join.name).fill('Ana');
    await ana.sees(create.fine);
    await ana.press(create.open);
    await ana.button(lobby.deal).waitFor();
    await ana.hears(say.own);
    expect(await ana.page.locator('svg.Qr-qr, .Qr-qr').count()).toBe(0);
    expect(await ana.page.title()).toBe('Veillée');
    expect(await faults(ana, 'own lobby')).toEqual([]);
    await ana.press(ana.words.play.table);
    expect(await ana.button(lobby.handOver).count()).toBe(0);
    await ana.page.keyboard.press('Escape');
    await ana.page.getByText(say.inHere).click();
    await ana.press(say.lay);
    await ana.hears(create.title);
    await ana.leave();
    await house.close();
  });
});
