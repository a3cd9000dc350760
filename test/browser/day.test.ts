import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayWords } from '../../apps/web/src/games/oneNight/dayWords.ts';
import { openChromium } from './chromium.ts';
import { allFaults, faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

const say = dayWords.fr;
let browser: Browser;
let house: House;
let ana: Person;
let bo: Person;
/** Before the day, how many cards of the deck are a touch away. */
const atHand: { lobby?: number; deal?: number } = {};
const deckOf = ({ page }: Person) => page.locator('.oneNight-DeckStrip-strip button');
beforeAll(async () => {
  browser = await openChromium();
  house = await House.open(undefined, { still: true });
  ana = await Person.come(browser, 'Ana');
  bo = await Person.come(browser, 'Bo', 'en');
  await ana.resize(360, 640);
  const code = await ana.lay(house.origin, 10, 8);
  await bo.join(house.origin, code);
  for (const person of [ana, bo]) await person.ready();
  await deckOf(bo).first().waitFor();
  atHand.lobby = await deckOf(bo).count();
  await ana.press(ana.words.lobby.deal);
  await bo.button(bo.words.play.hold).waitFor();
  // A first evening's tip stands where the deck is.
  await bo.press(bo.words.close);
  await deckOf(bo).first().waitFor();
  atHand.deal = await deckOf(bo).count();
  for (const person of [ana, bo]) await person.press(/^(Oui|Yes)$/);
  await house.pass(2);
  const parlez = ana.page.getByRole('heading', { level: 1, name: 'Parlez' });
  for (let i = 0; i < 40 && (await parlez.count()) === 0; i += 1) await house.pass(10);
  await parlez.waitFor();
  await bo.hears('Talk');
  await ana.press('Sans conseils');
  await bo.press('No more tips');
});
afterAll(async () => {
  for (const person of [ana, bo]) await person.leave();
  await house.close();
  await browser.close();
});

const slips = ({ page }: Person) => page.locator('.oneNight-Slips-claim');
const scroll = ({ page }: Person) => page.locator('.oneNight-Said-scroll');

/** Says something of itself: the characters of the deck by turns. */
async function claims(person: Person, at: number): Promise<void> {
  const sheet = person.page.getByRole('dialog');
  await person.press(/^(J’ai fait…|I did…)$/);
  // After a claim its own kind of statement is offered first; which character one was is always among it.
  await sheet.getByRole('button', { name: /^(J’étais…|I was…)$/ }).click();
  await sheet.locator('button.chip, .chips button').nth(at).click();
  await sheet.locator('button[type=submit]').click();
  await sheet.waitFor({ state: 'detached' });
}

it('shows ten players five claims and one’s own at 360 × 640, the newest on top', async () => {
  for (let i = 0; i < 3; i += 1) {
    await claims(ana, i);
    await claims(bo, i + 3);
  }
  await slips(ana).nth(5).waitFor();
  const seen = await slips(ana).evaluateAll((all) => {
    const around = document.querySelector('.oneNight-Said-scroll')?.getBoundingClientRect();
    return all.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return around !== undefined && top >= around.top - 1 && bottom <= around.bottom + 1;
    }).length;
  });
  expect(seen).toBeGreaterThanOrEqual(5);
  expect(await slips(bo).first().textContent()).toContain(`${dayWords.en.you}${dayWords.en.youClaim} `);
  expect(await slips(ana).nth(1).textContent()).toMatch(/^.?.?Toi, tu te dis|Toi/);
  expect(await ana.page.locator('.oneNight-Seats-place').count()).toBe(10);
  expect(await ana.page.locator('.oneNight-Seats-claimed').count()).toBe(2);
  expect(await ana.page.locator('.oneNight-Seats-silent').count()).toBe(8);
  expect(await allFaults(ana, 'day of ten')).toEqual([]);
});

it('leaves whoever reads further down where they are, and tells how much is new', async () => {
  await scroll(ana).evaluate((box) => box.scrollTo({ top: 120, behavior: 'instant' }));
  // What one reads is the first slip in view; two more on top push it two further down the list, and no further down the screen.
  const first = await slips(ana).evaluateAll((all) => {
    const from = document.querySelector('.oneNight-Said-scroll')?.getBoundingClientRect().top ?? 0;
    return all.findIndex((one) => one.getBoundingClientRect().bottom > from);
  });
  const before = await slips(ana).nth(first).boundingBox();
  await claims(bo, 1);
  await claims(bo, 2);
  const pill = ana.button(say.fresh(2));
  await pill.waitFor();
  expect(
    (
      await slips(ana)
        .nth(first + 2)
        .boundingBox()
    )?.y,
  ).toBeCloseTo(before?.y ?? 0, 0);
  await pill.click();
  await pill.waitFor({ state: 'detached' });
  expect(await scroll(ana).evaluate((box) => box.scrollTop)).toBe(0);
});

