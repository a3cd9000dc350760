import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
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
const cards = {
  fr: ['Humain 1', 'Humain 2', 'Loup-garou 1', 'Humain 3'],
  en: ['Human 1', 'Human 2', 'Werewolf 1', 'Human 3'],
};

const isFrench = ({ words }: Person): boolean => words.you === 'toi';
const token = (person: Person, n: 1 | 2) =>
  person.button(
    isFrench(person)
      ? `Prendre le ${n === 1 ? 'premier' : 'second'} jeton`
      : `Take the ${n === 1 ? 'first' : 'second'} token`,
  );
const act = (person: Person) => person.page.locator('.blood-dock .button.ember');
const seatOf = (person: Person, name: string) =>
  person.page.locator('.place .seat').filter({ hasText: name });

/** Where a token lies on the screen, of the table's width and height. */
async function place(person: Person, n: 1 | 2): Promise<string> {
  return person.page
    .locator('.piece')
    .nth(n - 1)
    .evaluate((piece) => {
      const { k, reach } = {
        k: (piece as HTMLElement).style.getPropertyValue('--k'),
        reach: (piece as HTMLElement).style.getPropertyValue('--reach'),
      };
      return reach === '0' ? 'middle' : k;
    });
}

async function drag(person: Person, n: 1 | 2, to: string): Promise<void> {
  const from = await token(person, n).boundingBox();
  const goal = await seatOf(person, to).boundingBox();
  if (from === null || goal === null) throw new Error('nothing to drag');
  const { mouse } = person.page;
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  await mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 6 });
  await mouse.up();
}

/** Lets the opening pause pass until this one may accuse. */
async function asked(house: House, person: Person): Promise<void> {
  for (let i = 0; i < 60 && (await token(person, 1).count()) === 0; i += 1) await house.pass(1);
  await token(person, 1).waitFor();
}

