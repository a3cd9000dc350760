import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const deal = {
  characters: ['human-1', 'human-2', 'werewolf-1', 'human-3'],
  tokens: ['werewolf-2', 'werewolf-3'],
  mutations: [1, 3, 4, 2],
};

const isAsked = async ({ page }: Person): Promise<boolean> =>
  (await page.getByRole('heading', { level: 1, name: /À toi d’accuser|Your turn to accuse/ }).count()) > 0;

/** Lets seconds pass until something is so; an hour is left to accuse. */
async function until(house: House, isSo: () => Promise<boolean>): Promise<void> {
  for (let second = 0; second < 1800; second += 1) {
    if (await isSo()) return;
    await house.pass(1);
  }
  throw new Error('it never came to that');
}

/** Four at a table, the tokens where the test knows them to be. */
class Table {
  readonly house: House;
  readonly people: readonly Person[];
  #at: (number | null)[] = [null, null];
  turn = -1;

  constructor(house: House, people: readonly Person[]) {
    this.house = house;
    this.people = people;
  }

  async begin(): Promise<void> {
    this.#at = [null, null];
    this.turn = -1;
    await until(this.house, async () => {
      for (const [seat, person] of this.people.entries()) if (await isAsked(person)) this.turn = seat;
      return this.turn >= 0;
    });
  }

  get player(): Person {
    return this.people[this.turn] as Person;
  }

