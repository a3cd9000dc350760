import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deckWords } from '../../apps/web/src/games/oneNight/deckWords.ts';
import { own } from '../../apps/web/src/games/oneNight/ownWords.ts';
import { revealWords } from '../../apps/web/src/reveal/words.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { passInPocket } from './drivenPocket.ts';
import { faults } from './faults.ts';
import { browser, house } from './opened.ts';
import { Person, type Tongue } from './person.ts';

const screens: readonly (readonly [Tongue, number])[] = [
  ['fr', 360],
  ['fr', 1440],
  ['en', 360],
  ['en', 1440],
];

describe.each(screens)('in %s at %i pixels', (tongue, width) => {
  it('step 1: home offers a table, a code, a game alone and the rules, and names whose games they are', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const say = homeWords[tongue];
    await ana.page.goto(house.origin);
    await ana.button(ana.words.home.make).waitFor();
    const credits = (await ana.page.locator('.Home-credits').textContent()) ?? '';
    for (const owed of ['Ted Alspach', 'Akihisa Okui', 'Chen Chih-Fan', 'Les Reptiliens de Quinte-Bourg'])
      expect(credits).toContain(owed);
    for (const owed of [say.unofficial, 'game-icons.net', 'CC BY 3.0', 'SIL OFL'])
      expect(credits).toContain(owed);
    const found = [...(await faults(ana, 'home'))];

    await ana.page.getByLabel(ana.words.home.code).fill('bato');
    await ana.press(ana.words.home.enter);
    await ana.sees(ana.words.home.badCode);
    await ana.press(new RegExp(`^${ana.words.home.alone}`));
    await ana.press(say.aloneDeal);
    await ana.sees(ana.words.join.noName);
    found.push(...(await faults(ana, 'alone')));
    await ana.page.keyboard.press('Escape');
    await ana.page.getByRole('link', { name: new RegExp(`^${say.rules}`) }).click();
    await ana.page.waitForURL(/#rules/);
    expect(found).toEqual([]);
    expect(ana.errors).toEqual([]);
    await ana.leave();
  });

  it('step 2: a table is made from a scenario or card by card, and every fault is said at once', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const say = deckWords[tongue];
    const open = ana.button(ana.words.create.open);
    await ana.page.goto(house.origin);
    await ana.press(ana.words.home.make);
    await ana.sees(ana.words.create.fine);
    const found = [...(await faults(ana, 'create'))];
    const chosen = ana.page.locator('.oneNight-Settings-scenario[aria-pressed="true"]');
    await chosen.filter({ hasText: own[tongue].players(3, 5) }).waitFor();
    await ana.sees(say.dealt(8, 5));
    await ana.press(/^(Gremlin)$/);
    await ana.page.locator('dialog .RuleSheet-page').waitFor();
    await ana.press(ana.words.close);

    await ana.press(own[tongue].freeDeck);
    await ana.sees(say.count(8, 8));
    await ana.press(say.remove('Vampire'));
    await ana.sees(say.count(7, 8));
    await ana.sees(say.add(1));
    await expect.poll(() => open.isDisabled()).toBe(true);
    await ana.page.getByRole('searchbox').fill('zzz');
    await ana.sees(say.nothing);
    await ana.page.getByRole('searchbox').fill(tongue === 'fr' ? 'macon' : 'mason');
    await ana.page.locator('.oneNight-DeckPicker-row').first().click();
    await ana.sees(say.drop(1));
    await expect.poll(() => ana.page.locator('.Checked-checked .faults li').count()).toBe(1);
    found.push(...(await faults(ana, 'deck')));
    await ana.press(say.trim);
    await ana.sees(say.complete);
    await ana.press(say.complete);
    await ana.sees(ana.words.create.fine);
    await ana.page.getByRole('searchbox').fill('');
    await ana.press(say.teams.werewolf);
    await ana.page
      .locator('.oneNight-DeckPicker-side:not([data-side="werewolf"])')
      .first()
      .waitFor({ state: 'detached' });
    await ana.page.locator('.oneNight-DeckPicker-side').first().waitFor();

    await ana.page.locator('details.more > summary').click();
    await ana.press(say.paces.quick);
    await ana.sees('6 s');
    await ana.page.getByLabel(say.gremlinSelf).check();
    found.push(...(await faults(ana, 'options')));
    await ana.page.getByLabel(ana.words.join.name).fill('Ana');
    await open.click();
    await ana.button(ana.words.lobby.deal).waitFor();
    expect(found).toEqual([]);
    expect(ana.errors).toEqual([]);
    await ana.leave();
  });
});

describe('a seat is found again from home', () => {
  it('by the table’s code; and a table can be forgotten', async () => {
    const ana = await Person.come(browser, 'Ana');
    const code = await ana.lay(house.origin, 4, 1);
    await ana.page.goto(house.origin);
    const shown = `${code.slice(0, 4)} ${code.slice(4)}`.toUpperCase();
    await ana.page.getByRole('link', { name: homeWords.fr.seatAt(shown) }).click();
    await ana.button('Distribuer').waitFor();
    await ana.page.goto(house.origin);
    await ana.press(homeWords.fr.forget(shown));
    await ana.page.getByText(homeWords.fr.seats).waitFor({ state: 'detached' });
    await ana.leave();
  });
});

describe('a story that was kept as a file', () => {
  it('is told again from home, and the way back leads home', async () => {
    const ana = await Person.come(browser, 'Ana', 'en');
    const kept = fileURLToPath(new URL('../../docs/examples/one-night.transcript.json', import.meta.url));
    await ana.page.goto(house.origin);
    await ana.press(homeWords.en.replay);
    await ana.page.locator('input[type=file]').setInputFiles(kept);
    await ana.skipsDrama();
    await ana.press(revealWords.en.home);
    await ana.button(ana.words.home.make).waitFor();
    expect(ana.errors).toEqual([]);
    await ana.leave();
  });
});

describe('alone', () => {
  it('one tap after the name the cards are dealt, and within three minutes the game is over', async () => {
    const ana = await Person.come(browser, 'Ana');
    await ana.page.goto(house.origin);
    await ana.press(/^Veiller en solitaire/);
    await ana.page.getByLabel('Ton nom').fill('Ana');
    await ana.press('Distribuer');
    await ana.hears('Ta carte est servie');
    for (let seconds = 0; seconds < 180; seconds += 6) {
      await ana.actsInTheDark();
      await passInPocket(ana.page, 6);
    }
    await ana.page.locator('main.Drama-drama, main.Reveal-end').waitFor();
    await ana.leave();
  });
});
