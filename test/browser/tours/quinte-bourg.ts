import { listing } from '@veillee/quinte-bourg/listing';
import { House } from '../house.ts';
import { Person } from '../person.ts';
import { type Tour, yes } from './walk.ts';

/** A village of eight at Quinte-Bourg, on a villager's phone: the deal, the night, and the pages of the morning. */
export const tour: Tour = async ({ browser, tongue, width, look }) => {
  /** What shows only while the pad is held. */
  const holding = async ({ page }: Person, screen: string): Promise<void> => {
    await page.locator('[data-hold]').focus();
    await page.keyboard.down(' ');
    await page.locator('[data-hold][aria-pressed="true"]').waitFor();
    await look(`11-${screen}`, ana);
    await page.keyboard.up(' ');
  };
  const house = await House.open(undefined, { still: true });
  const ana = await Person.come(browser, 'Agathe', tongue, width);
  await ana.lay(house.origin, 8, 7, listing.name[tongue]);
  await look('11-village-lobby', ana);
  await ana.ready();
  await ana.press(ana.words.lobby.deal);
  await ana.button(yes).waitFor();
  await look('11-village-deal', ana);
  await holding(ana, 'village-cards');
  await ana.press(yes);
  const dark = ana.page.locator('[data-secret="true"]');
  for (let i = 0; i < 60 && (await dark.count()) === 0; i += 1) await house.pass(2);
  await dark.waitFor();
  await look('11-village-night', ana);
  const light = ana.page.locator('[data-secret="false"]');
  for (let i = 0; i < 200 && (await light.count()) === 0; i += 1) await house.pass(5);
  await look('11-village-todo', ana);
  const tabs = ana.page.locator('.quinteBourg-TabBar-tab');
  await tabs.nth(1).click();
  await look('11-village-ring', ana);
  await tabs.nth(3).click();
  await look('11-village-gazette', ana);
  await tabs.nth(0).click();
  await look('11-village-me', ana);
  await holding(ana, 'village-vault');
  await ana.leave();
  await house.close();
};
