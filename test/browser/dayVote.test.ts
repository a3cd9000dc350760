import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evening } from '../../apps/web/src/words/evening.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person, type Tongue } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** By seat: Ana, Bob, Cléo, Dan; then the centre. Each of the four has something to do at night. */
const deal = { cards: ['gremlin', 'marksman', 'pickpocket', 'priest', 'vampire', 'count', 'copycat'] };
const cardNames = ['Gremlin', 'Marksman', 'Pickpocket', 'Priest'];
const screens: readonly (readonly [name: string, Tongue, width: number])[] = [
  ['Ana', 'fr', 360],
  ['Bob', 'en', 1440],
  ['Cléo', 'fr', 1440],
  ['Dan', 'en', 360],
];

const isFrench = ({ words }: Person): boolean => words.you === 'toi';
/** The first in French, the second in English. */
const either = <T>(person: Person, french: T, english: T): T => (isFrench(person) ? french : english);
const sayOf = (person: Person) => evening[either(person, 'fr', 'en')];
const slip = ({ page }: Person, says: RegExp) => page.locator('.slip-slip').filter({ hasText: says });
const seat = ({ page }: Person, name: string) => page.locator('.Seat-seat').filter({ hasText: name });
/** How a slip names somebody to that person. */
const calls = (person: Person, name: string): string =>
  person.name === name ? either(person, 'Toi, tu te dis ', 'You claim to be ') : `${name} `;
const secretOf = ({ name }: Person): string => `seul ${name} le sait`;

describe('One Night on four phones, in both languages, at 360 and 1440 pixels', () => {
  it('is dealt in secret, played in the dark, argued by day, and voted until the count of three', async () => {
    const table = await Table.sit();
    await table.all((person, i) => table.holdsCard(person, cardNames[i] as string));
    await table.throughTheNight();
    await table.keepsTime();
    await table.claims();
    await table.all((person, i) => table.notes(person, table.next(i)));
    await table.all((person) => table.chats(person));
    await table.votes();
    expect(table.found).toEqual([]);
    await table.part();
  });
});

/** Four people around one game. */
class Table {
  readonly found: string[] = [];
  readonly #house: House;
  readonly #people: readonly Person[];
  readonly #overheard = new Map<Person, string[]>();

  private constructor(house: House, people: readonly Person[]) {
    this.#house = house;
    this.#people = people;
  }

  static async sit(): Promise<Table> {
    const house = await House.open(deal);
    const people = await Promise.all(screens.map((screen) => Person.come(browser, ...screen)));
    const table = new Table(house, people);
    for (const person of people) table.#listen(person);
    const ana = table.host;
    const code = await ana.lay(house.origin, 4, 0);
    for (const person of people.slice(1)) await person.join(house.origin, code);
    for (const person of people) await person.ready();
    await ana.press(ana.words.lobby.deal);
    return table;
  }

