import { speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { doorWords } from '../../apps/web/src/words/door.ts';
import { lobbyWords } from '../../apps/web/src/words/lobby.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { protocolText } from '../../packages/protocol/src/index.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { browser, house } from './opened.ts';
import { Person, type Tongue } from './person.ts';

/** A picture for whoever looks at the screens, where one is wanted. */
async function shot({ page, tongue }: Person, name: string): Promise<void> {
  const folder = process.env.VEILLEE_SHOTS;
  const size = page.viewportSize();
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${tongue}-${size?.width}.png` });
}

const screens: readonly (readonly [Tongue, number, number])[] = [
  ['fr', 360, 640],
  ['en', 390, 844],
  ['fr', 844, 390],
  ['en', 1440, 900],
];

describe.each(screens)('a table’s door, in %s at %i by %i pixels', (tongue, width, height) => {
  const say = doorWords[tongue];

  async function come(name: string): Promise<Person> {
    const person = await Person.come(browser, name, tongue, width);
    await person.resize(width, height);
    return person;
  }

  it('is asked for by a code: whose it is and who sits there come before a name; a full table offers no chair', async () => {
    const ana = await come('Ana');
    const bo = await come('Bo');
    const code = await ana.lay(house.origin, 3, 1);
    await bo.page.goto(`${house.origin}/#${code}`);
    await bo.hears(say.at('Ana'));
    await bo.sees(say.free(1));
    await bo.sees(new RegExp(`Ana, ${say.bots(1)}`));
    const found = [...(await faults(bo, 'door'))];
    await shot(bo, 'door');
    // Somebody else takes the chair: the page offers it no more, and says so.
    await ana.page.locator('.RoundTable-place button.Seat-free').click();
    await bo.sees(shell[tongue].full.title);
    expect(await bo.page.getByLabel(bo.words.join.name).count()).toBe(0);
    found.push(...(await faults(bo, 'full')));
    await shot(bo, 'full');
    await shot(ana, 'lobby');
    // Nor does the table's own screen promise one.
    await bo.press(bo.words.join.watch);
    await bo.sees(lobbyWords[tongue].allTaken);
    await shot(bo, 'tablescreen');
    expect(found).toEqual([]);
    for (const person of [ana, bo]) await person.leave();
  });

  it('opens again to whose phone is gone: the host is told above any sheet, and lets them in by a word', async () => {
    const ana = await come('Ana');
    const bo = await come('Bo');
    const code = await ana.lay(house.origin, 3, 1);
    await bo.join(house.origin, code);
    await bo.leave();
    await ana.page.locator('.Seat-seat.Seat-away').waitFor();
    await ana.press(ana.words.play.table);
    const again = await come('Bo');
    await again.page.goto(`${house.origin}/#${code}`);
    await again.page.getByText(say.mine).click();
    await again.press(say.iAm('Bo'));
    await again.hears(say.asked);
    await again.sees(say.askedHost('Ana', 'Bo'));
    const word = (await again.page.locator('.MySeat-word').textContent()) ?? '';
    expect(word).toMatch(/^[A-Z]{4}$/);
    const told = ana.page.locator('dialog[open]').getByText(say.callerWord(word));
    await told.waitFor();
    const found = [...(await faults(again, 'asking')), ...(await faults(ana, 'caller'))];
    await shot(again, 'asking');
    await shot(ana, 'caller');
    await ana.page.keyboard.press('Escape');
    await ana.sees(say.callerWord(word));
    await shot(ana, 'caller-lobby');
    await ana.press(say.letIn('Bo'));
    await again.button(again.words.lobby.ready).waitFor();
    await ana.page.locator('.Seat-seat.Seat-away').waitFor({ state: 'detached' });
    // All are told, whoever came back too.
    const admitted = { key: 'note.admitted', params: { by: 0, name: 'Bo' } };
    await ana.sees(speak(protocolText[tongue], admitted, { names: ['Ana'], self: 0 }));
    found.push(...(await faults(ana, 'admitted')));
    expect(found).toEqual([]);
    expect([...ana.errors, ...again.errors]).toEqual([]);
    for (const person of [ana, again]) await person.leave();
  });

  it('a stranger is refused; who is there answers for their own seat; a locked door tells no names', async () => {
    const ana = await come('Ana');
    const bo = await come('Bo');
    const stranger = await come('Zoé');
    const code = await ana.lay(house.origin, 3, 1);
    await bo.join(house.origin, code);
    await stranger.page.goto(`${house.origin}/#${code}`);
    await stranger.page.getByText(say.mine).click();
    await stranger.button(new RegExp(say.iAm('Bo'))).click();
    await stranger.sees(say.askedHere('Bo'));
    await ana.sees(say.callerHere('Bo'));
    expect(await ana.button(say.letIn('Bo')).count()).toBe(0);
    await bo.sees(say.callerMine);
    await bo.press(say.no);
    await stranger.hears(say.refused);
    await ana.page.getByText(say.caller('Bo')).waitFor({ state: 'detached' });
    await shot(stranger, 'refused');
    await ana.press(ana.words.play.table);
    await ana.page.getByRole('switch').first().click();
    await stranger.press(say.giveUp);
    await stranger.sees(say.locked);
    await stranger.page.getByText(say.mine).click();
    await stranger.page.getByLabel(say.mineName).fill('Bo');
    await stranger.press(say.ask);
    await stranger.sees(say.askedLocked('Bo'));
    await bo.sees(say.callerMine);
    const found = [...(await faults(stranger, 'asking, locked')), ...(await faults(bo, 'own caller'))];
    expect(found).toEqual([]);
    for (const person of [ana, bo, stranger]) await person.leave();
  });
});

