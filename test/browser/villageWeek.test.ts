import { specialityIds } from '@veillee/quinte-bourg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../apps/web/src/games/quinteBourg/rules.ts';
import { speakerOf } from '../../apps/web/src/games/speaker.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import type { Tongue } from './person.ts';
import { shapeOf, Villager } from './villager.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const bots = 12;
/** Who has a phone, in the order of their seats: the host, then behind the bots those who came. */
const people = ['Ana', 'Basile', 'Chloé', 'Désiré', 'Éva', 'Fanny', 'Gus', 'Hervé'] as const;
type Name = (typeof people)[number];
const pack: readonly Name[] = ['Chloé', 'Fanny', 'Hervé'];
const seats = ['Ana', ...new Array<string>(bots).fill(''), ...people.slice(1)];
/** By his number each speciality is dealt once. */
const deal = {
  roles: seats.map((name) => (pack.some((one) => one === name) ? 'reptilian' : 'villager')),
  specialities: specialityIds.slice(0, seats.length),
  lovers: null,
};

/** Whom those with phones sentence, evening by evening; the village rests on Sunday. */
const week: readonly (readonly [weekday: string, sentenced: Name | null])[] = [
  ['lundi', null],
  ['mardi', 'Chloé'],
  ['mercredi', null],
  ['jeudi', 'Fanny'],
  ['vendredi', null],
  ['samedi', null],
  ['dimanche', null],
  ['lundi', 'Hervé'],
];

describe('a village of twenty, eight people and twelve bots, the app leading', () => {
  it('is played on phones from Monday to the Monday after, and to its verdict', async () => {
    const house = await House.open(deal, { still: true });
    const all = await sitDown(house);
    const at = (name: Name): Villager => all[people.indexOf(name)] as Villager;
    const cards = await Promise.all(all.map(readsCards));
    expect(cards.map(([, speciality]) => speciality)).toEqual(
      all.map(({ person }) => specialityOf(person.name as Name, person.tongue)),
    );

    await at('Ana').waitsFor(house, /Reptiliens, ouvrez les yeux/, 20);
    expect(await shapeOf(at('Chloé'))).toEqual(await shapeOf(at('Ana')));
    const found = [...(await faults(at('Ana').person, 'night')), ...(await namedElsewhere(all, people))];
    // The pack's only word for its prey; the other two leave it to her.
    await at('Chloé').open('village');
    await at('Chloé').touch('Ambroise');
    await at('Chloé').person.confirm();

    for (const [weekday, sentenced] of week) {
      await untilDay(house, at('Ana'), weekday);
      if (weekday === 'mercredi') {
        found.push(...(await faults(at('Gus').person, 'day')));
        await at('Éva').gives('Gus');
        await at('Gus').knows('Éva met 1 pièce dans ta bourse.');
      }
      if (weekday === 'vendredi')
        found.push(...(await namedElsewhere(all, ['Ana', 'Basile', 'Désiré', 'Éva', 'Gus', 'Hervé'])));
      if (sentenced === null) continue;
      await sentence(house, all, sentenced);
      if (sentenced === 'Chloé') await becomesGhost(house, at('Chloé'));
    }

    const over = at('Ana').person.page.locator('.Reveal-outcome');
    for (let i = 0; i < 100 && (await over.count()) === 0; i += 1) await house.pass(10);
    await Promise.all(
      all.map(({ person }) => person.sees(/^(Les Villageois l’emportent|The Villagers win)/)),
    );
    for (const { person } of all) {
      const [wins, loses] = person.tongue === 'fr' ? ['Tu gagnes.', 'Tu perds.'] : ['You win.', 'You lose.'];
      await person.sees(new RegExp(`^${pack.some((one) => one === person.name) ? loses : wins}`));
    }
    // The week as a film: who died in which evening.
    const film = at('Ana').person.page.locator('.quinteBourg-Film-frame');
    await film.nth(week.length - 1).click();
    await at('Ana')
      .person.page.locator('.quinteBourg-Film-told')
      .filter({ hasText: 'Hervé, exécution' })
      .waitFor();
    found.push(...(await faults(at('Ana').person, 'end')));
    expect(found).toEqual([]);
    expect(all.flatMap(({ person }) => person.errors)).toEqual([]);
    for (const { person } of all) await person.leave();
    await house.close();
  });
});

/** Every other one reads English. */
async function sitDown(house: House): Promise<readonly Villager[]> {
  const all = await Promise.all(
    people.map((name, i) => Villager.come(browser, name, i % 2 === 0 ? 'fr' : 'en')),
  );
  const [ana, ...others] = all as [Villager, ...Villager[]];
  const code = await ana.person.lay(house.origin, seats.length, bots, 'Quinte-Bourg');
  for (const { person } of others) {
    await person.join(house.origin, code);
    await person.ready();
  }
  await ana.person.ready();
  await ana.person.press('Distribuer');
  return all;
}

/** Both cards, held, and said to be seen. */
async function readsCards(one: Villager): Promise<readonly string[]> {
  const names = one.person.page.locator('.quinteBourg-CardFace-card h2');
  await one.person.button(/^(Oui|Yes)$/).waitFor();
  const read = await one.holds(async () => {
    await names.nth(1).waitFor();
    return names.allInnerTexts();
  });
  await one.person.press(/^(Oui|Yes)$/);
  return read;
}

/** Whose speciality can be read on whose phone, held, though it is not theirs; or cannot where it should. */
async function namedElsewhere(all: readonly Villager[], alive: readonly Name[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const one of all.filter(({ person }) => alive.some((name) => name === person.name))) {
    await one.open('me');
    const page = await one.held('body');
    const { name: own, tongue } = one.person;
    for (const owner of alive) {
      const speciality = specialityOf(owner, tongue);
      if (page.includes(speciality) !== (owner === own))
        found.push(`${speciality} of ${owner} on the phone of ${own}`);
    }
    await one.open('todo');
  }
  return found;
}

/** What somebody's second card is called on a phone of that tongue. */
function specialityOf(name: Name, tongue: Tongue): string {
  const card = deal.specialities[seats.indexOf(name)];
  return speakerOf(rules.text[tongue], tongue, []).format('speciality', card as string) ?? '';
}

/** Lets time pass until that day has dawned. */
async function untilDay(house: House, { person }: Villager, weekday: string): Promise<void> {
  const day = person.page.locator('main[data-secret="false"]').getByText(new RegExp(`^${weekday}`));
  for (let i = 0; i < 300 && (await day.count()) === 0; i += 1) await house.pass(60);
  await day.first().waitFor();
}

/** Whoever is asked names them, each in turn, until the sentence has fallen. */
async function sentence(house: House, all: readonly Villager[], name: Name): Promise<void> {
  for (let i = 0; i < 300; i += 1) {
    for (const one of all) if (await one.isAskedToVote()) await one.votes(name);
    if (await isSentenced(all, name)) return;
    // Less than a vote has.
    await house.pass(20);
  }
  throw new Error(`${name} is never sentenced`);
}

const isSentenced = async ([ana]: readonly Villager[], name: string): Promise<boolean> =>
  (await ana?.person.page.getByText(new RegExp(`${name}.*(exécut|mort)`)).count()) !== 0;

async function becomesGhost(house: House, { person }: Villager): Promise<void> {
  const ghost = person.button('Devenir fantôme');
  for (let i = 0; i < 60 && (await ghost.count()) === 0; i += 1) await house.pass(2);
  await ghost.click();
}
