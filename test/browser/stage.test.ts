import { type RoleId, roadOf } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayWords } from '../../apps/web/src/games/oneNight/dayWords.ts';
import type { Shown } from '../../apps/web/src/games/oneNight/shown.ts';
import { stage } from '../../apps/web/src/games/oneNight/speech/stage.ts';
import { speechPlan } from '../../apps/web/src/stage/script.ts';
import { stageWords } from '../../apps/web/src/stage/words.ts';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Person, type Tongue } from './person.ts';
import { wantsTouch } from './silence.ts';
import { toVote } from './tours/walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

interface Recorded {
  readonly spoken: string[];
  readonly tremors: string[];
}

/** A voice that says everything at once, and a phone whose trembling can be read. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: Recorded = { spoken: [], tremors: [] };
    const voices = ['fr-FR', 'en-GB'].map((lang) => ({ lang, localService: true, default: false }));
    class Utterance {
      text: string;
      onstart?: () => void;
      onend?: () => void;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synth = {
      getVoices: () => voices,
      addEventListener() {},
      cancel() {},
      speak(words: Utterance) {
        recorded.spoken.push(words.text);
        queueMicrotask(() => words.onend?.());
      },
    };
    const put = (on: object, name: string, value: unknown) => Object.defineProperty(on, name, { value });
    put(globalThis, 'recorded', recorded);
    put(globalThis, 'speechSynthesis', synth);
    put(globalThis, 'SpeechSynthesisUtterance', Utterance);
    put(navigator, 'vibrate', (pattern: number[]) => recorded.tremors.push(pattern.join(' ')) > 0);
  });
}
const recordedBy = ({ page }: Person): Promise<Recorded> =>
  page.evaluate(() => (globalThis as unknown as { recorded: Recorded }).recorded);

/** Lets the screen's own time pass until so many sentences were said. */
async function said(person: Person, count: number): Promise<void> {
  for (let i = 0; i < 600; i += 1) {
    if ((await recordedBy(person)).spoken.length >= count) return;
    await person.page.clock.runFor(50);
  }
  throw new Error(`${count} sentences were never said`);
}

/** What is found on a screen whose time passes only while it is looked at. */
async function faultsOn(person: Person, screen: string): Promise<readonly string[]> {
  let looks = true;
  const found = faults(person, screen).finally(() => {
    looks = false;
  });
  while (looks) await person.page.clock.runFor(50);
  return found;
}

/** Waits until a phone has trembled so often. */
const trembled = ({ page }: Person, times: number) =>
  page.waitForFunction(
    (n) => (globalThis as unknown as { recorded: Recorded }).recorded.tremors.length >= n,
    times,
  );

const cards: readonly RoleId[] = ['marksman', 'vampire', 'count', 'priest', 'pickpocket', 'gremlin'];
const otherwise: readonly RoleId[] = ['gremlin', 'priest', 'pickpocket', 'count', 'vampire', 'marksman'];

/** The whole of what a table hears, from the public deck alone. */
function scriptIn(lang: Tongue): readonly (readonly string[])[] {
  const at = (phase: string, calls: number, time: number): string[] => {
    const facts = Array.from({ length: calls }, () => ({ key: 'night.called' }));
    const shown = { sight: { view: { phase, deck: cards }, facts }, say: { lang } } as unknown as Shown;
    const { open, later } = speechPlan(stage(shown).script, time);
    return [...open, ...(phase === 'day' ? [] : later.map(({ say }) => say))];
  };
  const road = roadOf(cards);
  const check = road.findIndex(({ call }) => call === 'mark-check');
  return [
    at('deal', 0, 60_000),
    ...road.map((_, i) => at(i < check ? 'dusk' : i === check ? 'mark-check' : 'night', i + 1, 10_000)),
    at('day', 0, 300_000),
    at('vote', 0, 30_000),
    at('end', 0, 0).length > 0 ? at('end', 0, 300_000) : [],
  ];
}

