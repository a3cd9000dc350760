import { describe, expect, it } from 'vitest';
import { doorWords } from '../../apps/web/src/words/door.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { faults } from './faults.ts';
import { browser, house } from './opened.ts';
import { Person } from './person.ts';

describe.each([
  ['fr', 360],
  ['en', 1440],
] as const)('a code with a slip in it, in %s at %i pixels', (tongue, width) => {
  it('is told before a name is asked, and mended where it was refused', async () => {
    const ana = await Person.come(browser, 'Ana', tongue);
    const code = await ana.lay(house.origin, 3, 0);
    const bo = await Person.come(browser, 'Bastien', tongue, width);
    const { page, words } = bo;
    const say = shell[tongue].unknown;
    const field = page.getByLabel(words.home.code);
    const found: string[] = [];

    // No table can be called so: the field says it at once, and so does a link.
    await page.goto(house.origin);
    await field.fill('batolumm');
    await bo.sees(words.home.noSuchCode);
    found.push(...(await faults(bo, 'impossible')));
    await bo.press(words.home.enter);
    expect(await page.getByLabel(words.join.name).count()).toBe(0);
    await page.goto(`${house.origin}/#batolumm`);
    await bo.hears(say.title);
    await bo.sees(say.impossible);
    await expect.poll(() => field.inputValue()).toBe('BATO LUMM');

    // A table could be called so, but none is.
    await field.fill('zuzu zuzu');
    await bo.press(words.home.enter);
    await bo.hears(say.title);
    await bo.sees(say.nextNameless);
    expect(await page.getByLabel(words.join.name).count()).toBe(0);
    await expect.poll(() => field.inputValue()).toBe('ZUZU ZUZU');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    found.push(...(await faults(bo, 'unknown')));
    await field.fill(code);
    await page.keyboard.press('Enter');
    await bo.hears(doorWords[tongue].at('Ana'));
    await page.getByLabel(words.join.name).fill('Bastien');
    found.push(...(await faults(bo, 'join')));
    await bo.press(words.join.sit);
    await bo.button(words.lobby.ready).waitFor();
    expect(found).toEqual([]);
    expect([...ana.errors, ...bo.errors]).toEqual([]);
    await ana.leave();
    await bo.leave();
  });
});
