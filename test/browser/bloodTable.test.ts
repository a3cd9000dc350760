import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endingWords } from '../../apps/web/src/games/blood/endingWords.ts';
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
const act = (person: Person) => person.page.locator('.blood-Dock-dock .button.ember');
const seatOf = (person: Person, name: string) =>
  person.page.locator('.RoundTable-place .Seat-seat').filter({ hasText: name });

type Where = number | 'middle';
/** Before whom a token lies on this screen, counted from the one who looks. */
const whereIs = (person: Person, n: 1 | 2): Promise<Where> =>
  person.page
    .locator('.blood-Pieces-piece')
    .nth(n - 1)
    .evaluate((piece) => {
      const { style } = piece as HTMLElement;
      return style.getPropertyValue('--reach') === '0' ? 'middle' : Number(style.getPropertyValue('--k'));
    });
const lies = (person: Person, n: 1 | 2, where: Where): Promise<void> =>
  expect.poll(() => whereIs(person, n)).toBe(where);

async function drag(person: Person, n: 1 | 2, to: string): Promise<void> {
  // Waits until it stands still.
  await token(person, n).hover();
  const goal = await seatOf(person, to).boundingBox();
  if (goal === null) throw new Error('nowhere to drag it');
  const { mouse } = person.page;
  await mouse.down();
  await mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 6 });
  await mouse.up();
}

/** Lets the opening pause pass until one of them may accuse. */
async function asked(house: House, people: readonly Person[]): Promise<Person> {
  for (let i = 0; i < 60; i += 1) {
    for (const person of people) if ((await token(person, 1).count()) > 0) return person;
    await house.pass(1);
  }
  throw new Error('nobody may accuse');
}

/** A token goes before somebody by finger, by touch and by keys; twice it is taken back, the third time it stays. */
async function movesIt(person: Person, n: 1 | 2, target: Person, far: number, was: Where) {
  const to = target === person ? person.words.you : target.name;
  const back = async () => {
    await lies(person, n, far);
    await person.press(isFrench(person) ? 'Reprendre' : 'Take back');
    await lies(person, n, was);
  };
  await person.page.locator('.blood-Notice-guide', { hasText: /Glisse|Slide/ }).waitFor();
  await drag(person, n, to);
  await person.page.locator('.blood-Notice-guide', { hasText: /grand bouton|big button/ }).waitFor();
  await back();
  await token(person, n).click();
  await person.touch(to);
  await back();
  await token(person, n).focus();
  for (let now = was; now !== far; now = await whereIs(person, n)) {
    const before = now;
    await person.page.keyboard.press('ArrowRight');
    await expect.poll(() => whereIs(person, n)).not.toBe(before);
  }
}

/** On no phone, upright or on its side, lies the dock over one's own place. */
async function isFree(person: Person): Promise<void> {
  const was = person.page.viewportSize();
  if (was === null || was.width > 600) return;
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await person.resize(width, height);
    const covered = () =>
      person.page.evaluate(() => {
        const boxOf = (what: string) => document.querySelector(what)?.getBoundingClientRect();
        const [me, dock] = [boxOf('.RoundTable-place .Seat-me'), boxOf('.blood-Dock-dock')];
        if (me === undefined || dock === undefined) return 'nothing to see';
        return Math.min(me.bottom - dock.top, me.right - dock.left, dock.right - me.left) > 0;
      });
    await expect.poll(covered, { message: `${width} by ${height}` }).toBe(false);
  }
  await person.resize(was.width, was.height);
}

