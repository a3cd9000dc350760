import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { appWords } from '../../apps/web/src/words/app.ts';
import { evening } from '../../apps/web/src/words/evening.ts';
import type { App } from '../../apps/web/src/words/fr/app.ts';

export type Tongue = 'fr' | 'en';

interface Heard {
  /** Resolves once all that was said on the page's lines has reached the server, and its answers the page. */
  caughtUp(): Promise<void>;
}

/** Runs in the page before anything of its own: a ping comes back after all that went before it, either way. */
function keepLines(): void {
  const lines: WebSocket[] = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...about: ConstructorParameters<typeof WebSocket>) {
      super(...about);
      lines.push(this);
    }
  };
  const pinged = (line: WebSocket): Promise<void> =>
    new Promise((done) => {
      const heard = new AbortController();
      const end = (): void => {
        heard.abort();
        done();
      };
      line.addEventListener('close', end, heard);
      line.addEventListener('message', ({ data }) => String(data).startsWith('{"t":"pong"') && end(), heard);
      line.send('{"t":"ping"}');
    });
  const heard: Heard = {
    async caughtUp() {
      // Twice: the server tells what one turn of its loop brought at that turn's end, after a ping in the same turn.
      for (let i = 0; i < 2; i += 1)
        await Promise.all(lines.filter(({ readyState }) => readyState === WebSocket.OPEN).map(pinged));
    },
  };
  Object.assign(globalThis, heard);
}

const here = new Set<Person>();

/** Everybody whose page is of this origin has said and seen all there was. */
export async function everybodyCaughtUp(port: number): Promise<void> {
  const theirs = [...here].filter(({ page }) => page.url().includes(`:${port}/`));
  await Promise.all(theirs.map((person) => person.caughtUp()));
}

/** Somebody with a phone of their own, who speaks one language. */
export class Person {
  readonly name: string;
  #page: Page;
  readonly tongue: Tongue;
  readonly words: App;
  readonly errors: string[] = [];
  readonly #context: BrowserContext;

  #acts = 0;

  private constructor(name: string, context: BrowserContext, page: Page, tongue: Tongue) {
    this.name = name;
    this.#context = context;
    this.#page = page;
    this.tongue = tongue;
    this.words = appWords[tongue];
    here.add(this);
    this.#listen();
  }

  get page(): Page {
    return this.#page;
  }

