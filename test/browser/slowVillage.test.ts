import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { own } from '../../apps/web/src/games/quinteBourg/ownWords.ts';
import { lobbyWords } from '../../apps/web/src/words/lobby.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Villager } from './villager.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const hour = 3600;

/** By seat: the host, five bots, those who came. */
const specialities = [
  'assassin',
  'inventor',
  'scientist',
  'scholar',
  'tinkerer',
  'technophile',
  'curious',
  'indiscreet',
];
const deal = {
  position: {
    weekday: 'monday',
    offices: { scrutineer: 1 },
    players: specialities.map((speciality, seat) => ({
      role: seat === 0 ? 'reptilian' : 'villager',
      speciality,
    })),
  },
};

/** A village on three phones; their clocks, in Paris, go with the house's. */
class SlowVillage {
  readonly house: House;
  readonly all: readonly [Villager, Villager, Villager];

  private constructor(house: House, all: readonly [Villager, Villager, Villager]) {
    this.house = house;
    this.all = all;
  }

  static async begin(): Promise<SlowVillage> {
    const house = await House.open(deal, { still: true });
    const all = [
      await Villager.come(browser, 'Ana'),
      await Villager.come(browser, 'Bo'),
      await Villager.come(browser, 'Cléo', 'en'),
    ] as const;
    const village = new SlowVillage(house, all);
    await village.#setClocks();
    const [{ person }, ...others] = all;
    const code = await person.lay(house.origin, 8, 5, 'Quinte-Bourg');
    await person.press(lobbyWords.fr.settings);
    const dialog = person.page.getByRole('dialog');
    const how = dialog.locator('.TableSettings-how > details');
    await how.waitFor();
    if (!(await how.evaluate((all) => (all as HTMLDetailsElement).open)))
      await how.locator('summary').first().click();
    await person.press(own.fr.settings.paces.slow);
    await person.press(person.words.create.save);
    await dialog.waitFor({ state: 'detached' });
    for (const one of others) {
      await one.person.join(house.origin, code);
      await one.person.ready();
    }
    await person.ready();
    await person.press(person.words.lobby.deal);
    await person.page.locator('.quinteBourg-TabBar-tab').first().waitFor();
    return village;
  }

  async #setClocks(): Promise<void> {
    for (const { person } of this.all) await person.page.clock.setFixedTime(this.house.now);
  }

  /** The house is killed, dark for so many hours, and there again; so are those whose pages are open. */
  async goesDark(hours: number): Promise<void> {
    await this.house.kill();
    await this.house.start(hours * hour);
    for (const { person } of this.all)
      await person.page.getByText(/Connexion perdue|Connection lost/).waitFor({ state: 'hidden' });
    await this.house.pass(1);
    await this.#setClocks();
  }

  /** So many hours go by on the open house. */
  async passes(hours: number): Promise<void> {
    await this.house.pass(2, hours * hour - 2);
    await this.#setClocks();
  }

  /** What each of them reads on the page of what is to do. */
  async areTold(french: string, english: string): Promise<void> {
    for (const one of this.all) {
      await one.open('todo');
      await one.person.sees(one.person.tongue === 'fr' ? french : english);
    }
  }

  async close(): Promise<void> {
    for (const { person } of this.all) {
      expect(person.errors.filter((error) => !error.includes('WebSocket'))).toEqual([]);
      await person.leave();
    }
    await this.house.close();
  }
}

it('a village over days goes on after three days and four restarts, and nothing is lost', async () => {
  // It is nine on a Friday morning; nobody is hurried between ten and eight.
  const village = await SlowVillage.begin();
  const [ana, bo, cleo] = village.all;
  const code = ana.person.code();
  const found: string[] = [];
  const quiet = 'At night, from 10 pm to 8 am, the clock stops.';
  await village.areTold('La nuit de 22 h à 8 h, aucun temps ne court.', quiet);
  await village.areTold('jusqu’à 21 h', 'until 9 pm');
  await ana.open('village');
  await ana.touch('Ambroise');
  await ana.person.confirm();
  await ana.person.sees('Choisi : Ambroise.');

  // Dark until noon: twelve hours are left, of which two are tomorrow's.
  await village.goesDark(3);
  await village.areTold('jusqu’à demain, 10 h', 'until tomorrow, 10 am');
  // A page that was closed finds her seat, and what she answered.
  await ana.person.losesTab();
  await ana.person.page.clock.setFixedTime(village.house.now);
  await ana.person.page.goto(`${village.house.origin}/#${code}`);
  await ana.person.sees('Choisi : Ambroise.');

  // Dark until eight on Saturday.
  await village.goesDark(20);
  await village.areTold('jusqu’à 20 h', 'until 8 pm');
  await ana.open('village');
  await ana.person.sees('Choisi : Ambroise.');
  await village.passes(11);
  await village.areTold('encore 60 min', '60 min left');
  await village.passes(1);
  // It is over at eight, and what is answered after dawn is asked before ten.
  const grave = ana.person.page.locator('.quinteBourg-Graves-grave').filter({ hasText: 'Ambroise' });
  await ana.open('village');
  for (let i = 0; i < 24 && (await grave.count()) === 0; i += 1) await village.passes(1);
  await ana.open('village');
  await grave.waitFor({ timeout: 20_000 });
  await bo.gives('Ana');
  const coin = 'Bo met 1 pièce dans ta bourse.';
  await ana.knows(coin);

  // Dark until Sunday morning.
  await village.goesDark(12);
  await ana.knows(coin);
  await ana.open('village');
  await grave.waitFor();
  await village.areTold('La nuit de 22 h à 8 h, aucun temps ne court.', quiet);
  const begun = Date.UTC(2027, 0, 15, 8);
  for (let i = 0; i < 40 && !(await bo.isAskedToVote()); i += 1) await village.passes(3);
  expect((village.house.now - begun) / 1000 / hour).toBeGreaterThan(3 * 24);
  found.push(...(await faults(cleo.person, 'vote')));
  await bo.votes('Ana');

  // A vote that was given stays given.
  await village.goesDark(5);
  await bo.open('todo');
  await bo.person.page.locator('.quinteBourg-Poll-urn li').filter({ hasText: 'Ana' }).waitFor();
  await cleo.votes('Ana');
  const over = ana.person.page.locator('.Reveal-outcome');
  for (let i = 0; i < 20 && (await over.count()) === 0; i += 1) await village.passes(3);
  for (const { person } of village.all) await person.sees(/^(Les Villageois l’emportent|The Villagers win)/);
  expect(found).toEqual([]);
  await village.close();
});
