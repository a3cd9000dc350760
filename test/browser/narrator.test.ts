import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deckOf, type RoleId, saidAloud } from '@veillee/one-night';
import { names as oneNightNames } from '@veillee/one-night/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { planOf, usualTempo } from '../../apps/web/src/narrator/plan.ts';
import { sentencesOf } from '../../apps/web/src/stage/script.ts';
import { homeWords } from '../../apps/web/src/words/home.ts';
import { narratorWords } from '../../apps/web/src/words/narrator.ts';
import { openChromium } from './chromium.ts';
import { allFaults } from './faults.ts';
import { Person, type Tongue } from './person.ts';
import { WebSpace } from './webSpace.ts';

/** Real cards on the table, and one phone without a network that tells the night. */

const folder = mkdtempSync(join(tmpdir(), 'veillee-narrator-'));
let browser: Browser;
let space: WebSpace;
beforeAll(async () => {
  browser = await openChromium();
  expect(writeSite(process.env.VEILLEE_TEST_WEB ?? '', join(folder, 'site'), '0').ok).toBe(true);
  space = await WebSpace.open({ '/veillee/': join(folder, 'site') });
});
afterAll(async () => {
  await browser.close();
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A voice that says nothing and writes down what it was asked to say; what it is asked, it has said at once. */
function writtenVoice(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
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
async function comes(tongue: Tongue): Promise<Person> {
  const ana = await Person.come(browser, 'Ana', tongue);
  await ana.page.goto(`${space.origin}/veillee/`);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ana.offline(true);
  await reopens(ana);
  return ana;
}

async function reopens(ana: Person): Promise<void> {
  await ana.page.addInitScript(writtenVoice);
  await ana.page.clock.install();
  await ana.page.goto(`${space.origin}/veillee/`);
  await ana.press(new RegExp(`^${homeWords[ana.tongue].told}`));
  await ana.page.getByRole('heading', { level: 1, name: narratorWords[ana.tongue].title }).waitFor();
}

const saidBy = (ana: Person): Promise<readonly string[]> =>
  ana.page.evaluate(() => (globalThis as unknown as { readonly said: readonly string[] }).said);

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
    await ana.press(say.begin);
    await ana.hears(new RegExp(sentencesOf(lines[0]?.say ?? '')[0] ?? ''));
    found.push(...(await allFaults(ana, 'night')));

    // Half of the night; then the tab is gone.
    const half = plan.lines.findIndex(({ at }) => at > plan.lasts / 2);
    await ana.page.clock.runFor((plan.lines[half]?.at ?? 0) + 500);
    const first = await saidBy(ana);
    expect(first).toEqual(lines.slice(0, half + 1).flatMap(({ say: line }) => sentencesOf(line)));
    await ana.losesTab();
    await reopens(ana);
    await ana.press(say.resume);
    await ana.sees(say.paused);
    await ana.press(say.goOn);
    await ana.page.clock.runFor(500);
    expect(await saidBy(ana)).toEqual(sentencesOf(lines[half]?.say ?? ''));

    // Said again, and more time: ten seconds later than planned the day comes.
    await ana.press(new RegExp(`^${say.more}`));
    await ana.page.clock.runFor(plan.lasts - (plan.lines[half]?.at ?? 0) + 10_000 - 1500);
    await ana.page.clock.runFor(2500);
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
    await ana.press(say.another);
    // The last evening is remembered.
    await ana.sees(say.take(10));
    expect(found).toEqual([]);
    expect(otherErrors(ana)).toEqual([]);
    await ana.leave();
  });
});
