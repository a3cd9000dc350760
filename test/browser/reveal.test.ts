import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endWords } from '../../apps/web/src/games/oneNight/endWords.ts';
import { revealWords } from '../../apps/web/src/reveal/words.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person } from './person.ts';
import { readsItAll } from './readsItAll.ts';
import { dealt, Told } from './told.ts';

/** One game is played; its end is looked at in both languages at 360 and at 1440 pixels, and on the table's screen. */

let browser: Browser;
let house: House;
let told: Told;
let ana: Person;
let bo: Person;
let cleo: Person;
let dan: Person;
let shared = '';
const found: string[] = [];
const { fr, en } = revealWords;
const look = async (person: Person, screen: string): Promise<void> =>
  void found.push(...(await faults(person, screen)));

beforeAll(async () => {
  browser = await openChromium();
  house = await House.open(dealt);
  told = await Told.sit(house);
  await told.host.do({ t: 'start' });
  await told.host.settled();
  ana = await told.phone(browser, 0, 'fr', 360);
  bo = await told.phone(browser, 1, 'en', 1440);
  cleo = await told.phone(browser, 2, 'fr', 1440);
  dan = await told.phone(browser, 3, 'en', 360);
  expect((await fetch(storyUrl('null'))).status).toBe(404);
  await told.playOut();
});
afterAll(async () => {
  await told.leave();
  await browser.close();
  await house.close();
});

const storyUrl = (id: string): string =>
  `${house.origin.replace('veillee.test', '127.0.0.1')}/api/story/${id}`;
const titles = ['Les doigts volent', 'Les cartes se tournent'];

/** The verdict stands before them, wherever the story before this one left them: one that fails takes no other along. */
async function atTheVerdict(...people: readonly Person[]): Promise<void> {
  for (const person of people) {
    if (await person.page.locator('.Reveal-printed').isVisible()) continue;
    await person.page.reload();
    await person.page.locator('.Drama-drama, .Reveal-printed').first().waitFor();
    if (await person.page.locator('.Drama-drama').isVisible()) await person.skipsDrama();
  }
}

/** A player's place on the revealed table. */
const seatOn = (person: Person, name: string) =>
  person.page.locator('.oneNight-RevealSeat-seat').filter({ hasText: name });
