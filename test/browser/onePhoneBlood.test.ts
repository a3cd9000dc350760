import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { handWords } from '../../apps/web/src/games/blood/handWords.ts';
import { BloodPhone, mutationNames } from './bloodPhone.ts';
import { openChromium } from './chromium.ts';
import { allFaults, faults } from './faults.ts';
import { Person, type Tongue } from './person.ts';
import { WebSpace } from './webSpace.ts';

/** Blood on one phone for all: plain files in a folder of a web space, and no network. */

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const supper = { fr: 'Souper', en: 'Supper' };
const names = ['Agathe', 'Malo', 'Inès', 'Théo', 'Zélie'];

/** One visit to a site that is then gone, and the network with it. */
async function visited(tongue: Tongue, width: number): Promise<{ phone: BloodPhone; origin: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-one-phone-'));
  expect(writeSite(process.env.VEILLEE_TEST_WEB ?? '', join(folder, 'site'), '0').ok).toBe(true);
  const space = await WebSpace.open({ '/jeux/veillee/': join(folder, 'site') });
  const origin = `${space.origin}/jeux/veillee`;
  const person = await Person.come(browser, 'Agathe', tongue, width);
  await person.page.goto(`${origin}/`);
  await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await space.close();
  rmSync(folder, { recursive: true, force: true });
  await person.offline(true);
  const phone = new BloodPhone(person, names);
  await phone.watch();
  await person.page.goto(`${origin}/`);
  return { phone, origin };
}

const otherErrors = ({ errors }: Person): string[] =>
  errors.filter((error) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/.test(error));

/** What was shown to nobody in particular, or to somebody who must not know it. */
function leaks({ shown, names: people, cards }: BloodPhone): readonly string[] {
  const own = people.flatMap((name, seat) => [`${name}: ${cards[seat]}`, `${name}: own card`]);
  return [...shown].filter((one) => own.includes(one) || (one.startsWith(': ') && /\d|card/.test(one)));
}

describe.each([
  ['fr', 360],
  ['en', 1440],
] as const)('Blood on one phone, without a network (%s, %i pixels)', (tongue, width) => {
  it('is dealt around, handed on, interrupted, killed, resumed, and shows nobody their own card', async () => {
    const { phone, origin } = await visited(tongue, width);
    const { person, cards, mutations } = phone;
    const word = handWords[tongue];
    const [, clue] = mutationNames[tongue];
    const found: string[] = [];
    const look = async (screen: string): Promise<void> =>
      void found.push(...(await allFaults(person, screen)));

    await phone.sitDown();
    await phone.calls('Agathe');
    await look('the deal');
    for (const seat of [0, 1]) await phone.looks(seat);
    // In the middle of the round: it goes on with whoever has not looked.
    await phone.comesBack(origin);
    // Meanwhile the match waits, so that the first turn still has its pause (B23).
    await person.press(person.words.play.table);
    await person.button(person.words.play.resume).waitFor();
    await person.page.keyboard.press('Escape');
    await phone.looks(2, async () => void found.push(...(await faults(person, 'the deal, held'))));
    for (const seat of [3, 4]) await phone.looks(seat);
    expect(new Set(cards).size).toBe(5);
    await phone.noted();
    // What was seen is all that was seen: the others' cards, and one's own mutation.
    const seen = names.map((name, seat) => [
      ...cards.filter((_, other) => other !== seat).map((card) => `${name}: ${card}`),
      ...mutationNames[tongue].filter((one) => one === mutations[seat]).map((one) => `${name}: ${one}`),
    ]);
    expect([...phone.shown].sort()).toEqual(seen.flat().sort());

    // Before the first has even taken the phone, Supper ends that turn, and it goes on to the next.
    const first = await phone.called();
    await look('between two hands');
    const hungry = names.find((name, seat) => name !== first && mutations[seat] === supper[tongue]) ?? '';
    expect(hungry).not.toBe('');
    await phone.interrupts(hungry);
    await phone.playsMutation();
    const player = names[(names.indexOf(first) + 1) % names.length] ?? '';
    if (player !== hungry) await phone.takes(player);
    await person.hears(/^(Ton tour s’ouvre|Your turn opens)$/);
    await look('a turn');

    // Somebody who holds Clue to Revenge takes the phone out of that hand, looks, and gives it back.
    const curious = names.find((name, seat) => name !== player && mutations[seat] === clue) ?? '';
    expect(curious).not.toBe('');
    await phone.interrupts(curious);
    await look('an interruption');
    await phone.playsMutation();
    const under = await phone.seesUnder();
    expect(cards).not.toContain(under);
    await person.press(word.giveBack(player));
    // Killed in the midst of a turn: nobody has the phone, and it is still theirs to take.
    await phone.takes(player);
    await phone.comesBack(origin);
    await phone.takes(player);
    // So it is when the screen was locked.
    await phone.isLocked();
    await phone.takes(player);

    // Everybody accuses the same one until it is settled; then the next.
    const target = (): string => phone.living()[0] ?? '';
    await phone.plays(player, target);
    const end = person.page.locator('main.Drama-drama');
    for (let hands = 0; hands < 40; hands += 1) {
      await end.or(person.page.locator('.blood-TakePad-pad')).waitFor();
      if ((await end.count()) > 0) break;
      const next = await phone.called();
      await phone.takes(next);
      await phone.plays(next, target);
    }
    expect(await end.count()).toBe(1);
    expect(phone.dead.size).toBe(3);
    // It is the table's end, nobody's in particular: the cards are turned one by one, the last with the verdict.
    await person.page.locator('.PrintedCard-up').waitFor();
    await look('the first card');
    while ((await person.page.locator('.Drama-ended').count()) === 0)
      await person.page.locator('.Drama-foot button').first().click();
    await look('the verdict');
    await person.press(tongue === 'fr' ? 'Pourquoi ?' : 'Why?');
    await person.page.locator('.Reveal-outcome').waitFor();
    expect(await person.page.getByText(person.words.you, { exact: true }).count()).toBe(0);
    await look('the end');

    await phone.noted();
    await person.press(person.words.play.again);
    await phone.calls('Agathe');
    expect(phone.shown).toContain(`${curious}: ${under}`);
    expect(leaks(phone)).toEqual([]);
    // Nobody's eyes but those that were called, and between them always nobody's, as while the end is fetched.
    const eyes = phone.eyes.at(-1) === '' ? phone.eyes.slice(0, -1) : phone.eyes;
    expect(eyes).toEqual(phone.hands);
    expect(found).toEqual([]);
    expect(otherErrors(person)).toEqual([]);
    await person.leave();
  });
});
