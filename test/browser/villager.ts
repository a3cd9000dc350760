import type { Browser } from 'playwright-core';
import { phoneWords } from '../../apps/web/src/games/quinteBourg/phoneWords.ts';
import type { House } from './house.ts';
import { Person, type Tongue } from './person.ts';

/** Somebody of Quinte-Bourg with a phone: four pages, a ring of houses, a vault, a drawer. */

export const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const;

type Tab = keyof (typeof phoneWords)['fr']['tabs'];
export type Screen = 'deal' | 'held' | 'night' | 'vault' | Tab;

const clockwise = /^(Sens horaire|Clockwise)$/;
const asked = /Qui doit être exécuté|Who shall be executed/;

export class Villager {
  readonly person: Person;
  readonly say: (typeof phoneWords)['fr'];

  private constructor(person: Person) {
    this.person = person;
    this.say = phoneWords[person.tongue];
  }

  static async come(browser: Browser, name: string, tongue: Tongue = 'fr'): Promise<Villager> {
    return new Villager(await Person.come(browser, name, tongue, 390));
  }

  async open(tab: Tab): Promise<void> {
    await this.person.page.locator('.quinteBourg-TabBar-tab').filter({ hasText: this.say.tabs[tab] }).click();
    await this.person.page.locator(`main[data-tab="${tab}"]`).waitFor();
  }

  async touch(name: string): Promise<void> {
    await this.person.page.locator('.quinteBourg-Street-house').filter({ hasText: name }).click();
  }

  /** All that stands there, but for the seconds that go by. */
  async html(selector: string): Promise<string> {
    const found = await this.person.page.locator(selector).innerHTML();
    return found.replace(/\d+ s\b/g, '… s');
  }

  /** Does something while the pad is held, by key. */
  async holds<T>(meanwhile: () => Promise<T>): Promise<T> {
    const { page } = this.person;
    await page.locator('[data-hold]').focus();
    await page.keyboard.down(' ');
    await page.locator('[data-hold][aria-pressed="true"]').waitFor();
    const done = await meanwhile();
    await page.keyboard.up(' ');
    return done;
  }

  /** What stands somewhere as long as the pad is held. */
  held(selector: string): Promise<string> {
    return this.holds(() => this.html(selector));
  }

  /** Reads in the vault what was told to this one alone. */
  async knows(fact: string): Promise<void> {
    await this.open('me');
    await this.holds(() => this.person.page.locator('.quinteBourg-Vault-known').getByText(fact).waitFor());
  }

  /** Lets time pass until this can be read. */
  async waitsFor(house: House, text: RegExp, seconds = 4): Promise<void> {
    const found = this.person.page.getByText(text).filter({ visible: true }).first();
    for (let i = 0; i < 500; i += 1) {
      if (await found.isVisible()) return;
      await house.pass(seconds);
    }
    throw new Error(`${this.person.name} never read ${text}`);
  }

  async dawns(house: House): Promise<void> {
    const day = this.person.page.locator('main[data-secret="false"]');
    for (let i = 0; i < 500 && (await day.count()) === 0; i += 1) await house.pass(5);
    await day.waitFor();
  }

  /** Gives a coin: touches a house, says so, confirms. */
  async gives(name: string): Promise<void> {
    await this.open('village');
    await this.touch(name);
    await this.person.press(this.say.village.give);
    await this.person.press(/^(Donner|Give)$/);
    await this.person.page.locator('.quinteBourg-VillagePage-form').waitFor({ state: 'detached' });
    await this.open('todo');
  }

  /** Uses the right that lies in this line of the drawer, on somebody. */
  async invokes(line: number, name: string, way: string): Promise<void> {
    await this.open('todo');
    await this.person.page.locator('.quinteBourg-Drawer-drawer').click();
    await this.person.press(this.say.drawer.line(line));
    await this.touch(name);
    await this.person.press(way);
    await this.person.caughtUp();
  }

  async waitsForVote(house: House): Promise<void> {
    await this.waitsFor(house, asked, 3);
  }

  isAskedToVote(): Promise<boolean> {
    return this.person.page.getByText(asked).filter({ visible: true }).first().isVisible();
  }

  /** Names somebody; whoever presides has then to say which way round it goes. */
  async votes(name: string): Promise<void> {
    const { page } = this.person;
    await this.person.press(this.say.todo.choose);
    await this.touch(name);
    await this.person.confirm();
    const form = page.locator('.quinteBourg-VillagePage-form');
    const ballot = form.filter({ hasNot: page.getByText(clockwise) });
    await ballot.waitFor({ state: 'detached' });
    if (!(await form.isVisible())) return;
    await this.person.press(clockwise);
    await this.person.confirm();
    await form.waitFor({ state: 'detached' });
  }

  /** What does not fit: a page that scrolls, a house under another or without room, something behind the foot. */
  async misfits(screen: string, count: number): Promise<readonly string[]> {
    const found = await this.person.page.evaluate(measured, count);
    return found.map((fault) => `${screen}: ${fault}`);
  }
}

/** Runs in the page. */
function measured(count: number): string[] {
  const found: string[] = [];
  const { scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight > clientHeight + 1) found.push(`the page is ${scrollHeight} high`);
  const houses = [...document.querySelectorAll('.quinteBourg-Street-house')];
  if (houses.length > 0 && houses.length < count - 2) found.push(`${houses.length} houses`);
  const middles = houses.map((house) => {
    const { x, y, width, height } = house.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  for (const [i, a] of middles.entries())
    for (const b of middles.slice(i + 1))
      if (Math.hypot(a.x - b.x, a.y - b.y) < 43.5)
        found.push(`houses ${Math.hypot(a.x - b.x, a.y - b.y)} apart`);
  const foot = document.querySelector('.quinteBourg-Deal-foot, nav')?.getBoundingClientRect();
  const isBehind = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return innerWidth < 700 && foot !== undefined && box.bottom > foot.top + 1;
  };
  for (const card of document.querySelectorAll(
    '.quinteBourg-CardFace-card, [class$="-form"], .quinteBourg-Vault-vault',
  ))
    if (isBehind(card)) found.push(`${card.className} lies behind the foot`);
  for (const says of document.querySelectorAll('.quinteBourg-CardFace-says'))
    if (says.scrollHeight > says.clientHeight + 1) found.push('a card is cut off');
  return found;
}

/** What an onlooker makes out of a phone in the dark: everything but letters, and what stands in the square. */
export function shapeOf({ person }: Villager): Promise<readonly string[]> {
  return person.page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main > *, .quinteBourg-Night-form > *, .quinteBourg-Street-place, .quinteBourg-Street-house, .segments > *, .act > *, nav > *',
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const pressed = element.getAttribute('aria-pressed') ?? '';
      const isHouse = element.matches('.quinteBourg-Street-house');
      return [
        element.tagName,
        element.className,
        ...[x, y, width, height].map(Math.round),
        isHouse ? '' : pressed,
      ].join(' ');
    }),
  );
}
