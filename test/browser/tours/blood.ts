import { listing } from '@veillee/blood/listing';
import { House } from '../house.ts';
import { Person } from '../person.ts';
import type { Tour } from './walk.ts';

const deal = {
  characters: ['human-1', 'human-5', 'werewolf-1', 'human-3', 'werewolf-5', 'werewolf-2', 'human-2'],
  tokens: ['werewolf-4', 'human-4'],
  mutations: [1, 3, 5, 7, 9, 2, 4],
};

/** Seven around Blood: the talk that is forbidden, a turn, the count. */
export const tour: Tour = async ({ browser, tongue, width, look }) => {
  const house = await House.open(deal);
  const ana = await Person.come(browser, 'Agathe', tongue, width);
  const { page } = ana;
  await ana.lay(house.origin, 7, 6, listing.name[tongue]);
  await ana.ready();
  await ana.press(ana.words.lobby.deal);
  await page.locator('.blood-Notice-reminder').waitFor();
  await look('10-blood-reminder', ana);
  await ana.press(/^(Compris|Got it)$/);
  await page.locator('.blood-Fan-eye').focus();
  await page.keyboard.down(' ');
  await page.locator('.blood-cards-character:not(.blood-cards-down)').first().waitFor();
  await look('10-blood-held', ana);
  await page.keyboard.up(' ');
  const ask = ana.button(/^(Prendre le premier jeton|Take the first token|Mourir|Die)$/).first();
  const over = page.locator('.Drama-stage, .Reveal-outcome').first();
  for (let i = 0; i < 90 && (await ask.or(over).count()) === 0; i += 1) await house.pass(2);
  await look('10-blood', ana);
  // Short strides: an hour of driven time costs seconds.
  for (let i = 0; i < 800 && (await over.count()) === 0; i += 1) await house.pass(120);
  await over.waitFor();
  await page.locator('.PrintedCard-up').waitFor();
  await look('10-blood-drama', ana);
  while ((await page.locator('.Drama-ended').count()) === 0)
    await page.locator('.Drama-foot button').first().click();
  await look('10-blood-verdict', ana);
  await ana.skipsDrama();
  await look('10-blood-end', ana);
  await ana.leave();
  await house.close();
};
