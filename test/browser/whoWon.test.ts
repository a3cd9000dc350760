import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoleId } from '@veillee/one-night';
import { names as oneNightNames } from '@veillee/one-night/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { whoWonWords } from '../../apps/web/src/words/whoWon.ts';
import { openChromium } from './chromium.ts';
import { allFaults } from './faults.ts';
import { Person } from './person.ts';
import { WebSpace } from './webSpace.ts';

/** Real cards on the table: who won, and the ledger of the night, by hand on a phone without a network. */

const folder = mkdtempSync(join(tmpdir(), 'veillee-whowon-'));
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

const otherErrors = ({ errors }: Person): string[] =>
  errors.filter((error) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(error));

/** Five around the table, and each with the card of the evening in front of them still. */
const cards: readonly RoleId[] = ['vampire', 'master', 'thing', 'marksman', 'pickpocket'];
/** A phone in airplane mode after one visit. */
async function comes(): Promise<Person> {
  const ana = await Person.come(browser, 'Ana', 'fr');
  await ana.page.goto(`${space.origin}/veillee/`);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ana.sees(shell.fr.keeping.kept);
  await ana.offline(true);
  await ana.page.reload();
  return ana;
}

const say = whoWonWords.fr;
const chair = (seat: number): string => say.place(seat + 1);
const takes = (ana: Person, card: RoleId): Promise<void> =>
  ana.press(new RegExp(`^${oneNightNames.fr.characters[card].name}`));
const touchesAll = async (ana: Person, seats: readonly number[]): Promise<void> => {
  for (const seat of seats) await ana.touch(chair(seat));
};

/** Axe, fingers and letters at every size a phone has. */
async function looked(ana: Person, screen: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [360, 740],
  ] as const) {
    await ana.resize(width, height);
    found.push(...(await allFaults(ana, `${screen} at ${width}×${height}`)));
  }
  return found;
}

describe('who won, with real cards and by hand', () => {
  it('five players take less than a minute; a killed tab and a slip cost nothing; the night holds, until somebody errs', async () => {
    const ana = await comes();
    const found: string[] = [];
    const began = performance.now();
    await ana.press(new RegExp(`^${homeWords.fr.whoWon}`));
    await ana.press(oneNightNames.fr.scenarios['jour-d-election'].name);
    await ana.step(say.around, 5);
    await ana.press(say.begin);
    for (const card of cards) await takes(ana, card);
    // All point at the first, who points at the third.
    await touchesAll(ana, [2, 0, 0, 0, 0]);
    // The mark of the Vampires lies before the fourth.
    await ana.press(new RegExp(`^${oneNightNames.fr.marks.vampire.name}`));
    await ana.touch(chair(3));
    await ana.press(say.see);
    await ana.hears('Le Village l’emporte');
    expect(performance.now() - began).toBeLessThan(60_000);
    const winners = ana.page.getByRole('list', { name: say.winners }).getByRole('listitem');
    expect(await winners.allTextContents()).toEqual([`3${chair(2)}`, `5${chair(4)}`]);
    found.push(...(await looked(ana, 'answer')));

    // The tab is gone, and nothing with it; a slip is mended by touching it.
    await ana.losesTab();
    await ana.page.goto(`${space.origin}/veillee/`);
    await ana.press(new RegExp(`^${homeWords.fr.whoWon}`));
    await ana.press(say.resume);
    await ana.hears('Le Village l’emporte');
    await ana.press(say.mend);
    found.push(...(await looked(ana, 'questions')));
    await ana.press(/^Doigts/);
    // A finger is drawn from seat to seat; then told anew by touching it.
    await ana.seat(chair(0)).dragTo(ana.seat(chair(3)));
    await ana.press(new RegExp(`^${chair(0)} → ${chair(3)}`));
    await ana.touch(chair(1));
    await ana.press(say.see);
    await ana.hears('Le Village l’emporte');

    // A picture, and a link that carries it all to somebody else.
    await ana.press(say.share);
    const [picture] = await Promise.all([ana.page.waitForEvent('download'), ana.press(say.sharePicture)]);
    const path = join(folder, 'end.png');
    await picture.saveAs(path);
    expect(readFileSync(path).subarray(1, 4).toString()).toBe('PNG');
    found.push(...(await allFaults(ana, 'share')));
    const link = await ana.page.getByLabel(say.shareLink).inputValue();
    const bo = await Person.come(browser, 'Bo', 'en');
    await bo.page.goto(link);
    await bo.hears('The Village wins');
    await bo.page.goto(`${space.origin}/veillee/#fin/nonsense`);
    await bo.hears(whoWonWords.en.brokenLink);
    expect(otherErrors(bo)).toEqual([]);
    await bo.leave();
    await ana.page.keyboard.press('Escape');

    // The night: the fourth is bitten, the third taps the second, the fourth looks twice, the fifth leaves it.
    await ana.press(say.tellNight);
    for (const card of cards) await takes(ana, card);
    await touchesAll(ana, [3, 1, 4]);
    found.push(...(await looked(ana, 'night')));
    await ana.touch(chair(0));
    await takes(ana, 'pickpocket');
    await ana.press(new RegExp(`^${oneNightNames.fr.marks.clarity.name}`));
    await ana.press('Rien');
    await ana.press(say.seeNight);
    await ana.hears(say.holds);
    await ana.sees(`${chair(0)} mord ${chair(3)}.`);
    found.push(...(await looked(ana, 'ledger')));

    // Had the second said another card, it could not be so; and it is said whose word would mend it.
    await ana.press(say.mend);
    await ana.press(/^Trappeur/);
    await ana.press(new RegExp(`^${chair(3)} → Pickpocket`));
    await takes(ana, 'copycat');
    await ana.press(say.seeNight);
    await ana.hears(say.clashes);
    await ana.sees(new RegExp(`${chair(3)} dit avoir vu le Copycat`));
    await ana.sees(say.slips);
    found.push(...(await allFaults(ana, 'clashes')));
    expect(found).toEqual([]);
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });
});
