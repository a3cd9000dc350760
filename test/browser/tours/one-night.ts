import { evening } from '../../../apps/web/src/words/evening.ts';
import { homeWords } from '../../../apps/web/src/words/home.ts';
import { House } from '../house.ts';
import { Person } from '../person.ts';
import { closed, sheet, type Tour, toVote, type Walk, yes } from './walk.ts';

/** By seat; the last three lie in the centre. Bots do as little as they may. */
const cards = {
  cards: ['marksman', 'vampire', 'pickpocket', 'priest', 'count', 'gremlin', 'copycat', 'thing'],
};

async function atTheDoor(walk: Walk, house: House, ana: Person): Promise<string> {
  const { look, tongue } = walk;
  const { words, page } = ana;
  await page.goto(house.origin);
  await ana.button(words.home.make).waitFor();
  await look('01-home', ana);
  await page.getByRole('link', { name: homeWords[tongue].rules }).first().click();
  await page.locator('a[href="#rules/one-night/character"]').waitFor();
  await look('01-rules', ana);
  await page.goto(`${house.origin}/#rules/one-night/gremlin`);
  await ana.hears('Gremlin');
  await look('01-rule', ana);
  await page.goto(`${house.origin}/#`);
  await ana.press(new RegExp(`^${words.home.alone}`));
  await page.getByLabel(words.join.name).waitFor();
  await look('02-alone', ana);
  await page.reload();
  await ana.press(words.home.make);
  await page.getByLabel(words.join.name).fill('Agathe');
  await ana.sees(words.create.fine);
  await look('02-create', ana);
  await ana.press(/^(Nos propres cartes|Our own cards)/);
  await page.locator('.oneNight-DeckPicker-list').first().waitFor();
  await look('02-deck', ana);
  return ana.lay(house.origin, 5, 3);
}

async function beforeTheDeal(
  walk: Walk,
  house: House,
  ana: Person,
  code: string,
): Promise<readonly [Person, Person]> {
  const { browser, tongue, width, look } = walk;
  const { words } = ana;
  await look('03-lobby', ana);
  await ana.page.locator('.RoundTable-place button.Seat-seat.Seat-me').click();
  await ana.page.getByRole('dialog').waitFor();
  await look('03-person', ana);
  await ana.page.keyboard.press('Escape');
  await closed(ana);
  const bo = await Person.come(browser, 'Bastien', tongue, width);
  await bo.page.goto(`${house.origin}/#${code}`);
  await bo.page.getByLabel(words.join.name).fill('Bastien');
  await look('00-join', bo);
  await bo.press(words.join.sit);
  await bo.ready();
  await look('03-lobby-guest', bo);
  const tv = await Person.come(browser, 'TV', tongue, 1440);
  await tv.page.goto(`${house.origin}/#${code}`);
  await tv.press(words.join.watch);
  await tv.page.locator('main h1').first().waitFor();
  await look('09-table-lobby', tv);
  return [bo, tv];
}

async function nightfall({ look }: Walk, house: House, ana: Person, bo: Person, tv: Person): Promise<void> {
  const { words, page } = ana;
  await ana.ready();
  await ana.press(words.lobby.deal);
  const pad = ana.button(words.play.hold);
  await pad.waitFor();
  await look('04-deal', ana);
  await pad.focus();
  await page.keyboard.down(' ');
  await page.locator('.card-card h3').waitFor();
  await look('04-deal-held', ana);
  await page.keyboard.up(' ');
  for (const person of [ana, bo]) await person.press(yes);
  await house.pass(2);
  await page.locator('[data-secret="true"]').waitFor();
  await house.pass(10);
  await ana.hears(/Vampires/);
  await page.locator('.RoundTable-place button.Seat-seat:not(.Seat-me)').first().click();
  await look('05-asleep', ana);
  await look('09-table-dusk', tv);
  const mine = page.getByText(/Quelle carte regardes-tu|Whose card do you look at/);
  for (let i = 0; i < 12 && (await mine.count()) === 0; i += 1) {
    const before = await page.locator('main h1').textContent();
    await house.pass(10);
    await page.waitForFunction((was) => document.querySelector('main h1')?.textContent !== was, before);
  }
  await mine.waitFor();
  await page.locator('.RoundTable-place button.Seat-seat:not(.Seat-me)').nth(1).click();
  await look('05-acting', ana);
  await look('09-table-night', tv);
  await ana.confirm();
  await ana.sees(/Tu as vu|You saw/);
  await look('05-acted', ana);
}

