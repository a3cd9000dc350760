import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { en } from '../../apps/web/src/words/en.ts';
import { evening } from '../../apps/web/src/words/evening.ts';
import { fr, type Words } from '../../apps/web/src/words/fr.ts';

export type Tongue = 'fr' | 'en';

/** Somebody with a phone of their own, who speaks one language. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly words: Words;
  readonly errors: string[] = [];
  readonly #context: BrowserContext;

  private constructor(name: string, context: BrowserContext, page: Page, tongue: Tongue) {
    this.name = name;
    this.#context = context;
    this.page = page;
    this.words = tongue === 'fr' ? fr : en;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (line) => {
      // Chromium says of any plain http page that it ignores this header there.
      if (line.type() === 'error' && !line.text().includes('Cross-Origin-Opener-Policy'))
        this.errors.push(line.text());
    });
  }

  static async come(browser: Browser, name: string, tongue: Tongue = 'fr', width = 360): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 740 : 900 },
      locale: tongue === 'fr' ? 'fr-FR' : 'en-GB',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(120_000);
    return new Person(name, context, await context.newPage(), tongue);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).first().click();
  }

  /** Waits until this is on the screen. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  async hears(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** Touches a player on the round table. */
  async touch(name: string): Promise<void> {
    await this.page.locator('.place button.seat').filter({ hasText: name }).click();
  }

  async lay(origin: string, players: number, bots: number, game?: string): Promise<string> {
    const { home, create, join, lobby } = this.words;
    await this.page.goto(origin);
    await this.press(home.make);
    await this.page.getByLabel(join.name).fill(this.name);
    await this.sees(create.fine);
    if (game !== undefined) await this.press(game);
    await this.step(create.around, players);
    await this.step(create.bots, bots);
    await this.press(create.open);
    await this.button(lobby.deal).waitFor();
    return this.code();
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
    }
  }

  code(): string {
    return new URL(this.page.url()).hash.slice(1);
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
    await this.sees(evening[this.words === fr ? 'fr' : 'en'].pointing(name));
  }

  async confirm(): Promise<void> {
    await this.press(this.words.confirm);
  }

  /** Holds the pad and reads the card, by keyboard as well as any finger could. */
  async readsCard(): Promise<string> {
    const pad = this.button(this.words.play.hold);
    await pad.focus();
    await this.page.keyboard.down(' ');
    const name = (await this.page.locator('.card h3').textContent()) ?? '';
    await this.page.keyboard.up(' ');
    await this.page.locator('.card h3').waitFor({ state: 'detached' });
    return name;
  }

  /** Skips the drama before the verdict. */
  async skipsDrama(): Promise<void> {
    await this.page.locator('.drama .bar .text-button').click();
    await this.page.locator('.outcome').waitFor();
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}