  get host(): Person {
    return this.#people[0] as Person;
  }
  next(i: number): string {
    return this.#people[(i + 1) % 4]?.name as string;
  }
  all<R>(does: (person: Person, i: number) => Promise<R>): Promise<R[]> {
    return Promise.all(this.#people.map(does));
  }

  #listen(person: Person): void {
    const heard: string[] = [];
    this.#overheard.set(person, heard);
    person.page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => heard.push(String(payload))),
    );
  }

  async #look(person: Person, screen: string): Promise<void> {
    this.found.push(...(await faults(person, `${screen}, ${person.name}`)));
  }

  /** Step 4: a card shows only while the pad is held, as a picture or as a line of words. */
  async holdsCard(person: Person, card: string): Promise<void> {
    const { page, words } = person;
    const pad = person.button(words.play.hold);
    await pad.waitFor();
    await person.rests();
    await this.#look(person, 'deal');
    // By finger: only while it lies on the pad, which stands still under it.
    await pad.hover();
    const before = await pad.boundingBox();
    await page.mouse.down();
    await page.locator('.card-card h3').filter({ hasText: card }).waitFor();
    // All that a card shows: its call and stars, a glory in its arch, its team; the mark is a seal on its corner.
    await page.locator('.oneNight-Memory-corners').filter({ hasText: /\d.*✦/ }).waitFor();
    await page.locator('.card-card .oneNight-Arch-rays').waitFor();
    await page.locator('.card-card .card-kind').filter({ hasText: 'Village' }).waitFor();
    await page
      .locator('.oneNight-Memory-seal')
      .filter({ hasText: /^(Clarté|Clarity)$/ })
      .waitFor();
    await expect.poll(() => person.button(words.play.release).boundingBox()).toEqual(before);
    const bar = page.locator('.bar').first();
    const opacity = () => bar.evaluate((one) => Number(getComputedStyle(one).opacity));
    await expect.poll(opacity).toBeLessThan(0.5);
    await page.mouse.up();
    await page.locator('.card-card h3').waitFor({ state: 'detached' });
    expect(await person.readsCard()).toBe(card);

    // Discreetly: the card stays face down, and this device remembers that way.
    const line = page.getByText(new RegExp(`^${card} · Village\\.`));
    await person.press(sayOf(person).discreet);
    await page.reload();
    await pad.focus();
    await page.keyboard.down('Enter');
    await line.waitFor();
    expect(await page.locator('.card-card h3').count()).toBe(0);
    expect(await page.locator('.card-card.card-back').count()).toBe(1);
    await page.keyboard.up('Enter');
    await line.waitFor({ state: 'detached' });
  }

  async #toCall(title: RegExp): Promise<void> {
    const called = this.host.page.getByRole('heading', { level: 1, name: title });
    for (let i = 0; i < 12 && (await called.count()) === 0; i += 1) await this.#house.pass(10);
    await this.all((person) => person.hears(title));
  }

  /** Step 5: each in turn chooses, takes it back, chooses again and learns, while the others sleep. */
  async throughTheNight(): Promise<void> {
    const [ana, bob, cleo, dan] = this.#people as [Person, Person, Person, Person];
    await this.all((person) => person.press(either(person, 'Oui', 'Yes')));
    await this.#house.pass(1);
    await this.#toCall(/Prêtre|Priest/);
    await this.#acts(dan, 'Ana', /You gave .* Ana/);
    await this.#toCall(/Trappeur|Marksman/);
    await this.#acts(bob, 'Ana', /You saw Ana’s card: Gremlin/i);
    await this.#acts(bob, 'Dan', /You saw Dan’s mark/);
    await this.#toCall(/Pickpocket/);
    await this.#acts(cleo, 'Bob', /Regardes-tu ta nouvelle marque/);
    await cleo.confirm();
    await cleo.sees(/Ta nouvelle marque/);
    await this.#toCall(/Gremlin/);
    await ana.press('Échanger deux cartes');
    await ana.touch('Bob');
    await this.#acts(ana, 'Cléo', /Tu as échangé la carte de Bob avec celle de Cléo/);
    await this.#toCall(/^(Parlez|Talk)$/);
  }

  async #acts(person: Person, whom: string, learns: RegExp): Promise<void> {
    const chosen = seat(person, whom).and(person.page.locator('[aria-pressed="true"]'));
    await person.touch(whom);
    await chosen.waitFor();
    await person.touch(whom);
    await chosen.waitFor({ state: 'detached' });
    await person.touch(whom);
    await this.#look(person, 'acting');
    await person.confirm();
    await person.sees(learns);
    const others = this.#people.filter((one) => one !== person);
    await Promise.all(others.map((one) => one.sees(one.words.play.asleep)));
  }

  /** Step 6: the host has time in hand, on the screen itself; the others see it stand still. */
  async keepsTime(): Promise<void> {
    const { host } = this;
    const timer = ({ page }: Person, left: RegExp) => page.getByRole('timer', { name: left }).first();
    await timer(host, /Il reste (5:00|4:\d\d)/).waitFor();
    await host.press('+1 min');
    await this.all((person) => timer(person, /6:00|5:(?!00)\d\d/).waitFor());
    for (const guest of this.#people.slice(1)) expect(await guest.button('+1 min').count()).toBe(0);
    const guests = this.#people.slice(1);
    await Promise.all(guests.map((guest) => guest.press(guest.words.play.notes)));
    await host.press('Pause');
    await Promise.all(guests.map((guest) => this.#isCalled(guest, sayOf(guest).pausedTitle)));
    await this.all(async (person) => {
      await person.sees(sayOf(person).pausedTitle);
      await this.#look(person, 'paused');
    });
    await host.page.locator('.Pace-paused').getByRole('button', { name: 'Reprendre' }).click();
    await this.all(({ page }) => page.locator('.Pace-paused').waitFor({ state: 'detached' }));
    for (const [, tongue, width] of screens.slice(1)) await this.#hostsAs(tongue, width);
    await this.#hostsAs('fr', 360);
  }

  /** Whoever has a sheet open is told on it what is called for, and is back with one touch. */
  async #isCalled(person: Person, title: string): Promise<void> {
    const sheet = person.page.getByRole('dialog');
    const back = sheet.getByRole('button', { name: title });
    await back.waitFor();
    await this.#look(person, 'called');
    await back.click();
    await sheet.waitFor({ state: 'detached' });
  }

  /** The host's own buttons, in that language and at that width. */
  async #hostsAs(tongue: Tongue, width: number): Promise<void> {
    const { host } = this;
    const say = evening[tongue];
    await host.page.evaluate((to) => localStorage.setItem('veillee.lang', to), tongue);
    await host.resize(width, width < 600 ? 740 : 900);
    await host.page.reload();
    for (const name of [say.next, '+1 min']) await host.button(name).waitFor();
    await host.press('Pause');
    await host.sees(say.pausedTitle);
    await host.page.locator('.Pace-paused').getByRole('button').click();
    await host.page.locator('.Pace-paused').waitFor({ state: 'detached' });
  }

  /** A claim in two touches, changed in two more; the board reads it in each tongue. */
  async claims(): Promise<void> {
    const says = async (person: Person, role: string) => {
      await person.press(either(person, 'Dire qui je suis', 'Say who I am'));
      await person.page.getByRole('dialog').getByRole('button', { name: role, exact: true }).click();
      await person.page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await this.all(async (person) => {
      await person.press(either(person, 'Dire qui je suis', 'Say who I am'));
      await person.page.getByRole('dialog').waitFor();
      await this.#look(person, 'who');
      await person.page.keyboard.press('Escape');
      await says(person, either(person, 'Prêtre', 'Priest'));
    });
    for (const { name } of this.#people)
      await this.all((person) =>
        slip(person, new RegExp(`${calls(person, name)}.*(Prêtre|Priest)`)).waitFor(),
      );
    await this.all((person) =>
      slip(person, either(person, /comme .*Dan/, /like .*Dan/))
        .first()
        .waitFor(),
    );
    for (const teller of this.#people) {
      await says(teller, 'Gremlin');
      await this.all(async (person) => {
        const who = calls(person, teller.name);
        await slip(person, new RegExp(`${who}.*Gremlin`)).waitFor();
        expect(await slip(person, new RegExp(`${who}.*(Prêtre|Priest)`)).count()).toBe(0);
      });
    }
  }

  /** What one thinks of a player is for oneself, and is there again after coming back; what one learnt too. */
  async notes(person: Person, about: string): Promise<void> {
    const { page, words } = person;
    await person.touch(about);
    await person.press(words.play.suspect);
    await page.getByRole('button', { name: words.play.suspect, exact: true, pressed: true }).waitFor();
    await page.getByLabel(sayOf(person).few).fill(secretOf(person));
    await this.#look(person, 'player');
    await page.keyboard.press('Enter');
    await seat(person, about).locator('.Badge-suspect').waitFor();
    await person.press(words.play.notes);
    await person.sees(secretOf(person));
    await page.getByRole('dialog').locator('.facts-facts li').nth(1).waitFor();
    await this.#look(person, 'notes');
    await page.reload();
    await seat(person, about).locator('.Badge-suspect').waitFor();
    // The card one was dealt is a memory now, in words.
    await person.button(sayOf(person).memory).focus();
    await page.keyboard.down(' ');
    await person.sees(/^(Gremlin|Marksman|Pickpocket|Priest) · Village/);
    await page.keyboard.up(' ');
    await this.#look(person, 'day');
  }

  async chats(person: Person): Promise<void> {
    const { page, words } = person;
    await person.opensTalk();
    await page.getByLabel(words.play.say).fill(`<b>${person.name}</b>`);
    await person.press(words.play.sayTo);
    for (const { name } of this.#people) await person.sees(`<b>${name}</b>`);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  /** Step 7: one touch points, another moves the finger; who has pointed shows, not at whom. */
  async votes(): Promise<void> {
    const small = this.#people.filter((_, i) => screens[i]?.[2] === 360);
    for (const { page } of small)
      await page
        .locator('.oneNight-Said-scroll')
        .evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }));
    const reading = this.#people.filter((person) => person !== this.host && !small.includes(person));
    await Promise.all(reading.map((person) => person.press(person.words.play.notes)));
    await this.host.button(sayOf(this.host).next).dispatchEvent('click');
    const call = (person: Person) => either(person, 'Qui désignes-tu ?', 'Who do you point at?');
    await Promise.all(reading.map((person) => this.#isCalled(person, call(person))));
    await this.all(async (person, i) => {
      await person.hears(call(person));
      // Whoever had scrolled down to the claims has the table before them again.
      await person.page.waitForFunction(() => scrollY === 0);
      if (person === this.host) return;
      await person.points(this.next(i));
      await person.points(this.next(i + 1));
    });
    await this.all(async (person) => {
      for (const { name } of this.#people.slice(1))
        if (name !== person.name) await seat(person, name).locator('.Badge-seal').waitFor();
      await this.#look(person, 'vote');
    });
    // The last finger: every phone counts, and a finger may still move.
    await this.host.points('Bob');
    await this.all(({ page }) => page.locator('.oneNight-Count-count[data-three]').waitFor());
    await this.all((person, i) => person.points(this.next(i)));
    await this.#house.pass(4);
    await this.all(({ page }) => page.locator('.Dock-finger').waitFor({ state: 'detached' }));
    for (const [person, heard] of this.#overheard) {
      expect(heard.length).toBeGreaterThan(0);
      const others = this.#people.filter((one) => one !== person).map(secretOf);
      expect(heard.filter((frame) => others.some((secret) => frame.includes(secret)))).toEqual([]);
    }
  }

  async part(): Promise<void> {
    expect(this.#people.flatMap(({ errors }) => errors)).toEqual([]);
    for (const person of this.#people) await person.leave();
    await this.#house.close();
  }
}