  #listen(): void {
    this.#page.on('pageerror', (error) => this.errors.push(error.message));
    this.#page.on('console', (line) => {
      // Chromium says of any plain http page that it ignores this header there.
      if (line.type() === 'error' && !line.text().includes('Cross-Origin-Opener-Policy'))
        this.errors.push(line.text());
    });
  }

  static async come(browser: Browser, name: string, tongue: Tongue = 'fr', width = 360): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 740 : 900 },
      locale: tongue === 'fr' ? 'fr-FR' : 'en-GB',
      // Not the server's.
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.addInitScript(keepLines);
    return new Person(name, context, page, tongue);
  }

  /** The tab is gone without a warning; another is opened in its stead, with all that this device keeps. */
  async losesTab(): Promise<void> {
    await this.#page.close();
    this.#page = await this.#context.newPage();
    await this.#page.addInitScript(keepLines);
    this.#listen();
  }

  /** The network of this device is gone, or back. */
  async offline(off: boolean): Promise<void> {
    await this.#context.setOffline(off);
  }

  /** What was touched has reached the server, and what the server said so far is on the screen. */
  async caughtUp(): Promise<void> {
    // A page that is just being left for another has nothing to wait for.
    await this.page.evaluate(() => (globalThis as unknown as Partial<Heard>).caughtUp?.()).catch(() => {});
  }

  /** Its letters have come, and nothing shifts any more. */
  async rests(): Promise<void> {
    await this.page.waitForFunction(() => document.fonts.size > 0);
    await this.page.evaluate(async () => {
      const painted = (): Promise<unknown> =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await painted();
      await document.fonts.ready;
      await painted();
    });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, [width, height]);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  /** What was said; the door's name ends on how much of it is unread. */
  async opensTalk(): Promise<void> {
    await this.press(new RegExp(`^${this.words.play.talk}(,|$)`));
  }

  /** Waits until this is on the screen. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async hears(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** Where a player sits. */
  seat(name: string): Locator {
    const named = this.page.locator('.Seat-name').getByText(name, { exact: true });
    return this.page.locator('.Seat-seat').filter({ has: named });
  }

  /** Touches a player at the table. */
  async touch(name: string): Promise<void> {
    await this.seat(name).and(this.page.locator('button')).click();
  }

  /** Answers in the dark as whoever is called might: another player each time, else a pass. Who sleeps does the same. */
  async actsInTheDark(): Promise<void> {
    if (!(await this.page.locator('main[data-secret="true"]').isVisible())) return;
    const others = this.page.locator('.RoundTable-place button.Seat-seat:not(.Seat-me)');
    const count = await others.count();
    this.#acts += 1;
    if (count > 0) await others.nth(this.#acts % count).click();
    await this.press(this.words.confirm);
    if (await this.button(this.words.pass).first().isVisible()) await this.press(this.words.pass);
  }

  async lay(origin: string, players: number, bots: number, game?: string): Promise<string> {
    const { home, create, join, lobby } = this.words;
    await this.page.goto(origin);
    await this.press(home.make);
    await this.page.getByLabel(join.name).fill(this.name);
    await this.sees(create.fine);
    if (game !== undefined) {
      await this.press(game);
      await this.page.getByRole('button', { name: game, exact: true, pressed: true }).waitFor();
    }
    await this.step(create.around, players);
    await this.step(create.bots, bots);
    await this.press(create.open);
    await this.button(lobby.deal).waitFor();
    await this.chairs(players, players - bots - 1);
    return this.code();
  }

  /** Waits until the lobby has so many chairs, and so many of them free; a village shows only those taken. */
  async chairs(all: number, free: number): Promise<void> {
    await this.page.waitForFunction(
      ({ all, free }) => {
        const places = document.querySelectorAll('.RoundTable-place').length;
        const shown = document.querySelectorAll('.RoundTable-place .Seat-seat.Seat-free').length;
        const isVillage = document.querySelector('[data-size="village"]') !== null;
        return isVillage ? places === all - free && shown === 0 : places === all && shown === free;
      },
      { all, free },
    );
  }

  /** Sets a number between two buttons. */
  async step(label: string, to: number): Promise<void> {
    const group = this.page.getByRole('group', { name: label, exact: true });
    for (;;) {
      const now = Number((await group.locator('output').textContent()) ?? '0');
      if (now === to) return;
      await group
        .getByRole('button')
        .nth(now < to ? 1 : 0)
        .click();
      await group
        .locator('output')
        .filter({ hasText: new RegExp(`^${now < to ? now + 1 : now - 1}$`) })
        .waitFor();
    }
  }

  code(): string {
    return new URL(this.page.url()).hash.slice(1, 9);
  }

  /** Sits down by a link, or by typing the code. */
  async join(origin: string, code: string, how: 'link' | 'code' = 'link'): Promise<void> {
    const { home, join, lobby } = this.words;
    if (how === 'link') await this.page.goto(`${origin}/#${code}`);
    else {
      await this.page.goto(origin);
      await this.page.getByLabel(home.code).fill(`${code.slice(0, 4)} ${code.slice(4)}`.toUpperCase());
      await this.press(home.enter);
    }
    await this.page.getByLabel(join.name).fill(this.name);
    await this.press(join.sit);
    await this.button(lobby.ready).waitFor();
  }

  async ready(): Promise<void> {
    await this.press(this.words.lobby.ready);
    await this.button(this.words.lobby.unready).waitFor();
  }

  /** Points at a player in the vote. */
  async points(name: string): Promise<void> {
    await this.touch(name);
    await this.sees(evening[this.tongue].pointing(name));
  }

  async confirm(): Promise<void> {
    await this.press(this.words.confirm);
  }

  /** Holds the pad and reads the card, by keyboard as well as any finger could. */
  async readsCard(): Promise<string> {
    const pad = this.button(this.words.play.hold);
    await pad.focus();
    await this.page.keyboard.down(' ');
    const name = (await this.page.locator('.card-card h3').textContent()) ?? '';
    await this.page.keyboard.up(' ');
    await this.page.locator('.card-card h3').waitFor({ state: 'detached' });
    return name;
  }

  /** Skips the drama before the verdict. */
  async skipsDrama(): Promise<void> {
    await this.page.locator('.Drama-drama .bar .text-button').click();
    await this.page.locator('.Reveal-outcome').waitFor();
  }

  async leave(): Promise<void> {
    here.delete(this);
    await this.#context.close();
  }
}
