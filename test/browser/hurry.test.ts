import { expect, it } from 'vitest';
import { House } from './house.ts';
import { browser } from './opened.ts';
import { Person } from './person.ts';

const soon = 'Encore quelques secondes, et la suite vient d’elle-même.';

it('a host who cannot hurry the night reads why where they asked, and no longer by day', async () => {
  const cards = ['marksman', 'vampire', 'pickpocket', 'priest', 'count', 'gremlin'];
  const own = await House.open({ cards }, { still: true });
  const ana = await Person.come(browser, 'Ana', 'fr', 360);
  const { words, page } = ana;
  await ana.lay(own.origin, 3, 2);
  await ana.ready();
  await ana.press(words.lobby.deal);
  await ana.press('Oui');
  await own.pass(2);
  await page.locator('[data-secret="true"]').waitFor();
  await own.pass(3);
  await ana.press(words.play.table);
  await ana.press(words.play.hurry);
  await page.getByRole('dialog').getByText(soon).waitFor();
  await page.keyboard.press('Escape');
  const talk = page.getByRole('heading', { level: 1, name: 'Parlez' });
  for (let i = 0; i < 40 && (await talk.count()) === 0; i += 1) await own.pass(5);
  await talk.waitFor();
  expect(await page.getByText(soon).count()).toBe(0);
  await ana.leave();
  await own.close();
});
