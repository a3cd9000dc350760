import { readFileSync } from 'node:fs';
import type { RoleId } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { labWords } from '../../apps/web/src/words/lab.ts';
import { faults } from './faults.ts';
import { browser, house } from './opened.ts';
import { Person, type Tongue } from './person.ts';

/** The Clan weighs too much here, whoever plays. */
const lopsided: readonly RoleId[] = [
  'master',
  'vampire',
  'count',
  'renfield',
  'thing',
  'villager',
  'villager',
  'villager',
];

/** However shortly. */
const shows = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    (words) =>
      new Promise<void>((seen) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(words)) return;
          observer.disconnect();
          seen();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );

const readers: readonly (readonly [Tongue, number])[] = [
  ['fr', 360],
  ['en', 1440],
];

describe.each(readers)('the workshop in %s at %i pixels', (tongue, width) => {
  const say = labWords[tongue];

  it('measures on all cores, stops, keeps, goes on, exports, and the doctor tries swaps', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const { page } = ana;
    const found: string[] = [];
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const level = page.locator('.CellGrid-level');
    const candid = () =>
      width < 600
        ? level.getByRole('button', { name: say.levels.candid }).click()
        : page.locator('.CellGrid-cell').first().click();
    await page.goto(house.origin);
    await page.locator('a[href="#lab"]').click();
    await ana.hears(say.title);
    await page.locator('a[href="#lab/one-night/nuit-tombante"]').click();
    await page.locator('.CellGrid-grid').waitFor();
    found.push(...(await faults(ana, 'before')));

    // A deck of one's own, card by card.
    await page.locator('a[href="#lab/one-night/new"]').click();
    await press(say.composeKeep);
    await expect.poll(() => page.locator('.wrong').textContent()).not.toBe('');
    const fewer = page.getByRole('button', { name: ana.words.titled(say.composePlayers, ana.words.fewer) });
    while ((await page.locator('output').textContent()) !== '5') await fewer.click();
    for (const role of lopsided) await press(names[tongue].characters[role].name);
    await press(say.composeKeep);
    await page.waitForURL(/#lab\/one-night\/own-1$/);
    await ana.sees(say.unmeasured);

    // One cell, to the end: the cards of the cell follow.
    await candid();
    await press(say.count(100));
    await press(say.measureCell);
    await page.locator('.CardRow-marks li').nth(3).waitFor();
    await ana.rests();
    await expect.poll(() => page.locator('.Measuring-underWay').count()).toBe(0);
    await ana.sees(say.clear);
    await expect.poll(() => page.locator('.Findings-reading b').count()).toBe(2);
    await press(say.kinds.seat);
    await expect.poll(() => page.locator('.CardRow-marks li').count()).toBe(5);
    found.push(...(await faults(ana, 'measured')));

    // A long measurement is stopped, what is counted is kept over a new page, and goes on.
    await press(say.count(2000));
    await press(say.measureCell);
    await press(say.stop);
    await ana.sees(say.stopped);
    const counted = () =>
      page.evaluate(
        (key) => Number(/"games":(\d+)/.exec(localStorage.getItem(key) ?? '')?.[1]),
        ['veillee', 'lab', 'one-night'].join('.'),
      );
    const kept = await counted();
    expect(kept).toBeGreaterThanOrEqual(100);
    await page.reload();
    await candid();
    await ana.sees(say.clear);
    await press(say.count(2000));
    await press(say.measureCell);
    await page.locator('.Measuring-underWay').waitFor();
    await press(say.stop);
    await page.getByRole('button', { name: say.resume, exact: true }).waitFor();
    expect(await counted()).toBeGreaterThan(kept);

    const [file] = await Promise.all([page.waitForEvent('download'), press(say.csv)]);
    const [head, first = ''] = readFileSync((await file.path()) ?? '', 'utf8').split('\n');
    expect(head).toBe('game,what,players,home,others,kind,of,games,wins,rate,low,high');
    expect(first).toContain(`one-night,${lopsided.join(' ')},5,candid,candid,team,village,`);
    const [json] = await Promise.all([page.waitForEvent('download'), press(say.json)]);
    const { seed, cells } = JSON.parse(readFileSync((await json.path()) ?? '', 'utf8'));
    expect({ seed, cells: cells.length }).toEqual({ seed: 'veillee', cells: 1 });

    // The doctor: what leans, then swaps that were played; one of them becomes a deck.
    await page.getByRole('link', { name: say.doctor, exact: true }).click();
    await page.getByRole('heading', { name: say.doctorTitle }).waitFor();
    await press(say.count(20));
    const calculated = shows(page, say.calculating);
    await press(say.consult);
    await calculated;
    await expect.poll(() => page.locator('.Remedies-remedy').count()).toBe(3);
    await expect.poll(() => page.locator('.DoctorPage-flagged').count()).toBeGreaterThan(0);
    found.push(...(await faults(ana, 'doctor')));
    await page.getByRole('button', { name: say.try, exact: true }).first().click();
    await press(say.apply[1] ?? '');
    await page.waitForURL(/#lab\/one-night\/own-2$/);
    expect([...found, ...ana.errors]).toEqual([]);
    await ana.leave();
  });
});
