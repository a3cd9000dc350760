import { expect, it } from 'vitest';
import { stageWords } from '../../apps/web/src/stage/words.ts';
import { House } from './house.ts';
import { browser } from './opened.ts';
import { Person } from './person.ts';
import { wantsTouch } from './silence.ts';
import { dealt, Told } from './told.ts';

it.each([
  [1440, 900],
  [390, 740],
])('what asks for a touch to be heard never lies over the way on, at %i pixels', async (width, height) => {
  const own = await House.open(dealt);
  const told = await Told.sit(own);
  const tv = await Person.come(browser, 'TV', 'fr', width);
  await tv.resize(width, height);
  await tv.page.goto(`${own.origin}/#${told.code}`);
  await tv.press(tv.words.join.watch);
  await told.host.do({ t: 'start' });
  await told.playOut();
  await wantsTouch(tv);
  await tv.page.reload();
  const [ask, on] = [tv.button(stageWords.fr.wake), tv.page.locator('.Drama-drama .dock .button')];
  await ask.waitFor();
  await on.first().waitFor();
  await tv.rests();
  const [a, b] = [await tv.page.locator('.SensesBar-wake').boundingBox(), await on.first().boundingBox()];
  if (a === null || b === null) throw new Error('one of them is not shown');
  const apart =
    a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect(apart).toBe(true);
  await tv.leave();
  await told.leave();
  await own.close();
});
