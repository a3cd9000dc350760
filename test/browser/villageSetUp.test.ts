import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupWords } from '../../apps/web/src/games/quinteBourg/setupWords.ts';
import { slipWords } from '../../apps/web/src/games/quinteBourg/slipWords.ts';
import { desk } from '../../apps/web/src/words/desk.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { sheetsOf } from './pages.ts';
import { Person } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const shots = process.env.VEILLEE_SHOTS;
const thirty =
  'Agathe Malo Jeanne Quentin Bo Sami Hélène Dina Ibrahim Tess Rose Oscar Fanny Lise Gaspard Zélie Cyril Nora Hugo Paula Karim Enzo Solène Bastien Yasmine Jules Omar Léonie Chloé Gilles'.split(
    ' ',
  );

/** Runs in the page: what chance deals is the same each time; secrets of the line stay secrets. */
function sameChance(): void {
  const real = crypto.getRandomValues.bind(crypto);
  let state = 7;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array)) return real(array);
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return array.fill(state);
  };
}

describe('a village of thirty without a phone', () => {
  it('is pasted, composed, printed on five sheets and closes its eyes', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana', 'fr', 1440);
    ana.page.setDefaultTimeout(30_000);
    await ana.page.addInitScript(sameChance);
    const words = setupWords.fr;
    const code = await ana.lay(house.origin, 6, 0, 'Quinte-Bourg');
    await ana.press(desk.fr.setUp);
    const begin = ana.button(new RegExp(words.begin));
    const names = ana.page.getByRole('textbox', { name: words.paste });

    // Off until the circle is as large as its cards, and it says why.
    await names.fill('Agathe\nMalo\nJeanne\nQuentin');
    await ana.sees(words.missing(2));
    expect(await begin.isDisabled()).toBe(true);

    await names.fill([...thirty.slice(0, 10), '', 'Malo', ...thirty.slice(10)].join('\n'));
    await ana.sees(`✓ ${words.circle(30)}`);
    await ana.sees(words.twice(['Malo']));
    await ana.sees(words.blank(1));
    await ana.press(words.advise);
    await ana.sees(words.balance(0, 8, 30));
    await ana.page.getByRole('button', { name: words.more('Reptilien') }).click();
    await ana.sees(words.balance(1, 8, 30));
    await ana.page.getByRole('button', { name: words.fewer('Reptilien') }).click();
    // What the Six aim for is chosen, drawn, or left open.
    const aims = ana.page.locator('.quinteBourg-Conditions-six select');
    expect(await aims.first().inputValue()).toBe('');
    await ana.press(words.drawConditions);
    await aims.first().selectOption({ label: words.both });
    expect(await aims.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))).not.toContain(
      '',
    );
    // Who holds office from the start is named, or left to chance; two who are named for one trade theirs.
    await ana.press(words.nameThem);
    const holders = ana.page.locator('.quinteBourg-Conditions-six').last().locator('select');
    const named = (): Promise<string[]> =>
      holders.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    const [first, second, ...others] = await named();
    await holders.first().selectOption(second ?? '');
    expect(await named()).toEqual([second, first, ...others]);
    // A house is carried to another place, or moved by keys.
    const houses = ana.page.locator('[data-drop^="house:"]');
    await houses.nth(1).dragTo(houses.nth(4));
    expect((await names.inputValue()).split('\n').slice(0, 6)).toEqual(
      'Agathe Jeanne Quentin Bo Malo Sami'.split(' '),
    );
    await houses.nth(4).press('ArrowLeft');
    expect((await names.inputValue()).split('\n').slice(2, 5)).toEqual(['Quentin', 'Malo', 'Bo']);
    // What the village agrees on is at hand.
    await ana.press(words.settings);
    await ana.page.getByRole('dialog').getByRole('button', { name: 'mardi' }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: 'mardi', pressed: true }).waitFor();
    await ana.page.keyboard.press('Escape');
    await ana.caughtUp();
    await ana.rests();
    if (shots !== undefined) await ana.page.screenshot({ path: `${shots}/setup-1440.png` });
    expect(await faults(ana, 'set-up')).toEqual([]);

    // The slips: roles on paper alone, thirty on five sheets, each with its code and word.
    const roles = ana.page.locator('.on-paper h3');
    await ana.press(new RegExp(words.print(30)));
    await roles.first().waitFor({ state: 'attached' });
    expect(await roles.first().isVisible()).toBe(false);
    expect(await roles.count()).toBe(60);
    await ana.page.emulateMedia({ media: 'print' });
    expect(
      await ana.page
        .locator('.on-paper')
        .getByRole('img', { name: /Prendre la place/ })
        .count(),
    ).toBe(30);
    const said = (await ana.page.locator('.on-paper').getByText(/^mot/).first().textContent()) ?? '';
    expect(said).toMatch(/^mot\u00a0: \S+/);
    await ana.page.getByText(slipWords.fr.sheet(5, 5)).waitFor();
    const sheet = ana.page.locator('.on-paper > section').first();
    if (shots !== undefined) await sheet.screenshot({ path: `${shots}/slips.png` });
    // Nothing secret reaches below the fold.
    const tall = await ana.page.evaluate(
      () =>
        [...document.querySelectorAll('.on-paper [class*=secret]')].filter((secret) =>
          [...secret.querySelectorAll('p')].some(
            (text) => text.getBoundingClientRect().bottom > secret.getBoundingClientRect().bottom,
          ),
        ).length,
    );
    expect(tall).toBe(0);
    expect(await sheetsOf(ana.page, shots && `${shots}/slips.pdf`)).toBe(5);
    await ana.page.emulateMedia({ media: 'screen' });
    await roles.first().waitFor({ state: 'detached' });
    await ana.sees(words.printed);

    // She closes the village's eyes; thirty live there.
    await begin.click();
    await begin.waitFor({ state: 'detached' });
    await ana.page
      .locator('.quinteBourg-DeskBar-bar')
      .getByText(/^Mardi/)
      .waitFor();
    expect(ana.errors).toEqual([]);
    expect(code).toMatch(/^[a-z]{8}$/);
    await ana.leave();
    await house.close();
  });
});

