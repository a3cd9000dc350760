import { existsSync } from 'node:fs';
import type { Listing } from '@veillee/gamekit';
import { games } from '@veillee/games';
import { langs } from '@veillee/kernel';
import { House } from '../house.ts';
import { Person, type Tongue } from '../person.ts';
import type { Tour } from './walk.ts';

export const tongues: readonly Tongue[] = langs;

/** What can be looked at of any game: the lobby, the deal, a few moments, the end. */
const usualTour =
  ({ id, name, players }: Listing): Tour =>
  async ({ browser, tongue, width, look }) => {
    const house = await House.open();
    const ana = await Person.come(browser, 'Agathe', tongue, width);
    await ana.lay(house.origin, players.usual, players.usual - 1, name[tongue]);
    await look(`${id}-lobby`, ana);
    await ana.ready();
    await ana.press(ana.words.lobby.deal);
    await ana.page.locator('main h1').first().waitFor();
    await look(`${id}-deal`, ana);
    const over = ana.page.locator('.Drama-stage, .Reveal-outcome').first();
    for (let i = 0; i < 800 && (await over.count()) === 0; i += 1) {
      await house.pass(60);
      if (i < 3) await look(`${id}-${i + 1}`, ana);
    }
    await over.waitFor();
    if ((await ana.page.locator('.Reveal-outcome').count()) === 0) await ana.skipsDrama();
    await look(`${id}-end`, ana);
    await ana.leave();
    await house.close();
  };

async function tourOf(listing: Listing): Promise<Tour> {
  const own = new URL(`./${listing.id}.ts`, import.meta.url);
  if (!existsSync(own)) return usualTour(listing);
  const { tour }: { readonly tour: Tour } = await import(own.href);
  return tour;
}

/** A tour of every game there is. */
export const tours: readonly { readonly game: Listing; readonly tour: Tour }[] = await Promise.all(
  games.map(async (game) => ({ game, tour: await tourOf(game) })),
);