describe('the end of a game', () => {
  it('goes by beats, the same for all: by tap where motion is not wanted, by itself elsewhere, and can be skipped', async () => {
    for (const title of titles) {
      await ana.hears(title);
      if (title === titles[0]) {
        await expect.poll(() => ana.page.locator('.oneNight-RevealTable-finger').count()).toBe(4);
        await ana.sees('Voix : Cléo 3, toi 1.');
        await look(ana, 'fingers');
      } else {
        await seatOn(ana, 'Bo').filter({ hasText: 'Vampire' }).waitFor();
        await ana.sees('Le plus de voix (3) : le vote tue Cléo.');
        await look(ana, 'cards');
      }
      expect(await ana.page.locator('.Reveal-outcome').count()).toBe(0);
      await ana.page.locator('.Drama-stage').click();
    }
    await ana.hears('Le Clan des Vampires l’emporte');

    await bo.hears('Fingers fly');
    await look(bo, 'fingers, wide');
    // The caption and its button are one strip along the foot.
    const edges = (part: string) =>
      bo.page.locator(part).evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return [Math.round(top), Math.round(bottom)];
      });
    expect(await edges('.Drama-foot')).toEqual(await edges('.Drama-caption'));
    await bo.press('Go on');
    await bo.hears('The cards turn');
    await bo.press('Go on');
    // Where there is room the verdict is spoken on the table, and its reasons come after it.
    await bo.page
      .locator('[data-beat="verdict"]')
      .getByRole('heading', { level: 1, name: 'The Vampire Clan wins' })
      .waitFor();
    await look(bo, 'the verdict on the table');
    await bo.press('Why?');
    await bo.sees('You win. Why?');
    // Who comes back finds the verdict at once.
    await ana.page.reload();
    await ana.hears('Le Clan des Vampires l’emporte');
  });

  it('says why for each player, with the way through the chart, and opens the rulings', async () => {
    await atTheVerdict(ana, bo);
    await ana.sees('Tu gagnes. Pourquoi ?');
    await ana.sees('Tu as la marque du Vampire : te voilà Vampire du Clan, quelle que soit ta carte.');
    expect(await ana.page.locator('.Verdict-reasons').getByText('Dan perd').count()).toBe(0);
    const path = async () =>
      (await ana.page.locator('.oneNight-Chart-path li').allInnerTexts()).map((line) =>
        line.replace(/\s+/g, ' '),
      );
    await expect
      .poll(path)
      .toEqual([
        'Quelqu’un est mort ? oui',
        'Un Tanneur est mort ? non',
        'Un Vampire ou un Loup-Garou est mort ? non',
        'Un Vampire ou un Loup-Garou est à table ? oui',
        'Le Clan gagne',
      ]);
    await ana.page.getByText('Tout le schéma').click();
    await expect
      .poll(() => ana.page.locator('.oneNight-Chart-whole b.oneNight-Chart-lit').allInnerTexts())
      .toEqual(['Le Clan gagne']);
    await look(ana, 'verdict');
    await liesDown(ana, ['.Reveal-outcome', '.Reveal-foot .button.ember', '.Verdict-reasons li']);
    await ana.page.locator('.Verdict-fate button').filter({ hasText: 'Dan' }).click();
    await ana.sees('Dan perd. Pourquoi ?');
    await ana.sees('Dan perd avec le Village.');
    expect(await ana.page.getByText('Ana a la marque du Vampire').count()).toBe(0);
    await bo.sees('You win. Why?');
    await bo.sees('You win with the Vampire Clan.');
    await look(bo, 'verdict, wide');
    await bo.page.locator('.Verdict-reasons .RuleLink-number').first().click();
    await bo.page.getByRole('dialog').waitFor();
    await bo.page.keyboard.press('Escape');
    await bo.page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('tells the night in order, with what moved and every journey, and what touched one chair', async () => {
    await atTheVerdict(ana, bo);
    await ana.press(fr.story);
    await ana.sees('Dan regarde la carte de Cléo : Vampire.');
    await expect
      .poll(() => ana.page.locator('.oneNight-Story-tally li').allInnerTexts())
      .toEqual([expect.stringMatching(/Cléo.*3.*(tombeau|meurt)/s), expect.stringMatching(/(Ana|toi).*1/s)]);
    await ana.sees(/^Restés au centre/);
    const moved = ana.page
      .locator('.oneNight-Story-timeline li')
      .filter({ hasText: /carte de Bo avec celle de Cléo/ })
      .locator('.oneNight-Story-moves li');
    await expect
      .poll(() => moved.allInnerTexts())
      .toEqual([expect.stringContaining('Pickpocket'), expect.stringContaining('Vampire')]);
    await ana.page.getByText(endWords.fr.journeys).click();
    await ana.page
      .locator('.oneNight-Story-journeys li')
      .filter({ hasText: 'le plateau' })
      .getByText('toi')
      .waitFor();
    await look(ana, 'story');
    await ana.page.locator('.SeatPicker-seat').filter({ hasText: 'Dan' }).click();
    await ana.sees('Ce que la nuit a mis devant Dan');
    expect(await ana.page.getByText('Bo échange').count()).toBe(0);
    await bo.press(en.story);
    await bo.sees('At dusk');
    await bo.page
      .locator('.oneNight-Story-journeys li')
      .filter({ hasText: 'the board' })
      .getByText('you')
      .waitFor({
        state: 'attached',
      });
    await look(bo, 'story, wide');
  });

  it('is seen again from any chair, by button, slider and key, and no more than that chair saw', async () => {
    await atTheVerdict(ana, bo);
    for (const [person, say] of [
      [ana, fr],
      [bo, en],
    ] as const) {
      await person.press(say.story);
      await person.press(say.stepwise);
      await person.sees(say.asSeenByYou);
    }
    await ana.page.locator('.SeatPicker-seat').filter({ hasText: 'Cléo' }).click();
    await ana.sees(fr.asSeenBy('Cléo'));
    const slider = ana.page.getByRole('slider');
    await slider.focus();
    await ana.page.keyboard.press('ArrowRight');
    await ana.page.getByText(/^Moment 2 sur/).waitFor();
    await ana.press(new RegExp(fr.before));
    await ana.page.getByText(/^Moment 1 sur/).waitFor();
    await look(ana, 'eyes');
    await liesDown(ana, ['.Replay-learnt h3', 'input[type=range]', '.Replay-controls .button']);
    const last = Number(await slider.getAttribute('max'));
    let [all, before] = ['', ''];
    // Up to the vote; the last moment is the end, where all is turned up for everybody.
    for (let i = 0; i < last; i += 1) {
      await ana.page.getByText(new RegExp(`^Moment ${i + 1} sur`)).waitFor();
      const scene = ((await ana.page.locator('.Replay-scene').textContent()) ?? '').replaceAll('\u00a0', ' ');
      // Every moment tells something that the one before did not.
      expect(scene).not.toBe(before);
      const tells = await ana.page.locator('.Replay-learnt h3, .Replay-given, .Replay-asked').count();
      expect([i, tells > 0 || before === '']).toEqual([i, true]);
      before = scene;
      all += scene;
      expect(await ana.page.locator('.Replay-scene details').count()).toBeLessThanOrEqual(1);
      await ana.press(new RegExp(fr.after));
    }
    await ana.sees(fr.over);
    expect(all).toContain('Ta carte au départ : Vampire');
    expect(all).toContain('Tu as mordu Bo');
    // What the Seer, the Pickpocket and the Gremlin did and saw is theirs.
    for (const theirs of ['Tu as vu', 'échangé', 'Ta carte au départ : Gremlin', 'Que regardes-tu'])
      expect(all).not.toContain(theirs);
    await ana.page.locator('.SeatPicker-picker').getByRole('button', { name: fr.table }).click();
    await ana.sees(fr.asSeenByTable);
    await bo.press(en.play);
    await bo.page.getByText(/^Moment 2 of/).waitFor();
    await bo.press(en.pause);
    await look(bo, 'eyes, wide');
    for (const person of [ana, bo]) for (let i = 0; i < 2; i += 1) await person.press(person.words.back);
    for (const person of [ana, bo]) await person.page.locator('.Reveal-printed').waitFor();
  });

  it('is all of that in the other language at either width too', async () => {
    await Promise.all([cleo, dan].map((person) => readsItAll(person, look)));
  });

  it('is verified in the page against the fingerprint seen before; a forged story does not pass', async () => {
    await atTheVerdict(ana);
    await ana.press(fr.verify);
    await ana.sees(fr.sound);
    await expect.poll(() => ana.page.locator('.Verify-findings [data-held="true"]').count()).toBe(3);
    await look(ana, 'verify');
    const story = told.host.room.match?.story ?? '';
    const honest = (await (await fetch(storyUrl(story))).json()) as { seed: string; inputs: object[] };
    const file = join(tmpdir(), `veillee-reveal-${process.pid}.json`);
    const tries = async (content: string): Promise<void> => {
      writeFileSync(file, content);
      await ana.page.locator('input[type=file]').setInputFiles(file);
    };
    await tries(JSON.stringify({ ...honest, seed: 'b8'.repeat(32) }));
    await ana.sees(fr.unsound);
    await ana.sees(/Le hasard de ce récit n’est pas celui qui fut scellé/);
    const other = honest.inputs.map((input) =>
      'answer' in input && JSON.stringify(input.answer).includes('"cards"')
        ? { ...input, answer: { do: 'cards', players: [0, 3] } }
        : input,
    );
    await tries(JSON.stringify({ ...honest, inputs: other }));
    await ana.sees(/ne sont pas ceux que cette table a vus/);
    await tries('{"veillee":1}');
    await ana.sees(fr.unreadable);
    await tries(JSON.stringify(honest));
    await ana.sees(fr.sound);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    await tries(JSON.stringify({ ...honest, deal: 'DEEP' }).replace('"DEEP"', deep));
    await ana.sees(fr.unreadable);
    await ana.press('Fermer');
  });

  it('can be kept, and opened by its address without a seat', async () => {
    await atTheVerdict(ana);
    const [download] = await Promise.all([
      ana.page.waitForEvent('download'),
      ana.page.getByRole('link', { name: fr.transcript }).click(),
    ]);
    const kept: unknown = JSON.parse(readFileSync((await download.path()) as string, 'utf8'));
    expect(kept).toMatchObject({
      game: 'one-night',
      seats: 4,
      deal: dealt,
      names: ['Ana', 'Bo', 'Cléo', 'Dan'],
    });
    await ana.press(fr.share);
    const address = ana.page.getByLabel(fr.address);
    await expect.poll(() => address.inputValue()).toMatch(/\/#story\/[\w-]{24}$/);
    shared = await address.inputValue();
    // Ninety days from its game, as the house says.
    await ana.sees(/Ce lien vaut jusqu’au \d{1,2}(er)? \p{L}+ 20\d\d\./u);
    await ana.press(fr.copy);
    await look(ana, 'share');
    await ana.press('Fermer');
    const guest = await Person.come(browser, 'guest', 'en', 360);
    await guest.page.goto(shared);
    await guest.hears('Fingers fly');
    await guest.skipsDrama();
    await guest.hears('The Vampire Clan wins');
    expect(await guest.button(/Play again|One more/).count()).toBe(0);
    await guest.press(en.verify);
    await guest.sees(en.halfSound);
    await guest.press('Close');
    await look(guest, 'a shared story');
    await guest.page.goto(`${house.origin}/#story/${'x'.repeat(24)}`);
    await guest.sees(en.gone);
    expect(guest.errors.filter((line) => !line.includes('404'))).toEqual([]);
    await guest.leave();
  });

  it('leads to the next game in one tap, and the evening’s score goes on', async () => {
    await atTheVerdict(ana, bo, cleo, dan);
    await ana.sees(fr.eveningHint(1));
    await ana.page.locator('.Scores-scores .Scores-leads').filter({ hasText: 'Bo' }).waitFor();
    await ana.sees(/On attend encore.: Bo, Cléo, Dan/);
    await bo.press(en.oneMore);
    await cleo.press(fr.oneMore);
    await dan.press(en.oneMore);
    await ana.sees(fr.againNow);
    await ana.press(fr.again);
    await bo.button(bo.words.play.hold).waitFor();
    await told.host.settled();
    expect(told.host.room.match?.number).toBe(2);
    await told.playOut();
    await ana.skipsDrama();
    await ana.sees(fr.eveningHint(2));
    await ana.press(fr.story);
    await ana.press(fr.again);
    await ana.button(ana.words.lobby.deal).waitFor();
    await ana.press(ana.words.play.table);
    await ana.page.getByRole('dialog').getByText('2 sur 2').first().waitFor();
    expect([ana, bo, cleo, dan].flatMap(({ errors }) => errors)).toEqual([]);
    expect(found).toEqual([]);
  });
});

/** On a phone that lies down the first of each of these is in sight without scrolling. */
async function liesDown(person: Person, parts: readonly string[]): Promise<void> {
  const was = person.page.viewportSize();
  await person.resize(844, 390);
  await person.rests();
  const hidden = await person.page.evaluate((all) => {
    scrollTo({ top: 0, behavior: 'instant' });
    return all.filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box === undefined || box.top < 0 || box.bottom > innerHeight;
    });
  }, parts);
  expect(hidden).toEqual([]);
  await look(person, `${parts[0]}, lying`);
  if (was !== null) await person.resize(was.width, was.height);
}
