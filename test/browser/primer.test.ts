import { names } from '@veillee/one-night/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { primerWords } from '../../apps/web/src/games/oneNight/primerWords.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

/** A first evening: what is told, once, to two people who speak two languages. */

/** By seat: Ana, three bots that do nothing, Bo, who is the only Vampire; then the centre. */
const cards = ['marksman', 'priest', 'pickpocket', 'gremlin', 'count', 'vampire', 'thing', 'copycat'];

let browser: Browser;
let house: House;
let ana: Person;
let bo: Person;
beforeAll(async () => {
  browser = await openChromium();
  house = await House.open({ cards }, { still: true });
  ana = await Person.come(browser, 'Ana');
  bo = await Person.come(browser, 'Bo', 'en');
  await ana.resize(360, 640);
  const code = await ana.lay(house.origin, 5, 3);
  await bo.join(house.origin, code);
  for (const person of [ana, bo]) await person.ready();
  await ana.press(ana.words.lobby.deal);
});
afterAll(async () => {
  for (const person of [ana, bo]) await person.leave();
  await house.close();
  await browser.close();
});

type Tip = keyof typeof primerWords.fr.tips;
const row = ({ page }: Person) => page.locator('.oneNight-TipRow-tip');
const isTold = (person: Person, tip: Tip): Promise<void> =>
  row(person).filter({ hasText: primerWords[person.tongue].tips[tip].first }).waitFor();

/** Which of these the tip lies on; it lies on the screen itself, whole. */
const covered = ({ page }: Person, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const tip = document.querySelector('.oneNight-TipRow-tip')?.getBoundingClientRect();
    if (tip === undefined || tip.top < 0 || tip.bottom > innerHeight + 1) return ['no tip in sight'];
    return all.filter((selector) =>
      [...document.querySelectorAll(selector)].some((one) => {
        const { top, bottom, left, right, height } = one.getBoundingClientRect();
        const apart =
          bottom <= tip.top + 1 || top >= tip.bottom - 1 || right <= tip.left || left >= tip.right;
        return height > 0 && !apart;
      }),
    );
  }, selectors);

/** Upright, on its side, and on a large screen: one sees one’s place, what is called and what is asked, beside the tip. */
async function coversNothing(person: Person, selectors: readonly string[]): Promise<void> {
  const was = person.page.viewportSize();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [1440, 900],
  ] as const) {
    await person.resize(width, height);
    const where = `${person.name} at ${width} by ${height}`;
    await person.rests();
    expect(await covered(person, [...selectors, '.Fuse-fuse', '.dock .button']), where).toEqual([]);
    const isWhole = await person.page.locator('.RoundTable-place .Seat-me').evaluate((me) => {
      const { top, bottom, right } = me.getBoundingClientRect();
      const dock = document.querySelector('.dock')?.getBoundingClientRect();
      const isBeside = dock === undefined || right <= dock.left;
      return top >= 0 && bottom <= (isBeside ? innerHeight : dock.top) + 1;
    });
    expect(isWhole, where).toBe(true);
  }
  if (was !== null) await person.resize(was.width, was.height);
}

it('tells at the deal, at night and by day what helps, in each one’s language, and covers nothing one needs', async () => {
  for (const person of [ana, bo]) await isTold(person, 'deal');
  for (const person of [ana, bo]) await person.press(/^(Oui|Yes)$/);
  await house.pass(2);
  for (const person of [ana, bo]) {
    await isTold(person, 'touch');
    await coversNothing(person, ['main > header', '.Play-call', '.Seat-me', '.Whisper-whisper']);
    expect(await faults(person, 'a tip at night')).toEqual([]);
  }
});

/** Lets the night go on to this call. */
async function toCall(person: Person, title: RegExp): Promise<void> {
  const called = person.page.getByRole('heading', { level: 1, name: title });
  for (let i = 0; i < 40 && (await called.count()) === 0; i += 1) await house.pass(2);
  await called.waitFor();
}

it('says at one’s own call that Fear keeps one’s eyes shut, and in one’s notes that chance chose where time ran out', async () => {
  // Bo lets the time of the bite run out, and frightens Ana.
  await toCall(bo, /Count/);
  await bo.touch('Ana');
  await bo.confirm();
  await toCall(ana, /Trappeur/);
  await ana.sees(names.fr.says['you.froze'] as string);
  expect(await faults(ana, 'feared')).toEqual([]);
  await toCall(bo, /^Talk$/);
  await bo.press(bo.words.play.notes);
  await bo.page
    .getByRole('dialog')
    .getByText(names.en.says['you.leftToChance'] as string)
    .waitFor();
  await bo.page.keyboard.press('Escape');
});

it('gives each tip once, ends at a word, and comes back when called for; at the vote it leaves one’s own place free', async () => {
  await toCall(ana, /^Parlez$/);
  await isTold(ana, 'tell');
  await isTold(bo, 'tell');
  await row(bo).getByRole('button', { name: bo.words.close }).click();
  await isTold(bo, 'read');
  await ana.press(primerWords.fr.enough);
  await row(ana).waitFor({ state: 'detached' });
  await ana.press(ana.words.play.table);
  await ana.press(primerWords.fr.again);
  await isTold(ana, 'tell');
  for (const person of [ana, bo]) await person.press(/^(Voter|Vote)/);
  await house.pass(6);
  await isTold(ana, 'vote');
  await isTold(bo, 'vote');
  for (const person of [ana, bo]) await coversNothing(person, ['.Play-call', '.Seat-me', '.Dock-finger']);
});
