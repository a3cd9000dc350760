import { listing } from '@veillee/quinte-bourg/listing';
import { House } from '../house.ts';
import { Person } from '../person.ts';
import { type Tour, yes } from './walk.ts';

/** A village of eight at Quinte-Bourg, which a person leads. */
export const tour: Tour = async ({ browser, tongue, width, look }) => {
  const house = await House.open(undefined, { still: true });
  const ana = await Person.come(browser, 'Agathe', tongue, width);
  await ana.lay(house.origin, 8, 7, listing.name[tongue]);
  await look('11-village-lobby', ana);
  await ana.ready();
  await ana.press(ana.words.lobby.deal);
  await ana.button(yes).waitFor();
  await look('11-village-deal', ana);
  await ana.press(yes);
  const dark = ana.page.locator('[data-secret="true"]');
  for (let i = 0; i < 60 && (await dark.count()) === 0; i += 1) await house.pass(2);
  await dark.waitFor();
  await look('11-village-night', ana);
  await ana.leave();
  await house.close();
};
