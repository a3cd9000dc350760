import { roleIds } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { rulesWords } from '../../apps/web/src/rules/words.ts';
import { faults } from './faults.ts';
import { browser, house } from './opened.ts';
import { Person, type Tongue } from './person.ts';

const tongues = {
  fr: {
    priest: 'Prêtre',
    typed: 'pretre',
    foreign: 'troublemaker',
    there: 'Noiseuse',
    gremlin: /deux autres joueurs/,
  },
  en: {
    priest: 'Priest',
    typed: 'PRIEST',
    foreign: 'noiseuse',
    there: 'Troublemaker',
    gremlin: /two other players/,
  },
} as const;

const readers: readonly (readonly [Tongue, number])[] = [
  ['fr', 360],
  ['en', 1440],
  ['en', 360],
  ['fr', 1440],
];

describe.each(readers)('the rules in %s at %i pixels', (tongue, width) => {
  const say = rulesWords[tongue];
  const { priest, typed, foreign, there, gremlin } = tongues[tongue];

  it('are read from the home page, searched without accents and in both languages, and turned back by the browser', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const { page } = ana;
    const found: string[] = [];
    await page.goto(house.origin);
    await page.locator('a[href="#rules"]').first().click();
    await ana.hears(say.title);
    await page.locator('a[href="#rules/one-night/character"]').waitFor();
    found.push(...(await faults(ana, 'contents')));

    await page.locator('a[href="#rules/one-night/character"]').click();
    await page.locator('a[href="#rules/one-night/squire"]').waitFor();
    await expect.poll(() => page.locator('.Lists-rows a').count()).toBe(roleIds.length);
    found.push(...(await faults(ana, 'characters')));

    const search = page.getByRole('searchbox', { name: say.search });
    await search.fill(typed);
    const first = page.locator('.Lists-rows a').first();
    await first.filter({ hasText: priest }).waitFor();
    await search.fill(foreign);
    await first.filter({ hasText: there }).waitFor();
    await page.getByRole('link', { name: say.allGames }).click();
    await search.fill('r58');
    await first.filter({ hasText: 'R58' }).waitFor();
    await search.fill('zzzz');
    await ana.sees(say.nothing);
    await search.fill(typed);
    await first.filter({ hasText: priest }).click();

    await ana.hears(priest);
    found.push(...(await faults(ana, 'priest')));
    await page.getByRole('link', { name: 'R76', exact: true }).click();
    await ana.hears(say.openRuling('R76'));
    await page.goBack();
    await ana.hears(priest);
    await page.goBack();
    await search.waitFor();
    await expect.poll(() => search.inputValue()).toBe(typed);
    await page.goto('about:blank');
    await page.goto(`${house.origin}/#rules/one-night/gremlin`);
    await ana.hears('Gremlin');
    await ana.sees(gremlin);
    await page.goto(`${house.origin}/#rules/one-night/nobody`);
    await ana.sees(say.missing);
    expect([...found, ...ana.errors]).toEqual([]);
    await ana.leave();
  });
});

/** Which parts of the app have come, of those a table fetches in its own time. */
const partsHere = (): string[] => {
  const parts = ['almanac', 'RulePage', 'Play', 'End', 'PhoneSenses'];
  const come = performance.getEntriesByType('resource').filter(({ duration }) => duration > 0);
  return parts.filter((part) => come.some(({ name }) => name.includes(`/${part}-`)));
};

describe.each([
  ['fr', 360],
  ['en', 1440],
] as const)('in a game, in %s at %i pixels', (tongue, width) => {
  const say = rulesWords[tongue];

  it('a rule opens over the table, asks the network nothing, and closes to where one was', async () => {
    const bo = await Person.come(browser, 'Bo', tongue, width);
    const { page } = bo;
    const code = await bo.lay(house.origin, 4, 3, 'Blood of the Werewolf');
    await bo.ready();
    await bo.press(bo.words.lobby.deal);
    const link = page.locator('main .RuleLink-link').first();
    await link.waitFor();
    await expect
      .poll(() => page.evaluate(partsHere))
      .toEqual(['almanac', 'RulePage', 'Play', 'End', 'PhoneSenses']);
    await bo.rests();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await link.click();
    const sheet = page.getByRole('dialog', { name: say.sheet });
    await sheet.locator('article').waitFor();
    const found = [...(await faults(bo, 'sheet'))];
    expect(bo.code()).toBe(code);
    // As high as any other page of the book, however little it says.
    const height = async () => (await sheet.boundingBox())?.height;
    await expect.poll(height).toBeCloseTo(0.86 * (page.viewportSize()?.height ?? 0), 0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await link.evaluate((button) => button === document.activeElement)).toBe(true);
    // Over a sheet, it leaves that sheet open.
    await bo.press(/^(Ta mutation|Your mutation)/);
    const below = page.locator('dialog').filter({ has: page.locator('.RuleLink-link') });
    await below.locator('.RuleLink-link').first().click();
    await sheet.locator('article').waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await below.locator('.RuleLink-link').first().waitFor();
    expect(asked).toEqual([]);
    expect([...found, ...bo.errors]).toEqual([]);
    await bo.leave();
  });
});
