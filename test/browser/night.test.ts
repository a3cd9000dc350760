import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person, type Tongue } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const sizes = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;

/** Everything that can be touched: what it is, whether it is pressed, and where it lies. */
const controls = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    [...document.querySelectorAll('main button, main input, main summary, main [tabindex="0"]')]
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const box = [x, y, width, height].map(Math.round);
        return `${one.tagName} ${one.className} ${one.getAttribute('aria-pressed')} ${box.join(' ')}`;
      })
      .sort(),
  );

/** How bright the whole screen is, from 0 to 255. */
async function brightness(person: Person): Promise<number> {
  const picture = (await person.page.screenshot()).toString('base64');
  return person.page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(64, 64);
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.drawImage(image, 0, 0, 64, 64);
    const { data: dots } = pen.getImageData(0, 0, 64, 64);
    return dots.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / (64 * 64 * 3);
  }, picture);
}

/** Counts what the page sends, and how big it was. */
function ear(person: Person): { sent(): number; size(): number | undefined } {
  const sizes: number[] = [];
  person.page.on('websocket', (line) => {
    line.on('framesent', ({ payload }) => {
      if (!String(payload).includes('"ping"')) sizes.push(Buffer.byteLength(payload));
    });
  });
  return { sent: () => sizes.length, size: () => sizes.at(-1) };
}

async function speak(person: Person, tongue: Tongue): Promise<void> {
  await person.page.evaluate((to) => localStorage.setItem('veillee.lang', to), tongue);
  await person.page.reload();
  await person.page.locator('main.Play-play h1').waitFor();
}

/** The same things lie in the same places on both. */
async function alike(actor: Person, sleeper: Person, message = ''): Promise<void> {
  const both = async () => {
    const [hers, his] = await Promise.all([controls(actor), controls(sleeper)]);
    return hers.length > 0 && hers.join('\n') === his.join('\n') ? 'alike' : { hers, his };
  };
  await expect.poll(both, { message }).toBe('alike');
}

/** A phone of one who acts beside a phone of one who sleeps. */
async function compare(actor: Person, sleeper: Person): Promise<void> {
  const resize = ({ width, height }: (typeof sizes)[number]) =>
    Promise.all([actor, sleeper].map((one) => one.resize(width, height)));
  for (const size of sizes) {
    const message = `${size.width}x${size.height}`;
    await resize(size);
    for (const one of [actor, sleeper]) await one.rests();
    await alike(actor, sleeper, message);
    const apart = async () => Math.abs((await brightness(actor)) - (await brightness(sleeper)));
    await expect.poll(apart, { message }).toBeLessThan(2);
  }
  await resize(sizes[1]);
}

/** The same touches on both: two players, the other of the two choices, a player, and the button of that name. */
async function sameTouches(people: readonly Person[], last: 'pass' | 'confirm'): Promise<void> {
  for (const person of people) {
    const seats = person.page.locator('.RoundTable-place button.Seat-seat:not(.Seat-me)');
    await seats.nth(0).click();
    await seats.nth(1).click();
    await person.page.locator('.segments button').nth(1).click();
    await person.page.locator('.segments button').nth(0).click();
    await seats.nth(0).click();
    await seats.nth(1).click();
    await person.press(person.words[last]);
  }
}

