import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lobbyWords } from '../../apps/web/src/words/lobby.ts';
import { faults } from './faults.ts';
import { browser, house } from './opened.ts';
import { Person, type Tongue } from './person.ts';

/** The names around the table, in the order they sit. */
const around = (person: Person): Promise<string[]> =>
  person.page.locator('.RoundTable-place:not(:has(.Seat-free)) .Seat-seat').evaluateAll((seats) =>
    seats.map((seat) => {
      const name = seat.querySelector('.Seat-name')?.textContent ?? '';
      const own = seat.querySelector('.Seat-name + .unseen')?.textContent ?? '';
      return /^\((.*)\)$/.exec(own)?.[1] ?? name;
    }),
  );

/** Waits until this person sees them sit like this. */
async function sits(person: Person, order: readonly string[]): Promise<void> {
  await expect.poll(() => around(person)).toEqual(order);
}

const seatOf = (person: Person, name: string): Locator =>
  person.page
    .locator('.RoundTable-place button.Seat-seat')
    .filter({ has: person.page.getByText(name, { exact: true }) });

const middle = async (seat: Locator): Promise<readonly [number, number]> => {
  const box = await seat.locator('.Medallion-medallion').boundingBox();
  if (box === null) throw new Error('nothing to be seen there');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

async function drag(person: Person, from: string, to: string): Promise<void> {
  const { mouse } = person.page;
  // Waits until it stands still.
  await seatOf(person, from).hover();
  await mouse.move(...(await middle(seatOf(person, from))));
  await mouse.down();
  await mouse.move(...(await middle(seatOf(person, to))), { steps: 6 });
  await person.page.locator('.Seat-seat.Seat-aimed').waitFor();
  await mouse.up();
}

/** All of it can be seen without scrolling. */
async function isInSight(what: Locator): Promise<void> {
  const isSo = () =>
    what.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(hit);
    });
  await expect.poll(isSo, { message: String(what) }).toBe(true);
}

const screens: readonly (readonly [Tongue, number, number])[] = [
  ['fr', 360, 640],
  ['fr', 1440, 900],
  ['en', 360, 640],
  ['en', 1440, 900],
];

describe.each(screens)('step 3, in %s at %i by %i pixels', (tongue, width, height) => {
  it('the host shows the code, fills the chairs, arranges the seats by hand and by keys, and deals', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    await ana.resize(width, height);
    const bo = await Person.come(browser, 'Bo', tongue === 'fr' ? 'en' : 'fr', 360);
    const say = lobbyWords[tongue];
    const { lobby } = ana.words;
    const deal = ana.button(lobby.deal);
    const code = await ana.lay(house.origin, 5, 0);
    await ana.sees(say.hostAlone);
    await ana.rests();
    await isInSight(deal);
    await isInSight(ana.page.locator('.LobbyTable-qr'));
    await isInSight(ana.page.locator('h1.code'));
    await isInSight(ana.button(say.fill(4)));
    // What may be done is as high as a finger wants it, however much is told below.
    for (const tool of await ana.page.locator('.LobbyNotes-tools button').all())
      expect((await tool.boundingBox())?.height).toBeLessThan(72);
    await bo.join(house.origin, code);
    await sits(ana, ['Ana', 'Bo']);

    await ana.press(say.fill(3));
    await ana.page.locator('.Seat-seat.Seat-free').first().waitFor({ state: 'detached' });
    const [, , three = '', four = '', five = ''] = await around(ana);
    await isInSight(deal);
    await deal.click();
    await ana.sees(say.refusedReady('Bo'));
    const found = [...(await faults(ana, 'refused'))];

    await drag(ana, 'Bo', four);
    await sits(bo, ['Ana', four, three, 'Bo', five]);
    expect(await ana.page.locator('dialog').count()).toBe(0);
    // Beside every seat: nothing moves.
    await ana.page.mouse.move(...(await middle(seatOf(ana, 'Bo'))));
    await ana.page.mouse.down();
    await ana.page.mouse.move(2, 2, { steps: 4 });
    await ana.page.mouse.up();
    await ana.page.locator('[data-ghost]').waitFor({ state: 'detached' });

    await seatOf(ana, 'Bo').focus();
    await ana.page.keyboard.press(' ');
    await ana.sees(say.lifted('Bo', 4));
    await ana.page.keyboard.press('ArrowRight');
    await ana.page.keyboard.press('ArrowRight');
    await ana.sees(say.above('Ana', 1));
    await ana.page.keyboard.press('Escape');
    await ana.sees(say.kept('Bo'));
    await ana.page.keyboard.press(' ');
    await ana.page.keyboard.press('ArrowLeft');
    await ana.page.keyboard.press(' ');
    await ana.sees(say.swapped('Bo', three));
    await sits(bo, ['Ana', four, 'Bo', three, five]);
    await ana.page.locator('[data-key] button:focus').filter({ hasText: 'Bo' }).waitFor();
    await ana.page.keyboard.press('Enter');
    await ana.button(lobby.rename('Bo')).waitFor();
    await ana.press(ana.words.close);

    if (width < 600) await ana.page.locator('.fingerprint-fingerprint summary').click();
    await ana.sees(say.sealWhy);
    found.push(...(await faults(ana, 'lobby')), ...(await faults(bo, 'guest')));
    await bo.ready();
    await ana.page.locator('.Refusals-refused p').waitFor({ state: 'detached' });
    await deal.click();
    await bo.page.locator('main.Play-play').waitFor();
    expect(found).toEqual([]);
    expect([...ana.errors, ...bo.errors]).toEqual([]);
    await ana.leave();
    await bo.leave();
  });
});
