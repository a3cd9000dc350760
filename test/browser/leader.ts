import type { Json } from '@veillee/kernel';
import { specialityPack } from '@veillee/quinte-bourg';
import type { Browser } from 'playwright-core';
import { Client } from '../../apps/server/test/client.ts';
import { consoleWords } from '../../apps/web/src/games/quinteBourg/consoleWords.ts';
import type { House } from './house.ts';
import { Person, type Tongue } from './person.ts';

/** Forty who live in Quinte-Bourg; two letters tell nearly all of them apart. */
export const villagers =
  'Agathe Malo Jeanne Quentin Bo Sami Hélène Dina Ibrahim Tess Rose Oscar Fanny Lise Gaspard Zélie Cyril Nora Hugo Paula Karim Enzo Solène Bastien Yasmine Jules Omar Léonie Chloé Gilles Iris Wanda Mia Flora Usha Élise Anton Pierre Véra Xavier'.split(
    ' ',
  );

/** By house: four Reptilians, then villagers; Sami and Tess in love; Yasmine is Laura, Enzo the Sandman. */
export const dealOf = (count: number) => ({
  roles: Array.from({ length: count }, (_, seat) => (seat < 4 ? 'reptilian' : 'villager')),
  specialities: [...specialityPack(count).slice(0, count)],
  lovers: [5, 9],
});

type Frozen = { readonly [part: string]: Json };

interface Village {
  readonly count: number;
  readonly tongue?: Tongue;
  /** Those who have phones: they sit in the first houses. */
  readonly phones?: readonly Person[];
  readonly options?: { readonly [option: string]: string | boolean };
  /** What was agreed on in secret. */
  readonly deal?: Frozen;
}

/** What is pressed in a line, by the beginning of its title; elsewhere what is least. */
export type Plan = { readonly [title: string]: readonly string[] };

/** Whoever leads Quinte-Bourg, at a laptop; all keys are counted. */
export class Leader {
  readonly person: Person;
  readonly wire: Client;
  readonly say: (typeof consoleWords)['fr'];
  keys = 0;

  private constructor(person: Person, wire: Client) {
    this.person = person;
    this.wire = wire;
    this.say = consoleWords[person.tongue];
  }

  /** A village of people without phones, made over the wire as the page of its set-up does. */
  static async come(browser: Browser, house: House, village: Village): Promise<Leader> {
    const { count, tongue = 'fr', phones = [], options = {}, deal } = village;
    const person = await Person.come(browser, 'MJ', tongue, 1440);
    const code = await person.lay(house.origin, 8, 0, 'Quinte-Bourg');
    const wire = await wireOf(person, house, code);
    const master = wire.present.me.person;
    await wire.do({ t: 'settings', chairs: count, master, options });
    for (const phone of phones) {
      await phone.join(house.origin, code);
      await phone.ready();
    }
    const names = villagers.filter((name) => phones.every((phone) => phone.name !== name));
    await wire.do({ t: 'names', names: names.slice(0, count - phones.length) });
    const people = (wire.present.room?.people ?? []).filter(({ id }) => id !== master);
    await wire.do({ t: 'arrange', seats: people.map(({ id }) => id) });
    await wire.do({ t: 'pulse', seconds: 0 });
    if (deal !== undefined) await wire.do({ t: 'deal', deal });
    await wire.do({ t: 'start' });
    await person.page.locator('.quinteBourg-Console-console').waitFor();
    return new Leader(person, wire);
  }

  /** Presses keys one after the other; a word is typed letter by letter. */
  async press(...words: readonly string[]): Promise<void> {
    for (const word of words)
      for (const key of /^[a-z]{2,}$/.test(word) ? word : [word]) {
        await this.person.page.keyboard.press(key);
        this.keys += key.split('+').length;
        await this.person.caughtUp();
      }
  }

  /** What is on: the line's title. */
  async line(): Promise<string> {
    const title = this.person.page.locator('[aria-current="step"] h2');
    return (await title.count()) === 0 ? '' : ((await title.textContent()) ?? '');
  }

