import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { faults } from './faults.ts';
import { House } from './house.ts';
import { Leader } from './leader.ts';
import { Villager } from './villager.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const shots = process.env.VEILLEE_SHOTS;
const four = new Array<string>(4).fill('villager');
const specialities = [
  'engineer',
  'inventor',
  'scientist',
  'scholar',
  'murderer',
  'technophile',
  'ferreter',
  'indiscreet',
];

/** All that came to a page over its lines. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (line) => line.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** What only the script knows. */
const secrets = ['"script":{', '"lodgings"', '"outlooks"', '"hands"', '"goals"', '"ledger":['];

describe('half a village with phones, half with eyes closed', () => {
  it('is led together: gestures, a hand that goes up, the app for a while, a slip that becomes a phone', async () => {
    const house = await House.open();
    const agathe = await Villager.come(browser, 'Agathe');
    const malo = await Villager.come(browser, 'Malo', 'en');
    const frames = framesOf(malo.person.page);
    const leader = await Leader.come(browser, house, {
      count: 8,
      phones: [agathe.person, malo.person],
      deal: {
        roles: ['sheherazade', 'villager', 'reptilian', 'reptilian', ...four],
        specialities,
        lovers: null,
      },
    });
    const { person, say } = leader;
    await leader.writesUntil(house, /^Nuit.*Reptiliens/);

    // The two Reptilians are one entry.
    await person.sees(say.forAll('Jeanne et Quentin'));
    await leader.writesUntil(house, /^Nuit(?!.*Reptiliens)/, { Reptiliens: ['he', 'Enter'] });

    // The app leads for a while, and gives the village back.
    await person.press(say.toApp);
    await house.pass(1);
    await person.sees(say.appLeads);
    await person.press(say.toMe);
    await house.pass(1);
    await person.button(say.toApp).waitFor();

    // Sami's slip becomes a phone, and paper again; through his eyes she sees that phone.
    await leader.press('/', 'sa', 'Enter');
    await person.press(say.person.claim);
    const word = person.page.locator('figcaption b');
    expect(await word.textContent()).toMatch(/^\S+$/);
    await leader.wire.say({ t: 'claims' });
    const claims = leader.wire.frames.flatMap(({ frame }) => (frame.t === 'claims' ? frame.list : []));
    const sami = await Villager.come(browser, 'Sami');
    const key = claims.find(({ name }) => name === 'Sami')?.key;
    await sami.person.page.goto(`${house.origin}/#${person.code()}.${key}`);
    await sami.person.press(sami.person.words.join.take);
    await sami.person.page.locator('main[data-secret="true"]').waitFor();
    await house.pass(1);
    await leader.press('Alt+v');
    await person.page.frameLocator('iframe').locator('main[data-tab="village"]').waitFor();
    if (shots !== undefined) await person.page.screenshot({ path: `${shots}/console-eyes.png` });
    await leader.press('Alt+v');
    // By day all see who has a phone.
    await leader.writesUntil(house, /^(?!Nuit)/);
    await leader.press('/', 'sa', 'Enter');
    await person.press(say.person.toPaper);
    await person.button(say.person.claim).waitFor();
    await sami.person.page.locator('main[data-secret]').waitFor({ state: 'detached' });

    // A hand goes up on a phone: told to her alone, asked to wait, then confirmed; all hear of it at once.
    await agathe.invokes(1, 'Bo', 'Convertir');
    await house.pass(1);
    await person.sees(say.hand.title('Agathe'));
    expect([...(await leader.misfits()), ...(await faults(person, 'a hand'))]).toEqual([]);
    if (shots !== undefined) await person.page.screenshot({ path: `${shots}/console-hand.png` });
    await leader.press('w');
    await person.press(say.hand.waits('Agathe'));
    await malo.person.caughtUp();
    expect(frames.join()).not.toContain('conversion.radiant');
    await leader.press('Enter');
    await house.pass(1);
    expect(frames.join()).toContain('conversion.radiant');

    expect(frames.filter((frame) => secrets.some((secret) => frame.includes(secret)))).toEqual([]);
    expect([agathe, malo].flatMap((one) => one.person.errors)).toEqual([]);
    expect(person.errors).toEqual([]);
    for (const one of [agathe, malo, sami]) await one.person.leave();
    await leader.leave();
    await house.close();
  });
});

describe('a village begun on paper', () => {
  it('goes on from a Thursday, in English and on a phone, to its verdict', async () => {
    const house = await House.open();
    const players = specialities.map((speciality, seat) => ({
      role: seat === 0 ? 'reptilian' : 'villager',
      speciality,
      ...(seat === 7 ? { fate: 'ghost' } : {}),
    }));
    const position = { players, weekday: 'thursday', day: 4, offices: { scrutineer: 1 } };
    const leader = await Leader.come(browser, house, { count: 8, tongue: 'en', deal: { position } });
    const { person, say } = leader;
    await person.sees(say.nightOf('Thursday'));
    await person.page.locator('.quinteBourg-VillageRing-fallen').getByText('Dina').waitFor();
    const found: string[] = [];
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await person.resize(width, height);
      found.push(...(await leader.misfits()), ...(await faults(person, `English at ${width}`)));
      if (shots !== undefined) await person.page.screenshot({ path: `${shots}/console-en-${width}.png` });
    }
    expect(found).toEqual([]);

    // A hand of somebody without a phone: who, then what for, then whom; Escape leaves it.
    await leader.press('Alt+i', 'bo', 'Enter');
    await person.sees('Assassinate somebody');
    await leader.press('Escape');
    await person.page.locator('.quinteBourg-RaisedHand-hand').waitFor({ state: 'detached' });

    // The book lies open from here to the end, whatever is written into it.
    await person.page.getByRole('tab', { name: say.tabs.register }).click();
    // Of many who are asked at once, whoever is named answers the other way.
    await leader.writesUntil(house, /The charmed/);
    await leader.press('he', 'Enter', 'sa', 'Enter');
    await person.sees(say.forAll('Agathe, Malo, Jeanne, Quentin and Bo'));
    await leader.writesUntil(house, /^(?!.*The charmed)/);
    await person.page
      .locator('.quinteBourg-ScriptList-past')
      .filter({ hasText: /(Hélène and Sami|Sami and Hélène)/ })
      .waitFor();

    // The only Reptilian is named by everybody, two letters and a return each.
    const over = person.page.locator('.Reveal-outcome, .Drama-drama');
    const votes: number[] = [];
    for (let i = 0; i < 200 && (await over.count()) === 0; i += 1) {
      const { title, keys } = await leader.writesLine(house, { vote: ['ag', 'Enter'] });
      if (/vote/i.test(title)) votes.push(keys);
      if (/vote/i.test(title) && votes.length === 3 && shots !== undefined)
        await person.page.screenshot({ path: `${shots}/console-vote.png` });
    }
    expect(Math.max(...votes)).toBeLessThanOrEqual(4);
    await over.first().waitFor();
    expect(person.errors).toEqual([]);
    await leader.leave();
    await house.close();
  });
});