const allOf = <R>(people: readonly Person[], does: (person: Person, seat: number) => Promise<R>) =>
  Promise.all(people.map(does));

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
    const look = async (person: Person, screen: string) => void found.push(...(await faults(person, screen)));
    const [ana] = people as [Person];
    const code = await ana.lay(house.origin, 4, 0, 'Blood of the Werewolf');
    for (const person of people.slice(1)) {
      await person.join(house.origin, code);
      await person.ready();
    }
    await ana.ready();
    await ana.press('Distribuer');
    await allOf(people, async (person, seat) => {
      await learns(person, seat, look);
    });

    const first = people.indexOf(await asked(house, people));
    const at = (k: number): Person => people[(first + k) % 4] as Person;
    // Each moves the token that lies before them, or in the middle, to the next one; and nobody else sees it before.
    for (const k of [0, 1, 2]) {
      const mover = at(k);
      await asked(house, [mover]);
      const was = k === 0 ? 'middle' : 0;
      await lies(mover, 1, was);
      if (k > 0) await looksUnder(mover);
      await movesIt(mover, 1, at(k + 1), 1, was);
      await lies(at(k + 1), 1, k === 0 ? 'middle' : 3);
      await look(mover, 'placed');
      await isFree(mover);
      await act(mover).focus();
      await mover.page.keyboard.press('Enter');
      await lies(at(k + 1), 1, 0);
    }

    // The last brings the second token there too: a trial.
    const accused = at(3);
    await asked(house, [accused]);
    await movesIt(accused, 2, accused, 0, 'middle');
    await act(accused).click();
    await accused.hears(/^(C’est ton procès|Your trial)$/);
    await allOf(people, async (person) => {
      await person.page.locator('.blood-Table-accused', { hasText: '2' }).waitFor();
      // The newest line of the log stands first.
      await person.page
        .locator('.blood-Chronicle-latest li')
        .first()
        .filter({ hasText: /jetons|tokens/ })
        .waitFor();
      await person.sees(/Deux jetons sur deux|Two tokens of two/);
      await look(person, 'trial');
      await isFree(person);
    });
    // Nothing is asked before everybody has held their breath.
    expect(await accused.page.locator('.blood-Dock-dock .button').count()).toBe(0);
    await house.pass(3);
    await accused.page.locator('.blood-Dock-dock .button.danger').waitFor();
    // Whether a card saves or not, the screen looks the same.
    expect(await accused.page.getByText(/Pleine Lune|Full Moon/).count()).toBe(0);
    expect(await accused.page.locator('.blood-Dock-dock .button').count()).toBe(1);
    await isFree(accused);
    await accused.press(/^(Mourir|Die)$/);
    await accused.page.locator('[data-placing]').waitFor();
    for (const k of [0, 1]) await accused.touch(at(k).name);
    await accused.press(/^(Poser les deux jetons|Place both tokens)$/);

    // Three are left, not of one camp or of one: the claim ends it either way.
    const claimer = at(0);
    await asked(house, [claimer]);
    await lies(claimer, 1, 0);
    await claimer.press(/^(Annoncer que tous|Claim that all)/);
    await claimer.sees(endingWords[isFrench(claimer) ? 'fr' : 'en'].risk);
    await look(claimer, 'what a claim risks');
    await claimer.press(/^(Annoncer|Claim)$/);
    const counted = [0, 1, 2].every((k) => deal.characters[(first + k) % 4]?.startsWith('human')) ? 0 : 6;
    await allOf(people, async (person) => {
      await look(person, 'a card of the reveal');
      await person.skipsDrama();
      await person.page
        .locator('main.Reveal-end, main:has(.blood-Points-tally, .turned-turned)')
        .first()
        .waitFor();
      // Its first line says who one was.
      const own = cards[isFrench(person) ? 'fr' : 'en'][people.indexOf(person)] ?? '?';
      await person.page.locator('.Reveal-was', { hasText: own }).waitFor();
      await pointsAreTold(person, counted);
      await look(person, 'end');
    });
    expect(found).toEqual([]);
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    for (const person of people) await person.leave();
    await house.close();
  });
});

/** What is not said, the guide, the cards of the others and the mutation in one's hand. */
async function learns(
  person: Person,
  seat: number,
  look: (person: Person, screen: string) => Promise<void>,
): Promise<void> {
  const { page } = person;
  const fr = isFrench(person);
  // What is not said: read once, and again from the menu.
  const reminder = page.locator('.blood-Notice-reminder');
  await reminder.waitFor();
  await person.press(fr ? 'Compris' : 'Got it');
  await reminder.waitFor({ state: 'detached' });
  await person.press(person.words.play.table);
  await person.press(fr ? 'Ce qui ne se dit pas' : 'What is not said');
  await reminder.waitFor();
  await person.press(fr ? 'Compris' : 'Got it');

  // The guide begins with the cards: all lie face down until the eye is held, and mine always does.
  const guide = page.locator('.blood-Notice-guide');
  await guide.waitFor();
  const open = page.locator('.blood-cards-character:not(.blood-cards-down)');
  expect(await open.count()).toBe(0);
  await page.locator('.blood-Fan-eye').focus();
  await page.keyboard.down(' ');
  await open.first().waitFor();
  for (const [other, card] of cards[fr ? 'fr' : 'en'].entries())
    expect(await page.locator('.RoundTable-place', { hasText: card }).count()).toBe(other === seat ? 0 : 1);
  // Those beside me show no picture.
  expect(await page.locator('.blood-cards-character.blood-cards-near').count()).toBe(2);
  await look(person, 'held');
  await page.keyboard.up(' ');
  await open.first().waitFor({ state: 'detached' });
  await guide.filter({ hasText: /mutation/ }).waitFor();
  await page.locator('.blood-Fan-mutation').click();
  await page.locator('.blood-MutationSheet-card .RuleLink-link').waitFor();
  await look(person, 'mutation');
  await person.press(person.words.close);
}

/** The card under the token before me is looked at by holding. */
async function looksUnder(person: Person): Promise<void> {
  await person.press(/^(Regarder la carte|Look at the card)/);
  await person.page.locator('.blood-LookSheet-seen .blood-HoldPad-pad').focus();
  await person.page.keyboard.down(' ');
  await person.page.locator('.blood-LookSheet-seen h3', { hasText: /^(Loup-garou|Werewolf) 2$/ }).waitFor();
  await person.page.keyboard.up(' ');
  await person.page.locator('.blood-LookSheet-seen h3').waitFor({ state: 'detached' });
  await person.press(person.words.close);
}

async function pointsAreTold({ page }: Person, counted: number): Promise<void> {
  const rows = page.locator('.blood-Points-tally li');
  if (counted === 0) {
    await page.locator('.turned-turned.blood-Points-cards').waitFor();
    return;
  }
  await expect.poll(() => rows.count()).toBe(counted);
  // Two cards under tokens, both Werewolves': one point in halves.
  await rows.filter({ hasText: '+½' }).first().waitFor();
  await page.locator('.blood-Points-scale').waitFor();
}
