import { oneNight } from '@veillee/one-night';
import { expect, it } from 'vitest';
import { own } from '../../apps/web/src/games/oneNight/ownWords.ts';
import { revealWords } from '../../apps/web/src/reveal/words.ts';
import { botWords } from '../../apps/web/src/words/bots.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { passInPocket } from './drivenPocket.ts';
import { faults } from './faults.ts';
import { browser, house } from './opened.ts';
import { Person, type Tongue } from './person.ts';

/** An evening alone among bots that reason: they declare, argue and vote, and tell afterwards what they thought. */

/** Lets time pass until something is so. */
async function passUntil(page: Person['page'], isSo: () => Promise<boolean>, most = 200): Promise<void> {
  for (let passed = 0; passed < most; passed += 1) {
    if (await isSo()) return;
    await passInPocket(page, 1);
  }
  throw new Error('it never came');
}

/** The sentences that are a bot's own, whatever stands in their slots. */
function sentencesIn(tongue: Tongue): readonly RegExp[] {
  const talk = Object.entries(oneNight.text[tongue].words).filter(([key]) => key.startsWith('talk.'));
  return talk.map(([, wording]) => {
    const parts = String(wording)
      .split(/\{\w+:\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.+')}$`);
  });
}

/** What bots have said so far, each with a name before it. */
async function readsTheTalk(ana: Person): Promise<readonly string[]> {
  await ana.press(ana.words.play.talk);
  const lines = ana.page.getByRole('dialog').locator('li:has(b)');
  const said = await lines.evaluateAll((all) =>
    all.map((line) =>
      (line.textContent ?? '').slice((line.querySelector('b')?.textContent ?? '').length).trim(),
    ),
  );
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' });
  return said;
}

it.each(['fr', 'en'] as const)(
  'alone (%s), the bots declare one by one, argue, vote and tell their thoughts',
  async (tongue) => {
    const ana = await Person.come(browser, 'Ana', tongue);
    const { page, words } = ana;
    const say = botWords[tongue];
    await page.goto(`${house.origin}/`);
    await ana.press(new RegExp(`^${words.home.alone}`));
    await ana.sees(say.lead);
    await ana.press(say.levels.sly.name);
    await ana.sees(say.levels.sly.hint);
    const found = [...(await faults(ana, 'alone'))];
    await page.getByLabel(words.join.name).fill('Ana');
    await ana.press(homeWords[tongue].aloneDeal);
    await ana.button(words.play.hold).waitFor();

    const claims = page.locator('.slip-slip');
    await passUntil(page, async () => (await claims.count()) > 0);
    expect(await claims.count()).toBe(1);
    await passUntil(page, async () => (await claims.count()) > 2);
    let said: readonly string[] = [];
    await passUntil(
      page,
      async () => {
        said = await readsTheTalk(ana);
        return said.length > 0;
      },
      40,
    );
    for (const line of said) expect(sentencesIn(tongue).filter((one) => one.test(line))).toHaveLength(1);
    found.push(...(await faults(ana, 'the day')));

    await passUntil(page, async () => (await page.locator(`h1:text-is("${own[tongue].vote}")`).count()) > 0);
    await passUntil(page, async () => (await page.locator('main.Drama-drama, main.Reveal-end').count()) > 0);
    await ana.skipsDrama();
    await ana.press(revealWords[tongue].story);
    await page.getByText(say.thoughts).click();
    const thoughts = page.locator('details[open] li');
    await thoughts.first().waitFor();
    expect(await thoughts.count()).toBe(3 * 5);
    found.push(...(await faults(ana, 'the thoughts')));
    expect(found).toEqual([]);
    expect(ana.errors).toEqual([]);
    await ana.leave();
  },
);
