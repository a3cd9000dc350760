import { expect, it } from 'vitest';
import { visit } from '../../apps/server/src/care/visit.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { browser, house } from './opened.ts';
import { Person } from './person.ts';

it('a page is told how long its table is kept, and in words that it was closed, opened again and cleared', async () => {
  const ana = await Person.come(browser, 'Ana', 'fr', 360);
  const bo = await Person.come(browser, 'Bo', 'en', 360);
  const code = await ana.lay(house.origin, 5, 0);
  await bo.join(house.origin, code);
  await ana.page.locator('.qr-button').click();
  await ana.sees(ana.words.lobby.keeps(14));
  await ana.press('Fermer');

  const host = await visit(house.data);
  if (!host.ok) throw new Error(host.refusal.en);
  expect(await host.ask({ do: 'close', table: code })).toMatchObject({ ok: true, told: { pages: 2 } });
  await ana.hears(shell.fr.gone.shut);
  await bo.hears(shell.en.gone.shut);
  await bo.sees(/closed by whoever runs the house/);
  await host.ask({ do: 'open', table: code });
  await ana.page.reload();
  await ana.button(ana.words.lobby.deal).waitFor();

  await host.ask({ do: 'delete', table: code, sure: true });
  await ana.hears(shell.fr.gone.closed);
  await ana.sees(/il n’en reste rien/);
  host.close();
  await ana.leave();
  await bo.leave();
});
