import { expect } from 'vitest';
import { endWords } from '../../apps/web/src/games/oneNight/endWords.ts';
import { revealWords } from '../../apps/web/src/reveal/words.ts';
import type { Person } from './person.ts';

/** From the first finger to the sealed shuffle, on one screen. */
export async function readsItAll(
  person: Person,
  look: (person: Person, screen: string) => Promise<void>,
): Promise<void> {
  const { page, words, tongue } = person;
  const [say, end] = [revealWords[tongue], endWords[tongue]];
  for (const title of [end.votes, end.cards]) {
    await person.hears(title);
    if (title === end.votes) await look(person, `fingers, ${person.name}`);
    await page.locator('.Drama-stage').click();
  }
  if (person.name === 'Cléo') await person.press(say.whyAll);
  await person.hears(tongue === 'fr' ? 'Le Clan des Vampires l’emporte' : 'The Vampire Clan wins');

  // Why, with the chart's path.
  await page.getByText(say.whyYouWon).or(page.getByText(say.whyYouLost)).first().waitFor();
  await page.locator('.oneNight-Chart-path li').last().filter({ hasText: end.results.vampire }).waitFor();
  await page.getByText(end.wholeChart).click();
  await page
    .locator('.oneNight-Chart-whole b.oneNight-Chart-lit')
    .filter({ hasText: end.results.vampire })
    .waitFor();
  await page.locator('.Verdict-fate button').filter({ hasText: 'Bo' }).click();
  await person.sees(say.whyWon('Bo'));
  await look(person, `verdict, ${person.name}`);
  await page.locator('.Verdict-reasons .RuleLink-number').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // The story, then the same through any eyes.
  await person.press(say.story);
  await page.getByText(end.journeys).click();
  await page.locator('.oneNight-Story-journeys li').filter({ hasText: end.board }).first().waitFor();
  await page.locator('.SeatPicker-seat').filter({ hasText: 'Bo' }).click();
  await person.sees(end.held('Bo'));
  await look(person, `story, ${person.name}`);
  // Who knew what: from one's own chair, a person's, then from the table's; a bar a moment.
  await person.press(say.knew);
  const rates = () => page.locator('.WhoKnew-seat > b').allInnerTexts();
  await expect.poll(async () => (await rates()).filter((rate) => /\d.?%/.test(rate)).length).toBe(4);
  const mine = await rates();
  await page.locator('.SeatPicker-picker').getByRole('button', { name: say.table, exact: true }).click();
  await expect.poll(async () => (await rates()).filter((rate) => /\d.?%/.test(rate)).length).toBe(4);
  expect(await rates()).not.toEqual(mine);
  await look(person, `who knew, ${person.name}`);
  await person.press(words.back);
  await person.press(say.stepwise);
  await person.sees(say.asSeenByYou);
  await person.press(new RegExp(say.after));
  await page.getByText(tongue === 'fr' ? /^Moment 2 sur/ : /^Moment 2 of/).waitFor();
  await page.locator('.SeatPicker-picker').getByRole('button', { name: say.table, exact: true }).click();
  await person.sees(say.asSeenByTable);
  await look(person, `eyes, ${person.name}`);
  await person.press(words.back);
  await person.press(words.back);

  await person.press(say.verify);
  await person.sees(say.sound);
  await look(person, `verify, ${person.name}`);
  await person.press(words.close);
  await person.press(say.share);
  await expect.poll(() => page.getByLabel(say.address).inputValue()).toMatch(/\/#story\/[\w-]{24}$/);
  await person.press(words.close);
  await page.getByRole('link', { name: say.transcript }).waitFor();
}
