import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneWords } from '../../apps/web/src/games/quinteBourg/phoneWords.ts';
import { openChromium } from './chromium.ts';
import { allFaults, faults } from './faults.ts';
import { House } from './house.ts';
import type { Tongue } from './person.ts';
import { type Screen, shapeOf, sizes, Villager } from './villager.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** By seat: the host, five bots, then those who came. Nobody's speciality moves anybody at night. */
const deal = {
  roles: ['reptilian', ...new Array<string>(5).fill('villager'), 'sheherazade', 'villager'],
  specialities: [
    'engineer',
    'inventor',
    'scientist',
    'scholar',
    'tinkerer',
    'technophile',
    'ferreter',
    'indiscreet',
  ],
  lovers: null,
};

const say = phoneWords.fr;

describe('a village of eight, three people and five bots, the app leading', () => {
  it('is played on phones from the deal to the verdict', async () => {
    const house = await House.open(deal, { still: true });
    const [ana, bo, cleo] = await sitDown(house);
    const found: string[] = [];

    await readTheirCards([ana, bo, cleo]);
    for (const one of [ana, bo, cleo]) await one.person.press(/^(Oui|Yes)$/);
    // All of the opening and the first lines of the night, to the conference of the pack.
    await ana.waitsFor(house, /Reptiliens, ouvrez les yeux/);
    await cleo.person.sees('You are asleep.');

    // Whoever acts and whoever sleeps have the same screen but for words; nothing waits in passing.
    expect(await shapeOf(ana)).toEqual(await shapeOf(bo));
    found.push(...(await faults(ana.person, 'acting')), ...(await faults(cleo.person, 'asleep')));
    await drawersAreAlike(ana, bo);
    for (const one of [ana, bo]) await one.open('village');

    // She chooses by touching a house; a sleeper's touches go to his notes, by the same taps.
    await ana.touch('Cléo');
    await bo.touch('Cléo');
    expect(await shapeOf(ana)).toEqual(await shapeOf(bo));
    for (const one of [ana, bo]) await one.person.confirm();
    await ana.person.sees('Choisi : Cléo.');
    await bo.person.sees('C’est noté.');
    expect(await shapeOf(ana)).toEqual(await shapeOf(bo));

    // The morning finds everybody at what is to do: Cléo is dead, and chooses.
    await cleo.waitsFor(house, /You are among the dead/, 2);
    expect(await cleo.person.page.locator('[data-tab="todo"]').count()).toBe(1);
    await cleo.person.press('Become a ghost');
    await cleo.person.press('my speciality card');
    await cleo.person.confirm();
    await ana.open('village');
    await ana.person.page.locator('.quinteBourg-Graves-grave').filter({ hasText: 'Cléo' }).waitFor();
    found.push(...(await faults(ana.person, 'village')));

    await bo.gives('Ana');
    await ana.knows('Bo met 1 pièce dans ta bourse.');

    // The vote, each in turn; the only Reptilian is named, and that is the end.
    await bo.waitsForVote(house);
    found.push(...(await faults(bo.person, 'vote')));
    await bo.votes('Ana');
    await ana.open('village');
    await ana.person.sees(say.vote.tally);
    await ana.person.page.locator('.quinteBourg-Poll-urn li').filter({ hasText: 'Ana' }).waitFor();
    await untilTheEnd(house, ana);

    await bo.person.sees('Les Villageois l’emportent');
    await bo.person.sees('Tu gagnes. Pourquoi ?');
    const why = await bo.person.page.locator('.Verdict-reasons li').count();
    expect(why).toBeGreaterThan(0);
    expect(why).toBeLessThanOrEqual(3);
    await bo.person.page.locator('.quinteBourg-Film-frame').first().click();
    await bo.person.page
      .locator('.quinteBourg-Film-told')
      .filter({ hasText: /Cléo, attaque · Ana, exécution/ })
      .waitFor();
    found.push(...(await faults(bo.person, 'end')));
    await bo.person.press(say.end.story);
    await bo.person.sees(/La proie des Reptiliens\s: Cléo/);

    expect(found).toEqual([]);
    for (const { person } of [ana, bo, cleo]) {
      expect(person.errors).toEqual([]);
      await person.leave();
    }
    await house.close();
  });
});

