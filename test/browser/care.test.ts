import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { careFor } from '../../apps/server/src/care/client.ts';
import { entryWords } from '../../apps/web/src/words/entry.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { browser, house } from './opened.ts';
import { Person } from './person.ts';

it('a page is told how long its table is kept, and in words that it was closed, opened again and cleared', async () => {
  const ana = await Person.come(browser, 'Ana', 'fr', 360);
  const bo = await Person.come(browser, 'Bo', 'en', 360);
  const code = await ana.lay(house.origin, 5, 0);
  await bo.join(house.origin, code);
  await ana.page.locator('.LobbyTable-qr').click();
  await ana.sees(ana.words.lobby.keeps(14));
  await ana.press('Fermer');

  const host = await careFor(house.data);
  if (!host.ok) throw new Error(host.refusal.en);
  expect(await host.ask({ do: 'close', table: code })).toMatchObject({ ok: true, told: { pages: 2 } });
  await ana.hears(entryWords.fr.closed.title);
  await bo.hears(entryWords.en.closed.title);
  await bo.sees(/closed by whoever runs the house/);
  await bo.press(entryWords.en.again);
  await bo.hears(entryWords.en.closed.title);
  await host.ask({ do: 'open', table: code });
  await ana.press(entryWords.fr.again);
  await ana.button(ana.words.lobby.deal).waitFor();
  await bo.press(entryWords.en.again);
  await bo.button(bo.words.lobby.ready).waitFor();

  await host.ask({ do: 'delete', table: code, sure: true });
  await ana.hears(shell.fr.gone.deleted);
  await ana.sees(/il n’en reste rien/);
  host.close();
  await ana.leave();
  await bo.leave();
});

it('a table that is set aside says so to those who sit there and to who comes, on a low screen too', async () => {
  const own = await House.open();
  const ana = await Person.come(browser, 'Ana', 'fr', 360);
  const bo = await Person.come(browser, 'Bo', 'en', 360);
  await bo.resize(844, 390);
  const code = await ana.lay(own.origin, 3, 0);
  await own.kill();
  const db = new DatabaseSync(join(own.data, 'veillee.db'));
  db.exec(`update room set snapshot = '{}', snapshot_seq = 1000000`);
  db.close();
  await own.start();
  await ana.page.reload();
  await ana.hears(entryWords.fr.aside.title);
  await ana.sees(/préviens la personne qui tient la maison/);
  await bo.page.goto(`${own.origin}/#${code}`);
  await bo.hears(entryWords.en.aside.title);
  expect([...(await faults(ana, 'aside')), ...(await faults(bo, 'aside, low'))]).toEqual([]);
  for (const person of [ana, bo]) await person.leave();
  await own.close();
});
