import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '@veillee/kernel';
import type { RoleId } from '@veillee/one-night';
import { names as oneNightNames } from '@veillee/one-night/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSite } from '../../apps/web/site.ts';
import { revealWords } from '../../apps/web/src/reveal/words.ts';
import { openChromium } from './chromium.ts';
import { allFaults } from './faults.ts';
import { Person, type Tongue } from './person.ts';
import { PhoneForAll } from './phoneForAll.ts';
import { WebSpace } from './webSpace.ts';

/** One phone for all: plain files in a folder of a web space, no server, and soon no network. */

const folder = mkdtempSync(join(tmpdir(), 'veillee-onephone-'));
let browser: Browser;
let space: WebSpace;
beforeAll(async () => {
  browser = await openChromium();
  expect(writeSite(process.env.VEILLEE_TEST_WEB ?? '', join(folder, 'site'), '0').ok).toBe(true);
  space = await WebSpace.open({ '/jeux/veillee/': join(folder, 'site') });
});
afterAll(async () => {
  await browser.close();
  await space.close();
  rmSync(folder, { recursive: true, force: true });
});

const origin = (): string => `${space.origin}/jeux/veillee`;

/** After one visit the phone is in airplane mode. */
async function comes(names: readonly string[], tongue: Tongue): Promise<PhoneForAll> {
  const ana = await Person.come(browser, names[0] ?? '', tongue);
  await ana.page.goto(`${origin()}/`);
  await ana.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await ana.offline(true);
  await ana.page.goto(`${origin()}/`);
  return new PhoneForAll(ana, names);
}

const otherErrors = ({ errors }: Person): string[] =>
  errors.filter((error) => !/ERR_(INTERNET_DISCONNECTED|FAILED)/.test(error));

/** Nothing of anybody's own is on the page. */
const secrets = async ({ page }: PhoneForAll): Promise<number> =>
  page.locator('article.card-card, .Moon-inside').count();

/** Who points at whom in a kept story. */
function fingersIn(transcript: string): string[] {
  const read: unknown = JSON.parse(transcript);
  const inputs = isRecord(read) && Array.isArray(read.inputs) ? read.inputs : [];
  return inputs.flatMap((input) =>
    isRecord(input) && isRecord(input.answer) && input.answer.do === 'point'
      ? [`${input.by}>${input.answer.player}`]
      : [],
  );
}

const table = ['Ana', 'Bo', 'Cléo', 'Dan', 'Ève'];

describe.each(['fr', 'en'] as const)('one phone for all, without a network (%s)', (tongue) => {
  it('a whole game, killed and taken up again in the deal, the night and the vote; then another', async () => {
    const phone = await comes(table, tongue);
    const { holder, say } = phone;
    const found: string[] = [];
    await phone.typeNames();
    found.push(...(await allFaults(holder, 'names')));
    await phone.deal();
    found.push(...(await allFaults(holder, 'pass')));
    const first = await phone.looks('Ana');
    // Handed on, the phone shows nothing of what was held open.
    await holder.hears(say.passTo('Bo'));
    expect(await holder.page.content()).not.toContain(first);

    await holder.losesTab();
    await phone.goOn(origin());
    await holder.hears(say.passTo('Bo'));
    expect(await secrets(phone)).toBe(0);
    const rest = await phone.dealsRound(1);
    expect(new Set([first, ...rest]).size).toBe(table.length);

    const call = await phone.title();
    found.push(...(await allFaults(holder, 'night')));
    await phone.actsAtCall([1]);
    await holder.losesTab();
    await phone.goOn(origin());
    // The night waits for everybody.
    await holder.press(holder.words.play.resume);
    await holder.hears(call);
    expect(await secrets(phone)).toBe(0);
    await phone.sleepsThrough();
    found.push(...(await allFaults(holder, 'day')));

    await phone.comesToVote();
    await phone.points('Ana', 'Bo');
    await phone.points('Bo', 'Ana');
    found.push(...(await allFaults(holder, 'vote')));
    await holder.losesTab();
    await phone.goOn(origin());
    await holder.page.locator('.Pointing-vote').waitFor();
    for (const name of ['Cléo', 'Dan', 'Ève']) await phone.points(name, 'Ana');
    await phone.points('Ana', 'Cléo');
    await phone.ends();
    await holder.press(revealWords[tongue].story);
    await holder.hears(revealWords[tongue].story);
    await holder.press(holder.words.back);
    const [kept] = await Promise.all([
      holder.page.waitForEvent('download'),
      holder.press(revealWords[tongue].transcript),
    ]);
    // What was tapped in is what everybody answered, each in their own name.
    expect(fingersIn(readFileSync(await kept.path(), 'utf8'))).toEqual(['0>2', '1>0', '2>0', '3>0', '4>0']);

    await holder.press(revealWords[tongue].again);
    await holder.hears(say.holdFirst('Ana'));
    expect(await secrets(phone)).toBe(0);
    expect(found).toEqual([]);
    expect(otherErrors(holder)).toEqual([]);
    await holder.leave();
  });
});

const trio = ['Ana', 'Bo', 'Cléo'];
const daybreak: readonly RoleId[] = ['doppelganger', 'werewolf', 'seer', 'village-idiot', 'witch', 'curator'];
const marked: readonly RoleId[] = ['vampire', 'copycat', 'gremlin', 'pickpocket', 'priest', 'cupid'];

describe('a call that concerns nobody', () => {
  it.each([
    ['fr', 'with a Doppelgänger at daybreak', daybreak],
    ['en', 'with marks', marked],
  ] as const)(
    'looks like one that concerns somebody, whatever is touched (%s, %s)',
    async (tongue, _deck, deck) => {
      const phone = await comes(trio, tongue);
      const { holder, say } = phone;
      await phone.typeNames();
      await phone.chooseDeck(deck.map((id) => oneNightNames[tongue].characters[id].name));
      await phone.deal();
      const calls = new Map<string, { readonly looks: string; readonly isCalled: boolean }[]>();
      for (let game = 0; game < 2; game += 1) {
        if (game > 0) {
          await holder.press(revealWords[tongue].again);
          await holder.hears(say.holdFirst('Ana'));
        }
        await phone.dealsRound();
        for (const { title, isCalled, looks } of await phone.sleepsThrough())
          calls.set(title, [...(calls.get(title) ?? []), { looks: looks.join('\n'), isCalled }]);
        await phone.comesToVote();
        for (const [i, name] of trio.entries()) await phone.points(name, trio[(i + 1) % 3] ?? '');
        await phone.ends();
      }
      const both = [...calls.values()].filter(
        (seen) => new Set(seen.map(({ isCalled }) => isCalled)).size === 2,
      );
      expect(both.length).toBeGreaterThan(1);
      for (const [title, seen] of calls) expect(new Set(seen.map(({ looks }) => looks)).size, title).toBe(1);
      expect(otherErrors(holder)).toEqual([]);
      await holder.leave();
    },
  );
});