describe('in the dark', () => {
  it('a phone that acts and a phone that sleeps look, touch and send alike', async () => {
    const house = await House.open(
      { cards: ['gremlin', 'vampire', 'marksman', 'count', 'priest', 'pickpocket'] },
      { still: true },
    );
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bob');
    const [anas, bos] = [ear(ana), ear(bo)];
    const code = await ana.lay(house.origin, 3, 1);
    await bo.join(house.origin, code);
    await bo.ready();
    await ana.ready();
    await ana.press('Distribuer');
    for (const person of [ana, bo]) await person.press('Oui');
    await house.pass(2);
    await ana.hears(/Vampires/);
    for (const call of [/Comte/, /Prêtre/, /marques/i, /Trappeur/]) {
      await house.pass(10);
      for (const person of [ana, bo]) await person.hears(call);
    }

    // Bob has one thing to do, Ana none.
    await bo.sees('Quelle carte regardes-tu ?');
    await ana.sees('Tu dors.');
    // The moon is on its road, at the fifth of seven calls.
    for (const { page } of [ana, bo]) {
      await expect.poll(() => page.locator('.SkyView-past').count()).toBe(4);
      expect(await page.locator('.SkyView-coming').count()).toBe(2);
      expect(await page.locator('.SkyView-past').first().isVisible()).toBe(true);
    }
    await compare(bo, ana);
    expect(await faults(bo, 'acting')).toEqual([]);
    let before = [anas.sent(), bos.sent()];
    await sameTouches([ana, bo], 'pass');
    await bo.sees('Et la marque de qui d’autre ?');
    await expect.poll(() => [anas.sent() - (before[0] ?? 0), bos.sent() - (before[1] ?? 0)]).toEqual([1, 1]);
    expect(anas.size()).toBe(bos.size());
    await compare(bo, ana);
    for (const call of [/Pickpocket/, /Gremlin/]) {
      await house.pass(10);
      for (const person of [ana, bo]) await person.hears(call);
    }

    // Ana has two, in English; what she learns is kept in her notes, and the room looks the same again.
    for (const person of [ana, bo]) await speak(person, 'en');
    await ana.hears(/Gremlin/);
    await bo.hears(/Gremlin/);
    await compare(ana, bo);
    before = [anas.sent(), bos.sent()];
    for (const person of [ana, bo]) {
      const seats = person.page.locator('.RoundTable-place button.Seat-seat:not(.Seat-me)');
      await seats.nth(0).click();
      await seats.nth(1).click();
      await person.press('Confirm');
    }
    await ana.sees(/You swapped .* card/);
    await bo.sees('Noted.');
    await expect.poll(() => [anas.sent() - (before[0] ?? 0), bos.sent() - (before[1] ?? 0)]).toEqual([1, 1]);
    expect(anas.size()).toBe(bos.size());
    expect(
      await bo.page.locator('.RoundTable-place .Badge-suspect, .RoundTable-place .Badge-trust').count(),
    ).toBe(0);
    await ana.page.locator('.RoundTable-place [aria-pressed="true"]').first().waitFor({ state: 'detached' });
    await alike(ana, bo);
    // The rule of the call lies behind the same button for all.
    await bo.press('The rule');
    await bo.page.getByRole('dialog').getByText('Gremlin').first().waitFor();
    await bo.page.keyboard.press('Escape');
    await house.pass(10);
    await ana.hears('Talk');
    await ana.press('Your notes');
    await ana.sees(/You swapped .* card/);
    expect([...ana.errors, ...bo.errors]).toEqual([]);
    for (const person of [ana, bo]) await person.leave();
    await house.close();
  });

  it('ten people fit on one screen, whole, without scrolling', async () => {
    const house = await House.open(undefined, { still: true });
    const ana = await Person.come(browser, 'Ana');
    await ana.lay(house.origin, 10, 9);
    await ana.ready();
    await ana.press('Distribuer');
    await ana.press('Oui');
    await house.pass(2);
    await ana.page.locator('.Play-play[data-secret="true"]').waitFor();
    for (const tongue of ['fr', 'en'] as const) {
      await speak(ana, tongue);
      await ana.page.locator('.Play-play[data-secret="true"]').waitFor();
      for (const size of sizes) {
        await ana.resize(size.width, size.height);
        await ana.rests();
        await ana.page.locator('.dock .Fuse-fuse').waitFor();
        const cut = await ana.page.evaluate(() => {
          const bottom = document.querySelector('.dock .Fuse-fuse')?.getBoundingClientRect().top ?? 0;
          const top = document.querySelector('.Play-call')?.getBoundingClientRect().bottom ?? 0;
          const wide = innerWidth >= 960;
          const seats = [...document.querySelectorAll('.Seat-seat')].map((one) =>
            one.getBoundingClientRect(),
          );
          const buttons = [...document.querySelectorAll('.dock button')].map((one) =>
            one.getBoundingClientRect(),
          );
          return {
            seats: seats.length,
            outside: seats.filter(
              (box) =>
                box.left < 0 ||
                box.right > innerWidth ||
                (!wide && (box.top < top - 8 || box.bottom > bottom + 1)),
            ).length,
            small: seats.filter(({ width, height }) => width < 44 || height < 44).length,
            under: buttons.filter((box) => box.bottom > innerHeight).length,
            scrolls: document.documentElement.scrollHeight > innerHeight,
          };
        });
        expect(cut, `${tongue} ${size.width}x${size.height}`).toEqual({
          seats: 10,
          outside: 0,
          small: 0,
          under: 0,
          scrolls: false,
        });
      }
    }
    await ana.leave();
    await house.close();
  });
});