describe('the table of Blood, in both languages, at 360 and 1440 pixels', () => {
  it('is learnt, moved on by drag, touch and keys, holds a trial and adds up the points', async () => {
    const house = await House.open(deal);
    const people = [
      await Person.come(browser, 'Ana', 'fr', 360),
      await Person.come(browser, 'Bo', 'en', 1440),
      await Person.come(browser, 'Cléo', 'fr', 1440),
      await Person.come(browser, 'Dan', 'en', 360),
    ];
    const found: string[] = [];
    const [ana] = people as [Person];
    const code = await ana.lay(house.origin, 4, 0, 'Blood of the Werewolf');
    for (const person of people.slice(1)) {
      await person.join(house.origin, code);
      await person.ready();
    }
    await ana.ready();
    await ana.press('Distribuer');

    for (const [seat, person] of people.entries()) {
      const { page } = person;
      const fr = isFrench(person);
      // What is not said: read once, and again from the menu.
      const reminder = page.locator('.reminder');
      await reminder.waitFor();
      await person.press(fr ? 'Compris' : 'Got it');
      await reminder.waitFor({ state: 'detached' });
      await person.press(person.words.play.table);
      await person.press(fr ? 'Ce qui ne se dit pas' : 'What is not said');
      await reminder.waitFor();
      await person.press(fr ? 'Compris' : 'Got it');

      // The guide begins with the cards: all lie face down until the eye is held, and mine always does.
      const guide = page.locator('.guide');
      await guide.waitFor();
      expect(await page.locator('.character:not(.down)').count()).toBe(0);
      const pad = page.locator('.eye-pad');
      await pad.focus();
      await page.keyboard.down(' ');
      const open = cards[fr ? 'fr' : 'en'];
      for (const [other, card] of open.entries())
        expect(await page.locator('.place', { hasText: card }).count()).toBe(other === seat ? 0 : 1);
      // Those beside me show no picture.
      expect(await page.locator('.character.near').count()).toBe(2);
      if (seat < 2) found.push(...(await faults(person, 'held')));
      await page.keyboard.up(' ');
      await page.locator('.character:not(.down)').first().waitFor({ state: 'detached' });
      await guide.filter({ hasText: /mutation/ }).waitFor();
      await page.locator('.mutation').click();
      await page.locator('.mutation-card .rule-link').waitFor();
      if (seat < 2) found.push(...(await faults(person, 'mutation')));
      await person.press(person.words.close);
    }

    let first = -1;
    for (let i = 0; i < 60 && first < 0; i += 1) {
      for (const [seat, person] of people.entries()) if (await token(person, 1).count()) first = seat;
      if (first < 0) await house.pass(1);
    }
    const at = (k: number): Person => people[(first + k) % 4] as Person;

    // By finger: the token waits where it was let go, and can be taken back.
    const dragger = at(0);
    await dragger.page.locator('.guide', { hasText: /Glisse|Slide/ }).waitFor();
    await drag(dragger, 1, at(1).name);
    await dragger.page.locator('.guide', { hasText: /grand bouton|big button/ }).waitFor();
    expect(await place(dragger, 1)).toBe('1');
    expect(await place(at(1), 1)).toBe('middle');
    found.push(...(await faults(dragger, 'placed')));
    await dragger.press(/^(Reprendre|Take back)$/);
    expect(await place(dragger, 1)).toBe('middle');
    await drag(dragger, 1, at(1).name);
    await act(dragger).click();

    // Touched, then whom: and before that, the card under the token before me is looked at by holding.
    const toucher = at(1);
    await toucher.page.locator('.piece:not(.moved)').nth(0).waitFor();
    await asked(house, toucher);
    expect(await place(toucher, 1)).toBe('0');
    await toucher.press(/^(Regarder la carte|Look at the card)/);
    const look = toucher.page.locator('.seen-card .hold-pad');
    await look.focus();
    await toucher.page.keyboard.down(' ');
    await toucher.page.locator('.seen-card h3', { hasText: /^(Loup-garou|Werewolf) 2$/ }).waitFor();
    await toucher.page.keyboard.up(' ');
    await toucher.page.locator('.seen-card h3').waitFor({ state: 'detached' });
    await toucher.press(toucher.words.close);
    await token(toucher, 1).click();
    await toucher.touch(at(3).name);
    await act(toucher).click();

    // By keys alone, which brings the second token to the same player: a trial.
    const typist = at(2);
    await asked(house, typist);
    const accused = at(3);
    await token(typist, 2).focus();
    for (let i = 0; i < 4; i += 1) {
      await typist.page.keyboard.press('ArrowRight');
      if ((await act(typist).textContent())?.includes(accused.name)) break;
    }
    await act(typist).focus();
    await typist.page.keyboard.press('Enter');
    await accused.hears(/^(C’est ton procès|Your trial)$/);
    for (const person of people) {
      await person.page.locator('.accused', { hasText: '2' }).waitFor();
      await person.sees(/Deux jetons sur deux|Two tokens of two/);
    }
    found.push(...(await faults(accused, 'trial')), ...(await faults(typist, 'trial seen')));
    // Whether a card saves or not, the screen looks the same.
    expect(await accused.page.getByText(/Pleine Lune|Full Moon/).count()).toBe(0);
    expect(await accused.page.locator('.blood-dock .button').count()).toBe(1);
    await accused.press(/^(Mourir|Die)$/);
    for (const k of [0, 1]) await accused.touch(at(k).name);
    await accused.press(/^(Poser les deux jetons|Place both tokens)$/);

    // Three are left, not of one camp or of one: the claim ends it either way.
    const claimer = at(0);
    await asked(house, claimer);
    expect(await place(claimer, 1)).toBe('0');
    await claimer.press(/^(Annoncer que tous|Claim that all)/);
    await claimer.press(/^(Annoncer|Claim)$/);
    for (const person of people)
      await person.page.locator('main.end, main:has(.tally, .turned)').first().waitFor();
    const counted = [0, 1, 3].every((k) => deal.characters[(first + k) % 4]?.startsWith('human')) ? 0 : 6;
    await pointsAreTold(people, counted, found);
    expect(found).toEqual([]);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    for (const person of people) await person.leave();
    await house.close();
  });
});

async function pointsAreTold(people: readonly Person[], counted: number, found: string[]): Promise<void> {
  for (const person of people) {
    const rows = person.page.locator('.tally li');
    if (counted === 0) await person.page.locator('.turned.cards').waitFor();
    else {
      await rows.first().waitFor();
      expect(await rows.count()).toBe(counted);
      // Two cards under tokens, both Werewolves': one point in halves.
      await rows.filter({ hasText: '+½' }).first().waitFor();
      await person.page.locator('.scale').waitFor();
    }
    if (person === people[0] || person === people[1]) found.push(...(await faults(person, 'end')));
  }
}
