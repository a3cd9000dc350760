import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deckOf, type RoleId, saidAloud } from '@veillee/one-night';
import { names as oneNightNames } from '@veillee/one-night/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { toldWords } from '../../apps/web/src/games/blood/toldWords.ts';
import { setupWords } from '../../apps/web/src/games/quinteBourg/setupWords.ts';
import { captionOf } from '../../apps/web/src/narrator/caption.ts';
import { planOf, usualTempo } from '../../apps/web/src/narrator/plan.ts';
import { bellLength } from '../../apps/web/src/narrator/voices/player.ts';
import { sentencesOf } from '../../apps/web/src/stage/script.ts';
import { stageWords } from '../../apps/web/src/stage/words.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { narratorWords } from '../../apps/web/src/words/narrator.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { whoWonWords } from '../../apps/web/src/words/whoWon.ts';
import { openChromium } from './chromium.ts';
import { allFaults } from './faults.ts';
import { Person, type Tongue } from './person.ts';
import { tooLarge } from './tooLarge.ts';
import { WebSpace } from './webSpace.ts';

/** Real cards on the table, and one phone without a network that tells the night. */

const folder = mkdtempSync(join(tmpdir(), 'veillee-narrator-'));
let browser: Browser;
let space: WebSpace;
beforeAll(async () => {
  // A microphone that beeps, and nobody is asked whether it may.
  browser = await openChromium(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
  expect(writeSite(process.env.VEILLEE_TEST_WEB ?? '', join(folder, 'site'), '0').ok).toBe(true);
  space = await WebSpace.open({ '/veillee/': join(folder, 'site') });
});
afterAll(async () => {
  await browser.close();
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a phone said, how long the recordings were that it played, and how long it trembled. */
interface Heard {
  readonly said: readonly string[];
  readonly played: readonly number[];
  readonly trembled: readonly number[];
}

/** A voice that says nothing and writes down what it was asked to say; what it is asked, it has said at once. */
function writtenVoice(): void {
  const said: string[] = [];
  const played: number[] = [];
  const trembled: number[] = [];
  Object.assign(globalThis, { said, played, trembled });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function noted(this: AudioBufferSourceNode, ...when) {
    // The sounds of the night go round and round.
    if (!this.loop) played.push(this.buffer?.length ?? 0);
    return start.apply(this, when);
  };
  navigator.vibrate = (pattern) => {
    trembled.push(Number(pattern));
    return true;
  };
  class Utterance {
    text: string;
    onend: (() => void) | null = null;
    onstart: (() => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speechSynthesis = {
    getVoices: () => ['fr-FR', 'en-GB'].map((lang) => ({ lang, localService: true, default: false })),
    addEventListener: () => {},
    cancel: () => {},
    speak(words: Utterance) {
      said.push(words.text);
      words.onstart?.();
      words.onend?.();
    },
  };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis, configurable: true });
  Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance });
}

/** A phone in airplane mode after one visit, whose time the test drives. */
async function comes(tongue: Tongue, { clock = true } = {}): Promise<Person> {
  const ana = await Person.come(browser, 'Ana', tongue);
  await ana.page.goto(`${space.origin}/veillee/`);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ana.sees(shell[tongue].keeping.kept);
  await ana.offline(true);
  await reopens(ana, { clock });
  return ana;
}

async function reopens(ana: Person, { clock = true } = {}): Promise<void> {
  await ana.page.addInitScript(writtenVoice);
  if (clock) await ana.page.clock.install();
  await ana.page.goto(`${space.origin}/veillee/`);
  await ana.press(new RegExp(`^${homeWords[ana.tongue].told}`));
  await ana.page.getByRole('heading', { level: 1, name: narratorWords[ana.tongue].title }).waitFor();
}

const heardFrom = (ana: Person): Promise<Heard> =>
  ana.page.evaluate(() => {
    const { said, played, trembled } = globalThis as unknown as Heard;
    return { said, played, trembled };
  });
const saidBy = async (ana: Person): Promise<readonly string[]> => (await heardFrom(ana)).said;

/** From here on its time is counted: the page's own goes on while somebody looks at it. */
const mark = (ana: Person): Promise<void> =>
  ana.page.evaluate(() => {
    Object.assign(globalThis, { marked: performance.now() });
  });
/** Lets the time run that is still missing since then. */
async function upTo(ana: Person, ms: number): Promise<void> {
  const gone = await ana.page.evaluate(
    () => performance.now() - (globalThis as unknown as { readonly marked: number }).marked,
  );
  await ana.page.clock.runFor(Math.max(0, Math.round(ms - gone)));
}

/** The words that stand large on the screen while this is said. */
const written = (said: string | undefined, tongue: Tongue): RegExp =>
  new RegExp(captionOf(said ?? '', narratorWords[tongue].breaths).head.replace(/[.?]/g, '.'));

const otherErrors = ({ errors }: Person): string[] =>
  errors.filter((error) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(error));

const deck = deckOf('marquons-les', 7) as readonly RoleId[];

async function chooses(ana: Person): Promise<void> {
  const say = narratorWords[ana.tongue];
  await ana.step(say.around, 7);
  await ana.press(new RegExp(oneNightNames[ana.tongue].scenarios['marquons-les'].name));
  await ana.sees(say.take(10));
  for (const id of new Set(deck)) await ana.sees(oneNightNames[ana.tongue].characters[id].name);
}

describe.each(['fr', 'en'] as const)('an evening with real cards (%s)', (tongue) => {
  it('is told in the order of the rules, goes on where a killed tab stopped, and ends in a count of three', async () => {
    const ana = await comes(tongue);
    const say = narratorWords[tongue];
    const lines = saidAloud({ deck, gremlinSelf: false }, tongue);
    const plan = planOf(lines, usualTempo);
    const found: string[] = [];
    await chooses(ana);
    found.push(...(await allFaults(ana, 'cards')));
    // Without its box a scenario stays in the list, says what is missing, and does not begin.
    const { vampire: box } = oneNightNames[tongue].boxes;
    await ana.press(new RegExp(`^${box}`));
    const scenario = ana.button(new RegExp(oneNightNames[tongue].scenarios['marquons-les'].name));
    await scenario.getByText(say.boxesMissing([box])).waitFor();
    expect(await ana.button(say.begin).isDisabled()).toBe(true);
    await ana.press(new RegExp(`^${box}`));
    await ana.press(say.begin);
    await mark(ana);
    await ana.hears(written(lines[0]?.say, tongue));
    found.push(...(await allFaults(ana, 'night')));
    for (const [width, height] of [
      [360, 640],
      [740, 360],
    ] as const) {
      await ana.resize(width, height);
      found.push(...(await allFaults(ana, `night at ${width}`)));
    }
    await ana.resize(360, 740);

    // Half of the night; then the tab is gone.
    const half = plan.lines.findIndex(({ at }) => at > plan.lasts / 2);
    await upTo(ana, (plan.lines[half]?.at ?? 0) + 700);
    const first = await saidBy(ana);
    expect(first).toEqual(lines.slice(0, half + 1).flatMap(({ say: line }) => sentencesOf(line)));
    await ana.losesTab();
    await reopens(ana);
    await ana.press(say.resume);
    await ana.sees(say.paused);
    await ana.press(say.goOn);
    await mark(ana);
    await ana.page.clock.runFor(500);
    expect(await saidBy(ana)).toEqual(sentencesOf(lines[half]?.say ?? ''));

    // More time, and the light has gone down by itself: ten seconds later than planned the day comes.
    await ana.press(new RegExp(`^${say.more}`));
    await upTo(ana, 13_000);
    await ana.page.locator('main[data-dim=true]').waitFor();
    found.push(...(await allFaults(ana, 'dim')));
    await upTo(ana, plan.lasts - (plan.lines[half]?.at ?? 0) + 10_000 + 1500);
    await ana.page
      .getByRole('timer')
      .filter({ hasText: /^[45]:/ })
      .waitFor();
    const rest = await saidBy(ana);
    expect(rest).toEqual(lines.slice(half).flatMap(({ say: line }) => sentencesOf(line)));
    found.push(...(await allFaults(ana, 'day')));
    await ana.press(say.toVote);
    await ana.press(/^(Compter jusqu’à trois|Count to three)$/);
    await ana.page.clock.runFor(5000);
    await ana.hears(say.over);
    found.push(...(await allFaults(ana, 'over')));
    // Gone once more before anybody knows who won: the deck is still there to be told.
    await ana.losesTab();
    await reopens(ana);
    await ana.sees(say.resumeOver);
    await ana.press(say.resume);
    await ana.hears(say.over);
    await ana.press(say.another);
    // The last evening is remembered: a card of it is changed by a touch, and it begins again as it was by one.
    await ana.sees(say.take(10));
    const named = oneNightNames[tongue].characters;
    const heading = ana.page.getByRole('heading', { name: say.take(10) });
    const picked = ana.page
      .locator('section')
      .filter({ has: heading })
      .getByRole('button', { name: named.count.name });
    await picked.click();
    const sheet = ana.page.getByRole('dialog', { name: say.swapFor(named.count.name) });
    await sheet.waitFor();
    found.push(...(await allFaults(ana, 'another card')));
    await sheet.getByRole('button', { name: named.vampire.name, exact: true }).click();
    await picked.waitFor({ state: 'detached' });
    await ana.press(say.sameAgain);
    await ana.hears(written(lines[0]?.say, tongue));
    expect(found).toEqual([]);
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });
});

describe('a phone that is interrupted', () => {
  it('goes on at the line where it stopped, at ten different lines', async () => {
    const ana = await comes('fr');
    const say = narratorWords.fr;
    const lines = saidAloud({ deck, gremlinSelf: false }, 'fr');
    const plan = planOf(lines, usualTempo);
    await chooses(ana);
    await ana.press(say.begin);
    await ana.hears(written(lines[0]?.say, 'fr'));
    const stops = Array.from({ length: 10 }, (_, i) => 1 + i * Math.floor((lines.length - 3) / 9));
    let before = 0;
    await mark(ana);
    for (const stop of stops) {
      await upTo(ana, (plan.lines[stop]?.at ?? 0) - (plan.lines[before]?.at ?? 0) + 700);
      await ana.losesTab();
      await reopens(ana);
      await ana.press(say.resume);
      await ana.press(say.goOn);
      await mark(ana);
      const [first = ''] = sentencesOf(lines[stop]?.say ?? '');
      await ana.page.waitForFunction(() => (globalThis as unknown as Heard).said.length > 0);
      expect((await saidBy(ana))[0], `line ${stop}`).toBe(first);
      before = stop;
    }
    // Halted by a hand, it says so to closed eyes; then the night goes on.
    await ana.press(new RegExp(`^${say.pause}`));
    const halted = sentencesOf(oneNightNames.fr.phases.pause);
    const saysLast = (isHalted: boolean) =>
      ana.page.waitForFunction(
        ([all, wanted]) => all.includes((globalThis as unknown as Heard).said.at(-1) ?? '') === wanted,
        [halted, isHalted] as const,
      );
    await saysLast(true);
    await ana.press(say.goOn);
    await saysLast(false);
    await ana.leave();
  });
});

describe('a phone without a voice', () => {
  it('says the same at the same time: written, by bell and by tremors of one length', async () => {
    const ana = await comes('en');
    const say = narratorWords.en;
    const lines = saidAloud({ deck, gremlinSelf: false }, 'en');
    const plan = planOf(lines, usualTempo);
    await chooses(ana);
    await ana.press(say.begin);
    await mark(ana);
    await ana.page.getByRole('button', { name: stageWords.en.voice, exact: true }).click();
    const found: string[] = [];
    for (const at of [3, 8, 13, 21]) {
      const line = plan.lines[at];
      await upTo(ana, (line?.at ?? 0) + 700);
      await ana.hears(written(line?.say, 'en'));
      if (at < 21) found.push(...(await tooLarge(ana, line?.id ?? '')));
    }
    expect(found).toEqual([]);
    const { said, trembled } = await heardFrom(ana);
    // Nothing but what was being said as the voice was switched off.
    expect(said.length).toBeLessThanOrEqual(2);
    expect(trembled.length).toBe(21);
    expect(new Set(trembled)).toEqual(new Set([bellLength]));
    await ana.leave();
  });
});

describe('a voice that is lent', () => {
  it('is recorded sentence by sentence, kept, told in place, sent as one file and read again', async () => {
    const ana = await comes('fr', { clock: false });
    const say = narratorWords.fr;
    const own = say.voices;
    const lines = saidAloud({ deck, gremlinSelf: false }, 'fr');
    const [first, second] = lines.filter(({ part }) => part === 'open');
    const found: string[] = [];
    await chooses(ana);
    await ana.press(say.lend);
    await ana.page.getByLabel(own.whose).fill('Inès');
    found.push(...(await allFaults(ana, 'whose voice')));
    await ana.press(own.begin);
    // The first call and its end are said; the second is not.
    for (const _ of ['open', 'close']) {
      await ana.press(own.record);
      // The microphone beeps once a second.
      await ana.page.getByText(/^0:0[2-9]/).waitFor();
      await ana.press(own.stop);
      await ana.press(own.next);
    }
    const all = new Set([...lines.map(({ id }) => id), ...['minute', 'seconds', 'end', 'ready', 'pause']])
      .size;
    await ana.sees(own.kept(2, all));
    found.push(...(await allFaults(ana, 'lend your voice')));
    await ana.press(own.menu);
    const [file] = await Promise.all([ana.page.waitForEvent('download'), ana.press(own.keep)]);
    const path = join(folder, 'ines.wav');
    await file.saveAs(path);
    // Deleted, and taken in again from the file; what is no voice is refused.
    await ana.press(own.forget);
    await ana.press(own.forgetSure);
    const bring = ana.page.locator('input[type=file]');
    await bring.setInputFiles({
      name: 'x.wav',
      mimeType: 'audio/wav',
      buffer: Buffer.from('no voice at all'),
    });
    await ana.sees(own.faults.foreign);
    await bring.setInputFiles(path);
    await ana.sees(own.kept(2, all));
    await ana.press(ana.words.back);

    await ana.press(say.begin);
    await ana.hears(written(lines[0]?.say, 'fr'));
    await ana.losesTab();
    await reopens(ana);
    // Nothing was called yet: it begins anew, once the takes have come out of the device's store.
    await ana.press(say.resume);
    await ana.hears(written(lines[0]?.say, 'fr'));
    await ana.page.clock.runFor(90_000);
    const { said, played } = await heardFrom(ana);
    expect(played.length).toBe(2);
    expect(said).not.toContain(sentencesOf(first?.say ?? '')[0]);
    expect(said).toContain(sentencesOf(second?.say ?? '')[0]);
    expect(found).toEqual([]);
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });
});

describe('other games with real cards', () => {
  it('Blood keeps its table through a killed tab and goes on to its points; Quinte-Bourg opens its console', async () => {
    const ana = await comes('fr', { clock: false });
    const say = narratorWords.fr;
    const blood = toldWords.fr;
    await ana.press(/^Blood/);
    await ana.step(say.around, 4);
    await ana.sees(/^Personnages/);
    const found = [...(await allFaults(ana, 'blood, cards'))];
    await ana.press(say.beginTable);
    await ana.page.getByRole('textbox', { name: blood.name(2) }).fill('Bo');
    await ana.press('Bo');
    await ana.sees(blood.turnOf('Bo'));
    found.push(...(await allFaults(ana, 'blood, table')));
    await ana.losesTab();
    await reopens(ana, { clock: false });
    await ana.press(say.resume);
    await ana.sees(blood.turnOf('Bo'));
    expect(await saidBy(ana)).toContain(`${blood.turnOf('Bo')}.`);
    await ana.page.getByText(blood.more).click();
    await ana.page
      .getByRole('group', { name: blood.stake })
      .getByRole('button', { name: blood.right })
      .click();
    await ana.sees(blood.overRight('Bo'));
    await ana.press(blood.count);
    // Who won goes on with the same table.
    await ana.page.getByRole('button', { name: /^Blood/, pressed: true }).waitFor();
    expect(await ana.page.getByLabel(whoWonWords.fr.place(2), { exact: true }).inputValue()).toBe('Bo');

    await reopens(ana, { clock: false });
    await ana.press(/^Quinte-Bourg|^Les Reptiliens/);
    await ana.press(say.beginTable);
    await ana.page.waitForURL(/#ici\//);
    await ana.sees(setupWords.fr.paste);
    expect(found).toEqual([]);
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });
});