const counted = (parts: readonly (readonly string[])[], upTo: number): number =>
  parts.slice(0, upTo).flat().length;

async function watch(person: Person, origin: string, code: string): Promise<void> {
  await listen(person.page);
  await person.page.clock.install();
  await person.page.goto(`${origin}/#${code}`);
  await person.press(person.words.join.watch);
  await person.page.locator('.TableLobby-lobby').waitFor();
}

interface World {
  readonly spoken: { readonly [tongue in Tongue]: readonly string[] };
  readonly tremors: readonly (readonly string[])[];
  readonly found: readonly string[];
}

/** An evening with two phones, and two screens that watch: one in French, one in English. */
async function evening(
  deal: readonly RoleId[],
  widths: { readonly [tongue in Tongue]: number },
): Promise<World> {
  const house = await House.open({ cards: deal }, { still: true });
  const ana = await Person.come(browser, 'Ana');
  const bo = await Person.come(browser, 'Bo', 'en');
  const tv = await Person.come(browser, 'TV', 'fr', widths.fr);
  const small = await Person.come(browser, 'TV', 'en', widths.en);
  const found: string[] = [];
  const see = async (screen: string) => {
    for (const one of [tv, small]) found.push(...(await faultsOn(one, screen)));
  };
  for (const phone of [ana, bo]) await listen(phone.page);
  const code = await ana.lay(house.origin, 3, 1);
  await bo.join(house.origin, code);
  for (const one of [tv, small]) await watch(one, house.origin, code);
  // From here on their time passes only when it is driven: nothing is too late to be said, however slow the machine.
  for (const { page } of [tv, small]) await page.clock.pauseAt(Date.now() + 60_000);
  await see('lobby');
  await bo.ready();
  await ana.ready();
  await ana.press(ana.words.lobby.deal);

  const [parts, ofSmall] = [scriptIn('fr'), scriptIn('en')];
  const heard = (upTo: number) =>
    Promise.all([said(tv, counted(parts, upTo)), said(small, counted(ofSmall, upTo))]);
  await heard(1);
  // The deck lies on the table's screen, every card large and with its side.
  for (const { page } of [tv, small])
    expect(await page.locator('.oneNight-DeckWall-card').count()).toBe(deal.length);
  await see('deal');
  for (const phone of [ana, bo]) await phone.press(/^(Oui|Yes)$/);
  // The bot looks at its card in its own time.
  while ((await tv.page.locator('.TablePlay-dark').count()) === 0) await house.pass(0.5);
  for (const [i] of roadOf(cards).entries()) {
    await tv.sees(stageWords.fr.callOf(i + 1, 7));
    await small.sees(stageWords.en.callOf(i + 1, 7));
    for (const phone of [ana, bo]) await trembled(phone, i + 1);
    if (i === 2) await see('night');
    await house.pass(8);
    await heard(i + 2);
    await house.pass(2);
  }
  await tv.hears(/Parlez/);
  await heard(9);
  await tv.sees(dayWords.fr.none);
  await see('day');
  for (const phone of [ana, bo]) await trembled(phone, 8);
  for (const phone of [ana, bo]) await phone.press(toVote);
  while ((await tv.page.getByText(stageWords.fr.voted(1, 3)).count()) === 0) await house.pass(0.5);
  // The vote counts down on the screen's own time.
  for (const { page } of [tv, small]) await page.clock.runFor(200);
  for (const { page } of [tv, small]) await page.clock.runFor(29_000);
  await tv.sees(stageWords.fr.count[2] ?? '');
  await small.sees(stageWords.en.count[2] ?? '');
  await heard(10);
  await see('vote');
  await house.pass(40);
  await heard(11);
  const spoken = { fr: (await recordedBy(tv)).spoken, en: (await recordedBy(small)).spoken };
  const tremors = [(await recordedBy(ana)).tremors, (await recordedBy(bo)).tremors];
  expect([ana, bo, tv, small].flatMap(({ errors }) => errors)).toEqual([]);
  for (const one of [ana, bo, tv, small]) await one.leave();
  await house.close();
  return { spoken, tremors, found };
}