async function sitDown(house: House): Promise<readonly [Villager, Villager, Villager]> {
  const ana = await Villager.come(browser, 'Ana');
  const bo = await Villager.come(browser, 'Bo');
  const cleo = await Villager.come(browser, 'Cléo', 'en');
  const code = await ana.person.lay(house.origin, 8, 5, 'Quinte-Bourg');
  for (const { person } of [bo, cleo]) {
    await person.join(house.origin, code);
    await person.ready();
  }
  await ana.person.ready();
  await ana.person.press('Distribuer');
  return [ana, bo, cleo];
}

/** Each in their own language, as long as they hold them; only then can they say that they have seen them. */
async function readTheirCards(all: readonly Villager[]): Promise<void> {
  const cards = [
    ['Reptilien', 'Ingénieure'],
    ['Shéhérazade', 'Fureteur'],
    ['Villager', 'Indiscreet'],
  ];
  for (const [i, { person }] of all.entries()) {
    const yes = person.button(/^(Oui|Yes)$/);
    await yes.waitFor();
    expect(await yes.isDisabled()).toBe(true);
    const pad = person.page.locator('[data-hold]');
    await pad.focus();
    await person.page.keyboard.down(' ');
    for (const [k, card] of (cards[i] ?? []).entries())
      await person.page.locator('.quinteBourg-CardFace-card h2').nth(k).filter({ hasText: card }).waitFor();
    await person.page.keyboard.up(' ');
    await person.page.locator('.quinteBourg-CardFace-card').first().waitFor({ state: 'detached' });
    expect(await yes.isDisabled()).toBe(false);
  }
}

/** Bo may convert somebody, Ana may do nothing: their pages and drawers are the same to the letter until held. */
async function drawersAreAlike(ana: Villager, bo: Villager): Promise<void> {
  for (const one of [ana, bo]) await one.open('todo');
  const page = '.quinteBourg-Todo-todo';
  expect(await ana.html(page)).toBe(await bo.html(page));
  for (const one of [ana, bo]) await one.person.page.locator('.quinteBourg-Drawer-drawer').click();
  const lines = 'dialog .quinteBourg-Drawer-lines';
  expect(await ana.html(lines)).toBe(await bo.html(lines));
  expect(await ana.held(lines)).not.toContain('Convertir');
  expect(await bo.held(lines)).toContain('Convertir');
  await ana.person.press(say.drawer.line(1));
  await ana.person.sees(say.drawer.none);
  for (const one of [ana, bo]) await one.person.page.keyboard.press('Escape');
}

async function untilTheEnd(house: House, ana: Villager): Promise<void> {
  const over = ana.person.page.locator('.Reveal-outcome');
  for (let i = 0; i < 300 && (await over.count()) === 0; i += 1) await house.pass(5);
  await over.waitFor();
}

describe.each<[number, Tongue]>([
  [6, 'fr'],
  [20, 'en'],
  [40, 'fr'],
])('a village of %i', (count, tongue) => {
  it('fits every screen, by night and by day, with a finger’s room for each house', async () => {
    const house = await House.open(undefined, { still: true });
    const ines = await Villager.come(browser, 'Inès', tongue);
    const { person } = ines;
    const found: string[] = [];
    const look = async (screen: Screen): Promise<void> => {
      for (const [width, height] of sizes) {
        await person.resize(width, height);
        await person.rests();
        found.push(...(await ines.misfits(`${screen} ${width} × ${height}`, count)));
      }
      await person.resize(360, 640);
      found.push(...(await allFaults(person, screen)));
    };
    await person.lay(house.origin, count, count - 1, 'Quinte-Bourg');
    await person.ready();
    await person.press(person.words.lobby.deal);
    await person.button(/^(Oui|Yes)$/).waitFor();
    await look('deal');
    await ines.holds(() => look('held'));
    await person.press(/^(Oui|Yes)$/);
    await ines.waitsFor(house, /Reptiliens, ouvrez|Reptilians, open/);
    await look('night');
    await ines.open('me');
    await look('me');
    await ines.holds(() => look('vault'));
    await ines.open('todo');
    await look('todo');
    await ines.dawns(house);
    await look('todo');
    await ines.open('village');
    await look('village');
    await ines.open('gazette');
    await look('gazette');
    expect(found).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
    await house.close();
  });
});
