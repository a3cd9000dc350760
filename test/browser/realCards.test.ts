import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameNamed } from '@veillee/games';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { toldWords } from '../../apps/web/src/games/blood/toldWords.ts';
import { consoleWords } from '../../apps/web/src/games/quinteBourg/consoleWords.ts';
import { setupWords } from '../../apps/web/src/games/quinteBourg/setupWords.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { narratorWords } from '../../apps/web/src/words/narrator.ts';
import { openChromium } from './chromium.ts';
import { allFaults } from './faults.ts';
import { Person, type Tongue } from './person.ts';
import { WebSpace } from './webSpace.ts';

/** Blood and Quinte-Bourg with real cards, on a phone without a network. */

const folder = mkdtempSync(join(tmpdir(), 'veillee-cards-'));
let browser: Browser;
let space: WebSpace;
beforeAll(async () => {
  browser = await openChromium();
  expect(writeSite(process.env.VEILLEE_TEST_WEB ?? '', join(folder, 'site'), '0').ok).toBe(true);
  space = await WebSpace.open({ '/veillee/': join(folder, 'site') });
});
afterAll(async () => {
  await browser.close();
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

async function comes(tongue: Tongue, width = 360): Promise<Person> {
  const ana = await Person.come(browser, 'Ana', tongue, width);
  await ana.page.goto(`${space.origin}/veillee/`);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ana.offline(true);
  await tells(ana);
  return ana;
}

async function tells(ana: Person): Promise<void> {
  await ana.page.goto(`${space.origin}/veillee/`);
  await ana.press(new RegExp(`^${homeWords[ana.tongue].told}`));
  await ana.page.getByRole('heading', { level: 1, name: narratorWords[ana.tongue].title }).waitFor();
}

const nameOf = (game: string, tongue: Tongue): string => gameNamed(game)?.name[tongue] ?? '';

describe('Blood of the Werewolf with real cards', () => {
  it('says what leaves the box, keeps turns and tokens, asks for a trial, and goes on after the tab was lost', async () => {
    const ana = await comes('fr');
    const say = narratorWords.fr;
    const own = toldWords.fr;
    const found: string[] = [];
    await ana.press(nameOf('blood', 'fr'));
    await ana.step(say.around, 5);
    await ana.sees(own.characters(4));
    await ana.sees(own.mutations(6));
    await ana.sees(own.deal(1, 1));
    found.push(...(await allFaults(ana, 'blood set-up')));
    await ana.press(say.beginTable);
    for (const [seat, name] of ['Ana', 'Bo', 'Cléo', 'Dan', 'Eve'].entries())
      await ana.page.getByLabel(own.name(seat + 1), { exact: true }).fill(name);
    await ana.press('Bo');
    await ana.sees(own.turnOf('Bo'));
    const accuse = async (token: number, where: string, who: string): Promise<void> => {
      await ana.press(own.tokenAt(own.token(token), where));
      await ana.page.locator('.blood-Tokens-round button', { hasText: who }).click();
    };
    await accuse(0, own.middle, 'Dan');
    found.push(...(await allFaults(ana, 'blood turn')));
    await ana.press(own.end('Cléo'));
    await accuse(1, own.middle, 'Dan');
    await ana.sees(own.trial('Dan'));
    found.push(...(await allFaults(ana, 'blood trial')));

    await ana.losesTab();
    await tells(ana);
    await ana.press(say.resume);
    await ana.press(own.dies);
    await ana.sees(own.handing('Dan'));
    await accuse(0, own.before('Dan'), 'Ana');
    await accuse(1, own.before('Dan'), 'Bo');
    await ana.press(own.end('Eve'));
    // A slip is taken back.
    await ana.press(own.undo);
    await ana.press(own.end('Eve'));
    await ana.sees(own.counts(4, 3, 2));
    expect(found).toEqual([]);
    await ana.leave();
  });
});

describe('Quinte-Bourg with paper cards', () => {
  it('is led from a console in the device, which says each line', async () => {
    const ana = await comes('en', 1440);
    const words = setupWords.en;
    const people = 'Ada Ben Cleo Dan Eve Fay Gus Hal Ivy Joe'.split(' ');
    await ana.page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      Object.defineProperty(globalThis, 'speechSynthesis', {
        configurable: true,
        value: {
          getVoices: () => [{ lang: 'en-GB', localService: true, default: true }],
          addEventListener: () => {},
          cancel: () => {},
          speak: (words: SpeechSynthesisUtterance) => said.push(words.text),
        },
      });
    });
    await tells(ana);
    await ana.press(nameOf('quinte-bourg', 'en'));
    await ana.sees(consoleWords.en.paper);
    await ana.press(narratorWords.en.beginTable);
    // Nobody else can come in: paper is all there is.
    await ana.sees(words.orPaper);
    expect(await ana.page.getByText(words.scan).count()).toBe(0);
    await ana.page.getByRole('textbox', { name: words.paste }).fill(people.join('\n'));
    await ana.press(words.advise);
    await ana.press(new RegExp(words.print(people.length)));
    await ana.page.locator('.on-paper h3').first().waitFor({ state: 'attached' });
    expect(await ana.page.locator('.on-paper').getByRole('img').count()).toBe(0);
    await ana.page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await ana.press(new RegExp(words.begin));
    await ana.press(consoleWords.en.readAll);
    const said = (): Promise<readonly string[]> =>
      ana.page.evaluate(() => (globalThis as unknown as { readonly said: readonly string[] }).said);
    const shown = (await ana.page.locator('.quinteBourg-Aloud-aloud p').first().textContent()) ?? '';
    expect(shown).toContain((await said())[0]);
    await ana.leave();
  });
});
