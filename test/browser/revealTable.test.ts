import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';
import { dealt, Told } from './told.ts';

/** The end of one game on the table's screen, whose time passes only when the test says so. */

let browser: Browser;
let house: House;
let told: Told;
let tv: Person;
const found: string[] = [];
const look = async (person: Person, screen: string): Promise<void> =>
  void found.push(...(await faults(person, screen)));

beforeAll(async () => {
  browser = await openChromium();
  house = await House.open(dealt);
  told = await Told.sit(house);
  await told.host.do({ t: 'start' });
  await told.host.settled();
  tv = await Person.come(browser, 'TV', 'fr', 1440);
  await tv.page.emulateMedia({ reducedMotion: 'no-preference' });
  await tv.page.clock.install();
  await tv.page.goto(`${house.origin}/#${told.code}`);
  await tv.press('Regarder seulement');
  await tv.hears(/./);
  await tv.page.clock.pauseAt(Date.now() + 60_000);
  await told.playOut();
});
afterAll(async () => {
  await told.leave();
  await browser.close();
  await house.close();
});

/** A player's place on the revealed table. */
const seatOn = (person: Person, name: string) =>
  person.page.locator('.oneNight-RevealSeat-seat').filter({ hasText: name });
/** How many fingers a player's card shows. */
const countOf = async (person: Person, name: string): Promise<number> =>
  Number((await seatOn(person, name).locator('.oneNight-RevealSeat-count').allInnerTexts())[0] ?? 0);

describe('the end of a game', () => {
  it('is revealed on the table’s screen in three beats: a count grows only when its finger lands', async () => {
    const cards = tv.page.locator('.PrintedCard-up');
    await tv.hears('Les doigts volent');
    // Four leave 180 ms apart and fly for 620.
    expect([await countOf(tv, 'Cléo'), await countOf(tv, 'Ana')]).toEqual([0, 0]);
    await tv.page.clock.runFor(640);
    await expect.poll(() => countOf(tv, 'Cléo')).toBe(1);
    await tv.page.clock.runFor(180);
    await expect.poll(() => countOf(tv, 'Cléo')).toBe(2);
    await tv.page.clock.runFor(180);
    await expect.poll(() => countOf(tv, 'Ana')).toBe(1);
    expect(await countOf(tv, 'Cléo')).toBe(2);
    await tv.sees(/Un doigt est encore en l’air/);
    await tv.page.clock.runFor(180);
    await expect.poll(() => countOf(tv, 'Cléo')).toBe(3);
    expect(await cards.count()).toBe(0);

    await tv.page.clock.runFor(1800);
    await tv.hears('Les cartes se tournent');
    for (const up of [1, 2, 3]) {
      await tv.page.clock.runFor(320);
      await expect.poll(() => cards.count()).toBe(up);
    }
    const dead = tv.page.locator('.oneNight-RevealSeat-dead');
    // The fourth, the three of the centre, the marks; then the dead.
    await tv.page.clock.runFor(640);
    await expect.poll(() => cards.count()).toBe(7);
    expect([await dead.count(), await tv.page.locator('.oneNight-RevealSeat-mark').count()]).toEqual([0, 0]);
    await tv.page.clock.runFor(400);
    await expect.poll(() => tv.page.locator('.oneNight-RevealSeat-mark').count()).toBeGreaterThan(0);
    expect(await dead.count()).toBe(0);
    await tv.page.clock.runFor(700);
    await expect.poll(() => dead.allInnerTexts()).toEqual([expect.stringContaining('Cléo')]);
    await standsClear(tv);

    await tv.page.clock.runFor(2500);
    await tv.hears('Le Clan des Vampires l’emporte');
    await expect.poll(() => tv.page.locator('.oneNight-RevealSeat-wins').count()).toBe(2);
    await expect.poll(() => tv.page.locator('.oneNight-RevealSeat-loses').count()).toBe(2);
    await tv.sees('Aucun Vampire n’est mort : le Clan gagne.');
    // Nobody touches it: after a while it prints the reasons by itself.
    await tv.page.clock.runFor(25_000);
    await tv.page.locator('.Reveal-outcome').waitFor();
    await tv.page.clock.resume();
    await look(tv, 'the verdict, printed');
    expect(await tv.button('Rejouer').count()).toBe(0);
    expect(tv.errors).toEqual([]);
    expect(found).toEqual([]);
  });
});

/** Nothing on the revealed table lies on anything else, at the two sizes of a table's screen. */
async function standsClear({ page }: Person): Promise<void> {
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const overlaps = () =>
      page.evaluate(() => {
        const boxes = [
          ...document.querySelectorAll('.oneNight-RevealSeat-seat, .oneNight-RevealTable-centre'),
        ].map((part) => part.getBoundingClientRect());
        return boxes.flatMap((a, i) =>
          boxes
            .slice(i + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
        ).length;
      });
    await expect.poll(overlaps).toBe(0);
  }
}
