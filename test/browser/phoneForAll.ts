import type { Locator } from 'playwright-core';
import { deckWords } from '../../apps/web/src/games/oneNight/deckWords.ts';
import { own } from '../../apps/web/src/games/oneNight/ownWords.ts';
import type { OnePhoneWords } from '../../apps/web/src/words/fr/onePhone.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { onePhoneWords } from '../../apps/web/src/words/onePhone.ts';
import { passInPocket } from './drivenPocket.ts';
import type { Person } from './person.ts';

/** What one call looked like on the lying screen, and whether anybody was called. */
export interface CallSeen {
  readonly title: string;
  readonly isCalled: boolean;
  /** The screen before, after touches, after the moon was held, after passing. */
  readonly looks: readonly string[];
}

/** One phone in the hands of several people. */
export class PhoneForAll {
  readonly holder: Person;
  readonly names: readonly string[];
  readonly say: OnePhoneWords;

  constructor(holder: Person, names: readonly string[]) {
    this.holder = holder;
    this.names = names;
    this.say = onePhoneWords[holder.tongue];
  }

  get page() {
    return this.holder.page;
  }

  async typeNames(): Promise<void> {
    await this.holder.press(new RegExp(`^${homeWords[this.holder.tongue].onePhone}`));
    const fields = this.page.locator('.People-people input');
    await fields.first().waitFor();
    for (const [i, name] of this.names.entries()) {
      if ((await fields.count()) <= i) await this.holder.press(this.say.add);
      await fields.nth(i).fill(name);
    }
  }

  /** A deck of one's own, by the names of its cards. */
  async chooseDeck(cards: readonly string[]): Promise<void> {
    const say = deckWords[this.holder.tongue];
    await this.holder.press(own[this.holder.tongue].freeDeck);
    await this.holder.press(say.clear);
    for (const card of cards) {
      const row = this.page.locator('.oneNight-DeckPicker-row');
      await row.filter({ has: this.page.locator('b', { hasText: new RegExp(`^${card}$`) }) }).click();
    }
  }

  async deal(): Promise<void> {
    await this.holder.press(this.say.deal);
    await this.page.locator('.Passing-ring').waitFor();
  }

  /** From the first page back into the game. */
  async goOn(origin: string): Promise<void> {
    await this.page.goto(`${origin}/`);
    const resume = homeWords[this.holder.tongue].resume;
    await this.page.getByRole('link', { name: new RegExp(`^${resume}`) }).click();
  }

  /** Holds a pad by its key and reads what shows meanwhile. */
  async holds(pad: Locator, shown: Locator): Promise<string> {
    await pad.focus();
    await this.page.keyboard.down(' ');
    await shown.first().waitFor();
    const text = (await shown.first().textContent()) ?? '';
    await this.page.keyboard.up(' ');
    await shown.first().waitFor({ state: 'detached' });
    return text;
  }

  /** This player looks, and hands the phone on. */
  async looks(name: string): Promise<string> {
    const pad = this.page.getByRole('button', { name: this.say.hold(name) });
    await pad.waitFor();
    const text = await this.holds(pad, this.page.locator('article.card-card h3'));
    await this.page.locator('.Passing-foot .button.ember').click();
    return text;
  }

  /** Everybody from this one on looks, and the phone is laid down. */
  async dealsRound(from = 0): Promise<string[]> {
    const cards: string[] = [];
    for (const name of this.names.slice(from)) cards.push(await this.looks(name));
    await this.holder.press(this.say.layDownNow);
    await this.page.locator('.Lying-lying, .Passing-ring, .Day-day').first().waitFor();
    return cards;
  }

  /** The lying screen without what time alone changes: the words of the call, the ring, and names of clips. */
  async lies(): Promise<string> {
    return this.page.locator('.Lying-lying').evaluate((screen) => {
      const copy = screen.cloneNode(true);
      if (!(copy instanceof Element)) return '';
      for (const part of copy.querySelectorAll('.Moon-ring, .Half-call')) part.replaceChildren();
      for (const ring of copy.querySelectorAll('.Moon-ring')) ring.removeAttribute('aria-label');
      return copy.innerHTML.replace(/(id="|#)[^")]*/g, '');
    });
  }

  async title(): Promise<string> {
    return (await this.page.locator('h1').first().textContent()) ?? '';
  }

  /** Touches this and that, holds the moon twice, passes: whoever is called, and if nobody is. */
  async actsAtCall(seats: readonly number[]): Promise<CallSeen> {
    const looks = [await this.lies()];
    const title = await this.title();
    const moon = this.page.locator('.Moon-disc');
    const inside = this.page.locator('.Moon-inside');
    const places = this.page.locator('.Places-place button');
    const cards = this.page.locator('.Half-half:not(.Half-second) .Half-card');
    const ways = this.page.locator('.Half-half:not(.Half-second) .Half-way');
    if ((await ways.count()) > 0) await ways.first().click();
    for (const seat of seats) await places.nth(seat).click();
    looks.push(await this.lies());
    const first = await this.holds(moon, inside);
    looks.push(await this.lies());
    for (let i = 0; i < Math.min(2, await cards.count()); i += 1) await cards.nth(i).click();
    await this.holds(moon, inside);
    await this.page.locator('.Half-half:not(.Half-second) .Half-pass').click();
    looks.push(await this.lies());
    return { title, isCalled: first !== this.say.nobody, looks };
  }

  /** Lets time pass until the call is over. */
  async callPasses(): Promise<void> {
    const icon = await this.page.locator('.Moon-face').innerHTML();
    for (let passed = 0; passed < 15; passed += 1) {
      await passInPocket(this.page, 3);
      const now = this.page.locator('.Moon-face');
      if ((await now.count()) === 0 || (await now.innerHTML()) !== icon) return;
    }
    throw new Error('the call does not end');
  }

  /** The night, call by call, until the day; the round of marks where there is one. */
  async sleepsThrough(act = true): Promise<CallSeen[]> {
    const calls: CallSeen[] = [];
    for (let i = 0; i < 60; i += 1) {
      await this.page.locator('.Lying-lying, .Passing-ring, .Day-day').first().waitFor();
      if ((await this.page.locator('.Day-day').count()) > 0) return calls;
      if ((await this.page.locator('.Passing-ring').count()) > 0) await this.marksRound();
      else {
        if (act) calls.push(await this.actsAtCall([i % this.names.length, (i + 1) % this.names.length]));
        await this.callPasses();
      }
    }
    throw new Error('the night does not end');
  }

  async marksRound(): Promise<void> {
    for (const name of this.names) await this.looks(name);
    await this.holder.hears(this.say.layAgain);
    await passInPocket(this.page, 11);
  }

  async comesToVote(): Promise<void> {
    await this.holder.press(this.say.toVote);
    await this.holder.press(this.say.enter);
    await this.page.locator('.Pointing-vote').waitFor();
  }

  seat(name: string): Locator {
    const named = this.page.locator('.Seat-name', { hasText: new RegExp(`^${name}$`) });
    return this.page.locator('.RoundTable-place button.Seat-seat').filter({ has: named });
  }

  async points(from: string, to: string): Promise<void> {
    await this.seat(from).click();
    await this.holder.hears(this.say.entering(from));
    await this.seat(to).click();
    await this.holder.hears(this.say.whose);
  }

  async ends(): Promise<void> {
    await this.holder.press(this.say.confirm);
    await this.holder.skipsDrama();
  }
}
