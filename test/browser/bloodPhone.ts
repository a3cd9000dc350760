import { blood } from '@veillee/blood';
import { listing } from '@veillee/blood/listing';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { handWords } from '../../apps/web/src/games/blood/handWords.ts';
import { own } from '../../apps/web/src/games/blood/ownWords.ts';
import { speakerOf } from '../../apps/web/src/games/speaker.ts';
import { onePhoneWords } from '../../apps/web/src/words/onePhone.ts';
import { passInPocket } from './drivenPocket.ts';
import type { Person, Tongue } from './person.ts';
import { PhoneForAll } from './phoneForAll.ts';

/** What a page showed to whom, in every state its document was ever in. */
interface Watched {
  /** "Malo: Humain 3", or with nobody before the colon where the phone was in no hand. */
  readonly shown: Set<string>;
  /** Through whose eyes the table was seen, one after the other; nobody's between them. */
  readonly eyes: string[];
}

/** Runs in the page before anything of its own: after every change it notes which secrets are in the document. */
function watchSecrets(secrets: readonly string[]): void {
  const shown = new Set<string>();
  const eyes: string[] = [];
  const look = (): void => {
    // At the end everything lies open.
    if (document.querySelector('.Reveal-end, .Drama-drama') !== null) return;
    const me = document.querySelector('.Seat-me .unseen')?.textContent?.replace(/[()]/g, '') ?? '';
    if (eyes.at(-1) !== me) eyes.push(me);
    const text = document.body?.outerHTML ?? '';
    for (const secret of secrets) if (text.includes(secret)) shown.add(`${me}: ${secret}`);
    const open = '.blood-cards-character:not(.blood-cards-down)';
    if (me === '' && document.querySelector(open) !== null) shown.add(': a card');
    if (document.querySelector(`.Seat-me ${open}`) !== null) shown.add(`${me}: own card`);
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  Object.assign(globalThis, { watched: { shown, eyes } satisfies Watched });
}

/** One phone among several, who play Blood on it; what each was dealt is learnt as it goes round. */
export class BloodPhone {
  readonly person: Person;
  readonly names: readonly string[];
  /** By seat. */
  readonly cards: string[] = [];
  readonly mutations: string[] = [];
  /** Everything that was ever on the screen, by whose hand it was in. */
  readonly shown = new Set<string>();
  readonly eyes: string[] = [];
  /** Who has held the phone, one after the other, as far as this test had them take it. */
  readonly hands: string[] = [];
  readonly dead = new Set<string>();
  /** Who has played the card that saves. */
  readonly spent = new Set<string>();
  readonly #secrets: readonly string[];
  readonly #forAll: PhoneForAll;

  constructor(person: Person, names: readonly string[]) {
    this.person = person;
    this.names = names;
    this.#forAll = new PhoneForAll(person, names);
    const say = speakerOf(blood.text[person.tongue], person.tongue, names);
    const numbers = [1, 2, 3, 4, 5, 6];
    const camps = [say.say({ key: 'card.human' }), say.say({ key: 'card.werewolf' })];
    this.#secrets = [
      ...camps.flatMap((camp) => numbers.map((n) => `${camp} ${n}`)),
      ...mutationNames[person.tongue],
    ];
  }

  get page(): Page {
    return this.person.page;
  }

  /** From now on every state of this page is looked at. */
  async watch(): Promise<void> {
    await this.page.addInitScript(watchSecrets, this.#secrets);
  }

  /** Keeps what the page has noted so far. */
  async noted(): Promise<void> {
    const { shown, eyes } = await this.page.evaluate(() => {
      const { watched } = globalThis as unknown as { readonly watched: Watched };
      return { shown: [...watched.shown], eyes: watched.eyes.splice(0) };
    });
    for (const one of shown) this.shown.add(one);
    for (const name of eyes) if (name !== this.eyes.at(-1)) this.eyes.push(name);
  }

  async sitDown(): Promise<void> {
    const { tongue } = this.person;
    await this.#forAll.typeNames();
    const game = new RegExp(`^${listing.name[tongue]}`);
    await this.person.press(game);
    await this.page.getByRole('button', { name: game, pressed: true }).waitFor();
    await this.person.press(onePhoneWords[tongue].deal);
  }

  /** The tab is killed, and the evening is taken up again from the first page. */
  async comesBack(origin: string): Promise<void> {
    await this.noted();
    await this.person.losesTab();
    await this.watch();
    await this.#forAll.goOn(origin);
  }

  /** The screen is locked, and lit again. */
  async isLocked(): Promise<void> {
    for (const state of ['hidden', 'visible'])
      await this.page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
  }

  get #pad() {
    return this.page.locator('.blood-TakePad-pad');
  }

  /** The phone lies between them, and this name is called. */
  async calls(name: string): Promise<void> {
    await this.person.hears(new RegExp(`^(${this.#ways(name).join('|')})$`));
  }

  #ways(name: string): readonly string[] {
    const { passTo, holdFirst } = onePhoneWords[this.person.tongue];
    return [passTo(name), holdFirst(name), handWords[this.person.tongue].its(name)];
  }

  /** Whose name is called. */
  async called(): Promise<string> {
    await this.#pad.waitFor();
    const heading = (await this.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    return this.names.find((name) => this.#ways(name).includes(heading)) ?? heading;
  }

  /** The next in the round holds the pad, sees everybody's card but their own and a mutation, and passes it on. */
  async looks(seat: number, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    const name = this.names[seat] ?? '';
    await this.calls(name);
    this.hands.push('', name);
    await this.#pad.focus();
    await this.page.keyboard.down(' ');
    await this.page.locator('.blood-TakePad-pad[aria-pressed="true"]').waitFor();
    await this.#learn(seat);
    this.mutations[seat] = (await this.page.locator('.blood-DealRound-plate b').textContent()) ?? '';
    await meanwhile();
    await this.page.keyboard.up(' ');
    await this.page.locator('.blood-DealRound-plate em').waitFor({ state: 'detached' });
    await this.page.locator('.dock .button.ember').click();
  }

  /** What is read before everybody now, and that it is what was read before. */
  async #learn(me: number): Promise<void> {
    for (const [seat, name] of this.names.entries()) {
      const place = this.page.locator('.RoundTable-place').filter({ hasText: name });
      const text = (await place.textContent()) ?? '';
      const card = this.#secrets.find((secret) => text.includes(secret));
      if (seat === me) {
        expect(text).toContain(own[this.person.tongue].unknown);
        expect(card).toBeUndefined();
      } else expect(card).toBe(this.cards[seat] ?? card);
      if (card !== undefined) this.cards[seat] = card;
    }
  }

  /** The one who is called holds the pad, and has the phone; the eye shows everybody's card but their own. */
  async takes(name: string): Promise<void> {
    await this.calls(name);
    this.hands.push('', name);
    await this.#pad.focus();
    await this.page.keyboard.down(' ');
    const eye = this.page.locator('.blood-Fan-eye');
    await eye.waitFor();
    await this.page.keyboard.up(' ');
    await eye.focus();
    await this.page.keyboard.down(' ');
    await this.page.locator('.blood-cards-character:not(.blood-cards-down)').first().waitFor();
    await this.#learn(this.names.indexOf(name));
    await this.page.keyboard.up(' ');
  }

  /** « C'est moi »: somebody asks for the phone, and gets it. */
  async interrupts(name: string): Promise<void> {
    const { me, meToo } = handWords[this.person.tongue];
    await this.person.button(me).or(this.person.button(meToo)).click();
    await this.person.hears(handWords[this.person.tongue].who);
    await this.person.touch(name);
    await this.takes(name);
  }

  /** What the whole table reads. */
  async heading(): Promise<string> {
    return (await this.page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  }

  living(): readonly string[] {
    return this.names.filter((name) => !this.dead.has(name));
  }

  /** Whoever has the phone does all that is asked of them: accuses, dies unless a card saves, ends the turn. */
  async plays(name: string, target: () => string): Promise<void> {
    const say = own[this.person.tongue];
    const does: { readonly [heading: string]: () => Promise<void> } = {
      [say.yourOpening]: () => passInPocket(this.page, 3),
      [say.yourTurn]: () => this.#accuses(target()),
      [say.yourRest]: () => this.#confirms(),
      [say.yourTrial]: () => this.#faces(name),
      [say.yourHanding]: () => this.#handsOut(),
    };
    while ((await this.page.locator('.blood-Fan-eye').count()) > 0) {
      const before = await this.heading();
      await does[before]?.();
      await expect.poll(() => this.heading()).not.toBe(before);
    }
  }

  #confirms(): Promise<void> {
    return this.page.locator('.blood-Dock-dock .button.ember').click();
  }

  /** On trial: saved by a card, or dead. */
  async #faces(name: string): Promise<void> {
    // Everybody holds their breath first.
    await passInPocket(this.page, 3);
    const seat = this.names.indexOf(name);
    const isSaved = this.mutations[seat] === mutationNames[this.person.tongue][0] && !this.spent.has(name);
    if (isSaved) {
      this.spent.add(name);
      return this.playsMutation();
    }
    this.dead.add(name);
    return this.page.locator('.blood-Dock-dock .button.danger').click();
  }

  /** The dead gives the tokens to the first two who live. */
  async #handsOut(): Promise<void> {
    for (const other of this.living().slice(0, 2)) await this.person.touch(other);
    await this.#confirms();
  }

  /** A token that does not lie there yet goes before this player. */
  async #accuses(target: string): Promise<void> {
    const seat = this.page.locator('.RoundTable-place button.Seat-seat').filter({ hasText: target });
    for (const piece of await this.page.locator('button.blood-Pieces-piece').all()) {
      await piece.click();
      if ((await seat.count()) > 0) break;
    }
    await seat.click();
    await this.#confirms();
  }

  async playsMutation(): Promise<void> {
    await this.page.locator('.blood-Fan-mutation').click();
    await this.page.locator('dialog .button.ember').first().click();
  }

  /** The card under a token, held open in the sheet that shows it, which is then closed. */
  async seesUnder(): Promise<string> {
    const pad = this.page.locator('dialog .blood-HoldPad-pad');
    await pad.focus();
    await this.page.keyboard.down(' ');
    const card = (await this.page.locator('dialog .card-card h3').textContent()) ?? '';
    await this.page.keyboard.up(' ');
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog').waitFor({ state: 'detached' });
    return card;
  }
}

/** Those whose names stand nowhere else: Full Moon and Clue to Revenge. */
export const mutationNames: { readonly [tongue in Tongue]: readonly [string, string] } = {
  fr: ['Pleine Lune', 'Une idée de vengeance'],
  en: ['Full Moon', 'Clue to Revenge'],
};