async function byDay(walk: Walk, house: House, ana: Person, bo: Person, tv: Person): Promise<void> {
  const { look, tongue } = walk;
  const { words, page } = ana;
  const talk = page.getByRole('heading', { level: 1, name: /^(Parlez|Talk)$/ });
  for (let i = 0; i < 12 && (await talk.count()) === 0; i += 1) {
    const before = await page.locator('main h1').textContent();
    await house.pass(10);
    await page.waitForFunction((was) => document.querySelector('main h1')?.textContent !== was, before);
  }
  await talk.waitFor();
  await look('06-day', ana);
  await sheet(walk, ana, words.play.notes, '06-notes');
  await sheet(walk, ana, new RegExp(`^${words.play.talk}(,|$)`), '06-talk');
  await sheet(walk, ana, words.play.table, '06-menu');
  const other = page.locator('button.Seat-seat:not(.Seat-me)').first();
  await other.click();
  await page.locator('.oneNight-SeatNote-note').waitFor();
  await look('06-player', ana);
  await other.click();
  await page.locator('.oneNight-SeatNote-note').waitFor({ state: 'detached' });
  await sheet(
    walk,
    ana,
    /^(Dire qui je suis|Say who I am|Dire ce que j’ai fait|Say what I did)$/,
    '06-claims',
  );
  await look('09-table-day', tv);
  for (const person of [ana, bo]) await person.press(toVote);
  await house.pass(2);
  await ana.hears(/Qui désignes|Whom do you point/);
  await page.locator('.RoundTable-place button.Seat-seat:not(.Seat-me)').nth(2).click();
  await ana.sees(evening[tongue].pointMore);
  await look('07-vote', ana);
  await look('09-table-vote', tv);
}

async function theEnd({ look }: Walk, house: House, ana: Person, tv: Person): Promise<void> {
  const { page, words } = ana;
  await house.pass(40);
  await page.locator('.Drama-stage').waitFor();
  await look('08-drama', ana);
  await look('09-table-fingers', tv);
  await tv.page.locator('.Drama-stage').click();
  await look('09-table-cards', tv);
  await tv.page.locator('.Drama-stage').click();
  await look('09-table-verdict', tv);
  await tv.skipsDrama();
  await ana.page.locator('.Drama-stage').click();
  await look('08-cards', ana);
  await ana.skipsDrama();
  await look('08-verdict', ana);
  await tv.page.locator('main h1').first().waitFor();
  await look('09-table-end', tv);
  await ana.press(/^(La nuit passée|How the night went)$/);
  await page.locator('.oneNight-Story-timeline').first().waitFor();
  await look('08-story', ana);
  await ana.press(/^(Pas à pas|Step by step)$/);
  await page.getByRole('slider').waitFor();
  await look('08-eyes', ana);
  await ana.press(words.back);
  await ana.press(words.back);
  await ana.press(/^(Vérifier le mélange|Verify the shuffle|Check the shuffle)$/);
  await page.locator('.Verify-findings').waitFor();
  await look('08-verify', ana);
}

/** An evening of One Night: a host, a guest, three bots and a screen for the table. */
export const tour: Tour = async (walk) => {
  const house = await House.open(cards, { still: true });
  const ana = await Person.come(walk.browser, 'Agathe', walk.tongue, walk.width);
  const code = await atTheDoor(walk, house, ana);
  const [bo, tv] = await beforeTheDeal(walk, house, ana, code);
  await nightfall(walk, house, ana, bo, tv);
  await byDay(walk, house, ana, bo, tv);
  await theEnd(walk, house, ana, tv);
  for (const person of [ana, bo, tv]) await person.leave();
  await house.close();
};