describe('a village that began on paper', () => {
  it('is copied villager by villager, refused in words while it cannot be, and goes on in its night', async () => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Ana', 'fr', 1440);
    ana.page.setDefaultTimeout(30_000);
    const words = setupWords.fr;
    const say = words.begun;
    await ana.lay(house.origin, 6, 0, 'Quinte-Bourg');
    await ana.press(desk.fr.setUp);
    const living = thirty.slice(0, 8);
    await ana.page.getByRole('textbox', { name: words.paste }).fill(living.join('\n'));
    await ana.press(say.onPaper);
    const begin = ana.button(new RegExp(words.begin));
    await ana.sees(say.unsettled(8, ''));
    const choose = (label: string, option: string) =>
      ana.page.getByLabel(label, { exact: true }).selectOption({ label: option });
    const cards = [
      'Ingénieure',
      'Inventeur',
      'Scientifique',
      'Savant',
      'Bricoleur',
      'Technophile',
      'Fureteur',
      'Curieux',
    ];
    for (const [i, name] of living.entries()) {
      await choose(say.roleOf(name), i === 0 ? 'Reptilienne alpha' : 'Villageois');
      await choose(say.specialityOf(name), cards[i] ?? '');
    }
    // Nobody holds the urn: the game says so, in its own words.
    await ana.page.locator('.faults li').first().waitFor();
    expect(await begin.isDisabled()).toBe(true);
    await choose('Scrutateur', 'Malo');
    await choose(say.fateOf('Dina'), say.fates.ghost);
    await choose(say.night, 'jeudi');
    await ana.page.getByLabel(say.coinsOf('Bo')).fill('4');
    await ana.press(say.moreOf('Malo'));
    await choose(say.spouse, 'Jeanne');
    await ana.sees(say.ready);
    expect(await faults(ana, 'begun on paper')).toEqual([]);
    if (shots !== undefined) await ana.page.screenshot({ path: `${shots}/setup-paper.png` });
    await begin.click();
    await ana.page.locator('.quinteBourg-DeskBar-bar').getByText('Nuit de jeudi').waitFor();
    await ana.page.locator('.quinteBourg-VillageRing-fallen').getByText('Dina').waitFor();
    await ana.press(/Bo\b.*maison/);
    await ana.page.locator('.quinteBourg-PersonFile-person').getByText('4 pièces').waitFor();
    expect(ana.errors).toEqual([]);
    await ana.leave();
    await house.close();
  });
});