describe('a screen that watches is the table', () => {
  it('speaks the same words in the same order whatever was dealt, and phones tremble alike', async () => {
    const one = await evening(cards, { fr: 1440, en: 360 });
    expect(one.spoken.fr).toEqual(scriptIn('fr').flat());
    expect(one.spoken.en).toEqual(scriptIn('en').flat());
    expect(one.spoken.fr).toContain(names.fr.calls.vampires.close);
    expect(one.tremors[0]).toEqual([...Array(7).fill('220'), '220 140 220']);
    expect(one.tremors[1]).toEqual(one.tremors[0]);
    expect(one.found).toEqual([]);
    const other = await evening(otherwise, { fr: 360, en: 1440 });
    expect(other.found).toEqual([]);
    expect(other.spoken).toEqual(one.spoken);
    expect(other.tremors).toEqual(one.tremors);
  });

  it('is lit by a playing stream on plain http, sounds at a touch, and keeps how loud it was set', async () => {
    const house = await House.open({ cards }, { still: true });
    const ana = await Person.come(browser, 'Ana');
    const tv = await Person.come(browser, 'TV', 'fr', 1440);
    const code = await ana.lay(house.origin, 3, 2);
    await watch(tv, house.origin, code);
    expect(await tv.page.evaluate(() => [isSecureContext, 'wakeLock' in navigator])).toEqual([false, false]);
    const plays = (page: Page) =>
      page.waitForFunction(() => {
        const video = document.querySelector<HTMLVideoElement>('video.wake-awake');
        return video !== null && !video.paused && video.videoWidth > 0;
      });
    await plays(tv.page);
    await tv.page.locator('.TableScreen-stage[data-sound=running]').waitFor();

    // Muted by keyboard, and it says so.
    const voice = tv.button(stageWords.fr.voice);
    await voice.focus();
    await tv.page.keyboard.press('Enter');
    await tv.page.getByRole('button', { name: stageWords.fr.voice, pressed: false }).waitFor();
    await tv.press(stageWords.fr.senses);
    await expect
      .poll(() => tv.page.getByRole('switch', { name: stageWords.fr.voice }).isChecked())
      .toBe(false);
    await tv.page.getByRole('slider', { name: stageWords.fr.volume(stageWords.fr.sound) }).press('Home');
    await tv.page.keyboard.press('Escape');

    // A page that comes back waits for a touch before it is heard.
    await wantsTouch(tv);
    await tv.page.reload();
    await tv.page.locator('.TableLobby-lobby').waitFor();
    await tv.button(stageWords.fr.wake).click();
    await tv.page.locator('.TableScreen-stage[data-sound=running]').waitFor();
    await tv.button(stageWords.fr.wake).waitFor({ state: 'detached' });
    await tv.page.getByRole('button', { name: stageWords.fr.voice, pressed: false }).waitFor();
    await tv.press(stageWords.fr.senses);
    const slider = tv.page.getByRole('slider', { name: stageWords.fr.volume(stageWords.fr.sound) });
    await expect.poll(() => slider.inputValue()).toBe('0');
    await tv.page.keyboard.press('Escape');

    // Muted, it only shows: the captions are all there. The player's phone stays lit too.
    await ana.ready();
    await ana.press(ana.words.lobby.deal);
    await ana.press('Oui');
    await house.pass(2);
    await tv.hears(/Vampires/);
    await tv.sees(/ouvrez les yeux et trouvez-vous/);
    expect((await recordedBy(tv)).spoken).toEqual([]);
    await plays(ana.page);
    expect([ana, tv].flatMap(({ errors }) => errors)).toEqual([]);
    for (const one of [ana, tv]) await one.leave();
    await house.close();
  });
});