describe.each(['fr', 'en'] as const)('the table and its people, in %s', (tongue) => {
  const say = doorWords[tongue];

  it('who becomes the host is told on screen, above a sheet too; the lobby says who is missing', async () => {
    const own = await House.open();
    const ana = await Person.come(browser, 'Ana', tongue);
    const bo = await Person.come(browser, 'Zed', tongue);
    const lobby = lobbyWords[tongue];
    const code = await ana.lay(own.origin, 3, 0);
    await bo.join(own.origin, code);
    await ana.sees(lobby.shortOf(1));
    await bo.sees(lobby.short(1));
    await ana.press(lobby.fill(1));
    await bo.ready();
    await ana.ready();
    await ana.sees(lobby.readyAll);
    await bo.sees(lobby.hostDeals('Ana'));
    await ana.touch('Zed');
    await ana.press(ana.words.lobby.makeHost('Zed'));
    await bo.sees(say.hostNow);
    await bo.sees(say.hostGave('Ana'));
    await bo.press(say.understood);
    await bo.page.getByText(say.hostNow).waitFor({ state: 'detached' });
    await ana.sees(lobby.hostDeals('Zed'));
    await ana.opensTalk();
    await bo.leave();
    await ana.page.locator('.Seat-seat.Seat-away').waitFor({ state: 'attached' });
    await own.pass(61);
    await ana.page.locator('dialog[open]').getByText(say.hostGone('Zed')).waitFor();
    expect(await faults(ana, 'host now')).toEqual([]);
    await shot(ana, 'host');
    await ana.leave();
    await own.close();
  });

  it('what is refused in a sheet is said in it, and nothing that was refused before', async () => {
    const ana = await Person.come(browser, 'Ana', tongue);
    const bo = await Person.come(browser, 'Bo', tongue);
    const no = protocolText[tongue].words['room.full'] ?? '';
    const code = await ana.lay(house.origin, 3, 0);
    await bo.join(house.origin, code);
    await bo.press(bo.words.play.table);
    await bo.press(bo.words.lobby.stand);
    await bo.button(bo.words.lobby.sit).waitFor();
    await bo.press(bo.words.play.table);
    await ana.press(lobbyWords[tongue].fill(2));
    await ana.chairs(3, 0);
    // His sheet still has the way to a chair that another took meanwhile.
    await bo.page.locator('dialog').getByRole('button', { name: bo.words.lobby.sit, exact: true }).click();
    await bo.page.locator('dialog[open] [role=alert]').getByText(String(no)).waitFor();
    expect(await faults(bo, 'refused in a sheet')).toEqual([]);
    await shot(bo, 'standing');
    await bo.page.keyboard.press('Escape');
    await bo.press(bo.words.play.table);
    expect(await bo.page.locator('dialog[open] [role=alert]').getByText(String(no)).count()).toBe(0);
    for (const person of [ana, bo]) await person.leave();
  });
});

/** The table and what is under the thumb: both whole on the screen, and neither over the other. */
async function liesApart({ page }: Person): Promise<void> {
  const isSo = () =>
    page.evaluate(() => {
      const places = ['.RoundTable-box', 'main > .dock'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      );
      const [table, dock] = places;
      if (table === undefined || dock === undefined) return 'not there';
      const isWhole = places.every(
        (box) => box !== undefined && box.top >= -1 && box.bottom <= innerHeight + 1,
      );
      return isWhole && table.right <= dock.left + 1;
    });
  await expect.poll(isSo).toBe(true);
}

describe.each([
  [844, 390],
  [740, 360],
] as const)('a phone that lies down, %i by %i pixels', (width, height) => {
  it('has the table on one side and the thumb on the other: lobby, deal, night', async () => {
    const own = await House.open();
    const ana = await Person.come(browser, 'Ana', 'fr', width);
    await ana.resize(width, height);
    await ana.lay(own.origin, 5, 4);
    await liesApart(ana);
    const found = [...(await faults(ana, 'lobby, lying'))];
    await ana.ready();
    await ana.press(ana.words.lobby.deal);
    const pad = await ana.button(ana.words.play.hold).boundingBox();
    expect(pad !== null && pad.y + pad.height <= height).toBe(true);
    await ana.button('Oui').click();
    const dark = ana.page.locator('main[data-secret="true"] .RoundTable-box');
    for (let i = 0; i < 60 && (await dark.count()) === 0; i += 1) await own.pass(5);
    await dark.waitFor();
    await liesApart(ana);
    found.push(...(await faults(ana, 'night, lying')));
    expect(found).toEqual([]);
    await ana.leave();
    await own.close();
  });
});