  /** The player whose turn it is puts a token before somebody. */
  async accuse(token: 0 | 1, target: number): Promise<void> {
    const { player } = this;
    await player.press(
      player.words.you === 'toi'
        ? (['Prendre le premier jeton', 'Prendre le second jeton'][token] as string)
        : (['Take the first token', 'Take the second token'][token] as string),
    );
    const name = (this.people[target] as Person).name;
    await player.touch(target === this.turn ? player.words.you : name);
    await player.press(/^(Accuser|M’accuser|Accuse)/);
    this.#at[token] = target;
    await this.people[(this.turn + 1) % 4]?.sees(new RegExp(`${player.name}.*(accuse|himself|self)`));
    // Everybody holds their breath before a fate is asked for.
    if (this.#at[0] === this.#at[1]) await this.house.pass(3);
  }

  async end(alive: readonly number[]): Promise<void> {
    if (this.#at.includes(this.turn) && alive.includes(this.turn)) {
      await this.player.press(/^(Finir mon tour|End my turn)$/);
    }
    for (let i = 1; i <= 4; i += 1) {
      const next = (this.turn + i) % 4;
      if (!alive.includes(next)) continue;
      this.turn = next;
      break;
    }
    await until(this.house, () => isAsked(this.player));
  }

  /** The dead gives the tokens to two who live. */
  async hand(dead: number, to: readonly [number, number]): Promise<void> {
    const person = this.people[dead] as Person;
    // Before it is asked for, a touch on a player would be another matter.
    await person.page.locator('[data-placing]').waitFor();
    for (const seat of to) await person.touch((this.people[seat] as Person).name);
    await person.press(/^(Poser les deux jetons|Place both tokens)$/);
    this.#at = [...to];
  }
}

const skip = async (people: readonly Person[]): Promise<void> => {
  for (const person of people) await person.skipsDrama();
};

const everyone = [0, 1, 2, 3];

describe('two games of Blood of the Werewolf', () => {
  it('one with a trial that Full Moon ends and a wrong claim, one with a right claim', async () => {
    const house = await House.open(deal);
    const people = [
      await Person.come(browser, 'Ana'),
      await Person.come(browser, 'Bo', 'en'),
      await Person.come(browser, 'Cléo'),
      await Person.come(browser, 'Dan', 'en'),
    ];
    const [ana, bo, cleo, dan] = people as [Person, Person, Person, Person];
    const code = await ana.lay(house.origin, 4, 0, 'Blood of the Werewolf');
    for (const person of people.slice(1)) {
      await person.join(house.origin, code);
      await person.ready();
    }
    await ana.ready();
    await ana.press('Distribuer');

    const table = new Table(house, people);
    // Face down until she leaves them open.
    await ana.page.locator('.blood-Fan-mutation').waitFor();
    expect(await ana.page.getByText('Pleine Lune').count()).toBe(0);
    expect(await ana.page.getByText('Loup-garou 1').count()).toBe(0);
    await ana.press(ana.words.play.table);
    await ana.press('Laisser les cartes visibles');
    await ana.sees('Pleine Lune');
    // Everyone's character but one's own.
    await ana.page
      .locator('.RoundTable-place', { hasText: 'Loup-garou 1' })
      .filter({ hasText: 'Cléo' })
      .waitFor();
    await ana.page
      .locator('.RoundTable-place.RoundTable-place', { hasText: 'carte que tu ne vois pas' })
      .filter({ hasText: 'Ana' })
      .waitFor();
    expect(await ana.page.getByText('Humain 1').count()).toBe(0);

    await table.begin();
    await table.accuse(0, 0);
    await table.end(everyone);
    await table.accuse(1, 0);
    await ana.hears('C’est ton procès');
    await bo.hears('On trial: Ana');
    await ana.press(/^Ta mutation/);
    await ana.press('Jouer Pleine Lune');
    await bo.page.locator('.blood-Notice-interruption', { hasText: 'Ana plays Full Moon' }).waitFor();
    // It lies open on the middle of every table, until the next turn has opened.
    for (const person of people) await person.page.locator('.blood-Saved-saved .PrintedCard-up').waitFor();
    await house.pass(3);
    for (const person of people)
      await person.page.locator('.blood-Saved-saved').waitFor({ state: 'detached' });
    table.turn = await turnAfter(table, everyone);

    await table.accuse(0, 1);
    await table.end(everyone);
    await table.accuse(1, 1);
    await bo.hears('Your trial');
    await bo.press('Die');
    await table.hand(1, [0, 3]);
    await cleo.sees(/Bo pose le second jeton devant Dan/);
    const living = [0, 2, 3];
    if (living.includes(table.turn)) await table.end(living);
    else await passTurn(table, living);

    // Three are left, and not of one camp.
    await table.player.press(
      /^(Annoncer que tous les survivants|Announce that all survivors|Claim that all)/,
    );
    await table.player.press(/^(Annoncer|Announce|Declare|Claim)$/);
    await skip(people);
    await ana.hears(/l’emportent/);
    await ana.sees(/annonce fausse/);
    await dan.sees(/½ point/);
    // What the verdict cites opens: a page by its name, once for the reasons that share it.
    const points = dan.page.locator('.Verdict-reasons').getByRole('button', { name: 'Points', exact: true });
    await expect.poll(() => points.count()).toBe(1);
    const { page } = table.player;
    await page
      .locator('.Verdict-reasons')
      .getByRole('button', { name: /^(L’annonce|The claim)$/ })
      .click();
    await page
      .locator('dialog .EntryView-entry', { hasText: /À un mort de la fin|One death before the end/ })
      .waitFor();
    await page.keyboard.press('Escape');

    await ana.press('Rejouer');
    for (const person of people) await person.ready();
    await ana.press('Distribuer');
    await table.begin();
    await table.accuse(0, 2);
    await table.end(everyone);
    await table.accuse(1, 2);
    await cleo.hears('C’est ton procès');
    await cleo.press('Mourir');
    await table.hand(2, [0, 1]);
    await dan.sees(/Cléo .*second token.* Bo/);
    const humans = [0, 1, 3];
    if (humans.includes(table.turn)) await table.end(humans);
    else await passTurn(table, humans);
    await table.player.press(
      /^(Annoncer que tous les survivants|Announce that all survivors|Claim that all)/,
    );
    await table.player.press(/^(Annoncer|Announce|Declare|Claim)$/);
    await skip(people);
    await ana.hears('Les Humains l’emportent');
    await bo.hears(/The Humans win|Humans win/);
    await ana.sees(/Tu gagnes/);
    await cleo.sees(/Tu perds/);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    for (const person of people) await person.leave();
    await house.close();
  });
});

/** After a trial that killed nobody the turn passes on. */
async function turnAfter(table: Table, alive: readonly number[]): Promise<number> {
  await passTurn(table, alive);
  return table.turn;
}

async function passTurn(table: Table, alive: readonly number[]): Promise<void> {
  for (let i = 1; i <= 4; i += 1) {
    const next = (table.turn + i) % 4;
    if (!alive.includes(next)) continue;
    table.turn = next;
    break;
  }
  await until(table.house, () => isAsked(table.player));
}