  /** The present line and how many keys it took: as planned, else passing, else on. */
  async writesLine(house: House, plan: Plan): Promise<{ readonly title: string; readonly keys: number }> {
    const { page } = this.person;
    const title = await this.line();
    const before = this.keys;
    const planned = Object.entries(plan).find(([begins]) => title.includes(begins))?.[1];
    const asked = (await page.locator('[data-entry]').count()) > 0;
    // As the button has it: where somebody's name begins with the letter, it is held with Alt.
    const [passes] = await page.locator('.quinteBourg-EntryField-nobody').allTextContents();
    if (planned !== undefined && asked) await this.press(...planned);
    else await this.press(passes === undefined ? 'Enter' : passes.includes('Alt') ? 'Alt+x' : 'x');
    await house.pass(2);
    return { title, keys: this.keys - before };
  }

  /** Line after line until the title of the day says so; each with its keys. */
  async writesUntil(house: House, when: RegExp, plan: Plan = {}): Promise<ReadonlyMap<string, number>> {
    const lines = new Map<string, number>();
    const day = this.person.page.locator('.quinteBourg-DeskBar-bar p');
    for (let i = 0; i < 300; i += 1) {
      if (when.test(`${await day.textContent()} ${await this.line()}`)) return lines;
      const { title, keys } = await this.writesLine(house, plan);
      lines.set(title, (lines.get(title) ?? 0) + keys);
      if (keys > 0 && (lines.get(title) ?? 0) > 60) throw new Error(`no end of ${title}`);
    }
    throw new Error(`never ${when}; at ${await this.line()}`);
  }

  /** What does not fit: a page that scrolls, something beside it, villagers or names on top of one another. */
  async misfits(): Promise<readonly string[]> {
    await this.person.rests();
    return this.person.page.evaluate(measured);
  }

  async leave(): Promise<void> {
    await this.wire.lose();
    await this.person.leave();
  }
}

/** A second line of the same seat, as another tab has it: for what other pages of the app do. */
async function wireOf({ page }: Person, house: House, room: string): Promise<Client> {
  const token = await page.evaluate(
    () => Object.values(localStorage).flatMap((kept) => /[\w-]{43}/.exec(String(kept)) ?? [])[0],
  );
  const client = new Client(
    `${house.origin.replace('http://veillee.test', 'ws://127.0.0.1')}/live`,
    () => 0,
    token ?? '',
    0,
  );
  await client.connect();
  await client.say({ t: 'enter', room });
  await client.settled();
  return client;
}

/** Runs in the page. */
function measured(): string[] {
  const found: string[] = [];
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
  if (scrollHeight > clientHeight) found.push(`the page is ${scrollHeight} high`);
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide`);
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ words: element.textContent ?? '', box: element.getBoundingClientRect() }));
  const overlaps = (all: ReturnType<typeof boxes>, by: number): void => {
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > by && high > by) found.push(`${a.words} lies on ${b.words}`);
      }
  };
  overlaps(boxes('.quinteBourg-Villager-name'), 2);
  overlaps(
    boxes(
      '.quinteBourg-Console-script, .quinteBourg-Console-village, .quinteBourg-Console-person, main > header, main > footer',
    ),
    1,
  );
  const edge = document.querySelector('.quinteBourg-Console-script')?.getBoundingClientRect().right ?? 0;
  for (const { words, box } of boxes('.quinteBourg-Console-script :is(button, section, article, p)'))
    if (box.right > edge + 1) found.push(`${words} leaves the script`);
  const rounds = boxes('.quinteBourg-Villager-villager svg:first-of-type');
  for (const { box } of boxes('.quinteBourg-Villager-villager button > svg'))
    if (box.width < 27.5) found.push(`a villager of ${box.width} px`);
  for (const { words, box } of [...rounds, ...boxes('.quinteBourg-Villager-name')])
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.push(`${words} leaves the screen`);
  return found;
}
