/**
 * Takes pictures of every main screen in French and English at 360 and 1440 pixels:
 * `node scripts/screenshots.ts [folder]`.
 */
import { mkdirSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { openChromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { Person, type Tongue } from '../test/browser/person.ts';

const folder = process.argv[2] ?? 'screenshots';
mkdirSync(folder, { recursive: true });

type Shoot = (name: string) => Promise<void>;

const shooter =
  (person: Person, tongue: Tongue, width: number): Shoot =>
  async (name) => {
    await person.page.evaluate(() => document.fonts.ready);
    await person.page.screenshot({ path: `${folder}/${name}-${tongue}-${width}.png`, fullPage: width < 600 });
  };

const oneNight = {
  cards: ['marksman', 'vampire', 'pickpocket', 'priest', 'count', 'gremlin', 'copycat', 'thing'],
};

async function evening(browser: Browser, tongue: Tongue, width: number): Promise<void> {
  const house = await House.open(oneNight);
  const ana = await Person.come(browser, 'Agathe', tongue, width);
  const { words } = ana;
  const shoot = shooter(ana, tongue, width);
  await ana.page.goto(house.origin);
  await ana.button(words.home.make).waitFor();
  await shoot('01-home');
  await ana.press(words.home.make);
  await ana.page.getByLabel(words.join.name).fill('Agathe');
  await ana.sees(words.create.fine);
  await shoot('02-create');
  await ana.press(/^(Nos propres cartes|Our own cards)$/);
  await shoot('02-deck');
  const code = await ana.lay(house.origin, 5, 4);
  await shoot('03-lobby');
  const tv = await Person.come(browser, 'TV', tongue, 1440);
  const shootTv = shooter(tv, tongue, 1440);
  await tv.page.goto(`${house.origin}/#${code}`);
  await tv.button(words.join.watch).waitFor();
  await shooter(tv, tongue, 1440)('00-join');
  await tv.press(words.join.watch);
  await tv.button(words.lobby.share).waitFor();
  await shootTv('09-tv-lobby');
  await ana.ready();
  await ana.press(words.lobby.deal);
  const pad = ana.button(words.play.hold);
  await pad.waitFor();
  await shoot('04-deal');
  await pad.focus();
  await ana.page.keyboard.down(' ');
  await ana.page.locator('.card h3').waitFor();
  await shoot('04-deal-held');
  await ana.page.keyboard.up(' ');
  await ana.press(/^(Oui|Yes)$/);
  await house.pass(2);
  await ana.sees(words.play.asleep);
  await house.pass(10);
  await ana.hears(/Vampires/);
  await ana.page.locator('.place button.seat').first().click();
  await shoot('05-asleep');
  await shootTv('09-tv-dusk');
  for (const call of [/Comte|Count/, /Prêtre|Priest/, /[Mm]ar(que|k)/]) {
    await house.pass(10);
    await ana.hears(call);
  }
  for (let i = 0; i < 6; i += 1) {
    await house.pass(10);
    if (await ana.page.getByText(/Quelle carte regardes-tu|Whose card do you look at/).count()) break;
  }
  const awake = (await ana.page.getByText(/Quelle carte regardes-tu|Whose card do you look at/).count()) > 0;
  if (awake) await ana.page.locator('.place button.seat').nth(1).click();
  await shoot('05-acting');
  await shootTv('09-tv-night');
  if (awake) {
    await ana.confirm();
    await ana.sees(/tu as vu|you saw/);
    await shoot('05-acted');
  }
  await ana.press(words.play.notes);
  await shoot('05-notes');
  await ana.press(words.close);
  for (let i = 0; i < 8; i += 1) {
    await house.pass(10);
    if (await ana.page.getByRole('heading', { level: 1, name: /^(Parlez|Talk)$/ }).count()) break;
  }
  await ana.hears(/^(Parlez|Talk)$/);
  for (const claim of [/^(J’ai dormi|I slept)/, /^(Je n’ai croisé personne|I met nobody)/]) {
    await ana.press(/^(Dire ce que j’ai fait|Say what I did)$/);
    if (claim.source.includes('dormi')) await shoot('06-claims');
    await ana.page.getByRole('dialog').getByRole('button', { name: claim }).click();
    await ana.confirm();
    await ana.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await shoot('06-day');
  await shootTv('09-tv-day');
  await ana.press(/^(Oui|Yes)$/);
  await house.pass(2);
  await ana.hears(/Qui désignes|Whom do you point/);
  await house.pass(2);
  await ana.page.locator('.place button.seat').nth(2).click();
  await shoot('07-vote');
  await house.pass(30);
  await ana.sees(words.play.why);
  await shoot('08-end');
  await shootTv('09-tv-end');
  for (const person of [ana, tv]) await person.leave();
  await house.close();
}

const blood = {
  characters: ['human-1', 'human-5', 'werewolf-1', 'human-3', 'werewolf-5', 'werewolf-2', 'human-2'],
  tokens: ['werewolf-4', 'human-4'],
  mutations: [1, 3, 5, 7, 9, 2, 4],
};

async function bloodEvening(browser: Browser, tongue: Tongue, width: number): Promise<void> {
  const house = await House.open(blood);
  const ana = await Person.come(browser, 'Agathe', tongue, width);
  const { words } = ana;
  const shoot = shooter(ana, tongue, width);
  await ana.lay(house.origin, 7, 6, 'Blood of the Werewolf');
  await ana.ready();
  await ana.press(words.lobby.deal);
  await ana.page.locator('.mutation').waitFor();
  for (let i = 0; i < 60; i += 1) {
    await house.pass(5);
    if (await ana.button(/^(Prendre le premier jeton|Take the first token)$/).count()) break;
    if (await ana.page.getByText(words.play.why).count()) break;
  }
  if (await ana.page.locator('.place button.seat').count())
    await ana.page.locator('.place button.seat').nth(1).click();
  await shoot('10-blood');
  await house.pass(3600);
  for (let i = 0; i < 80; i += 1) {
    if (await ana.page.getByText(words.play.why).count()) break;
    await house.pass(3600);
  }
  await ana.sees(words.play.why);
  await shoot('10-blood-end');
  await ana.leave();
  await house.close();
}

const browser = await openChromium();
for (const tongue of ['fr', 'en'] as const) {
  for (const width of [360, 1440]) {
    await evening(browser, tongue, width);
    await bloodEvening(browser, tongue, width);
  }
}
await browser.close();