it('filters by a touch on a seat, and opens what one noted', async () => {
  await ana.touch('Bo');
  await ana.sees(say.only('Bo'));
  expect(await slips(ana).filter({ hasText: 'Toi' }).count()).toBe(0);
  await ana.press(ana.words.play.suspect);
  await ana.page.locator('.oneNight-Seats-place .Badge-suspect').waitFor();
  expect(await faults(ana, 'one seat')).toEqual([]);
  await ana.press(say.everybody);
  await slips(ana).filter({ hasText: 'Toi' }).first().waitFor();
});

it('sets words and signs from afar among the claims, by one touch; nothing else passes for a sign', async () => {
  await bo.press(dayWords.en.signs.doubt);
  await ana.page.locator('.oneNight-Slips-word').filter({ hasText: say.signs.doubt }).waitFor();
  await bo.opensTalk();
  await bo.page.getByLabel(bo.words.play.say).fill('Never trust a smile');
  await bo.press(bo.words.play.sayTo);
  await bo.page.keyboard.press('Escape');
  await ana.page.locator('.oneNight-Slips-word').first().filter({ hasText: 'Never trust a smile' }).waitFor();
  // However much was said, on any phone but the lowest with ten people a sign is in reach without scrolling.
  await ana.resize(390, 844);
  const sign = ana.button(say.signs.agree);
  const isInReach = () =>
    sign.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(isInReach).toBe(true);
  await ana.resize(360, 640);
  // Words wait to be read, and the door's name says how many; a sign was seen where it was made.
  await ana.button(ana.words.play.unread(ana.words.play.talk, 1)).waitFor();
  expect(await faults(ana, 'somebody wrote')).toEqual([]);
});

it('keeps the deck at hand from the lobby on: a card is a touch from its rule', async () => {
  const strip = ana.page.locator('.oneNight-DeckStrip-strip');
  const different = await deckOf(ana).count();
  expect(different).toBeGreaterThan(8);
  expect(atHand).toEqual({ lobby: different, deal: different });
  await deckOf(ana).first().click();
  await ana.page.getByRole('dialog').getByRole('heading').first().waitFor();
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await strip.locator('[data-said="true"]').count()).toBeGreaterThan(0);
});

it('points by an arrow from oneself, on the whole table', async () => {
  for (const person of [ana, bo]) await person.press(/^(Voter|Vote)/);
  await house.pass(6);
  await ana.hears('Qui désignes-tu ?');
  await ana.points('Bo');
  const tip = await ana.page.locator('.RoundTable-arrows').evaluate((arrow) => {
    const at = (name: string): DOMRect | undefined =>
      [...document.querySelectorAll('.Seat-seat')]
        .find((seat) => seat.textContent?.includes(name))
        ?.querySelector('.Medallion-medallion')
        ?.getBoundingClientRect();
    const drawn = arrow.querySelector('path')?.getBoundingClientRect();
    const [me, you] = [at('(Ana)'), at('Bo')];
    if (drawn === undefined || me === undefined || you === undefined) return null;
    const middle = (one: DOMRect) => ({ x: one.x + one.width / 2, y: one.y + one.height / 2 });
    const [a, b] = [middle(me), middle(you)];
    const within = (p: { x: number; y: number }) =>
      p.x >= drawn.left - 60 && p.x <= drawn.right + 60 && p.y >= drawn.top - 60 && p.y <= drawn.bottom + 60;
    return within(a) && within(b);
  });
  expect(tip).toBe(true);
  // Nothing that was said ends in a fade over the dock.
  const fade = () => ana.page.locator('.dock').evaluate((dock) => getComputedStyle(dock, '::before').display);
  expect(await fade()).toBe('none');
  // Tips are over for both: the deck is in its place.
  expect(await deckOf(ana).count()).toBe(await deckOf(bo).count());
  await deckOf(ana).first().waitFor();
  expect(await faults(ana, 'vote')).toEqual([]);
});
