import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { allFaults } from './faults.ts';
import { blood, oneNight, village, type Walk } from './tour.ts';

/**
 * On every screen: axe finds nothing serious, targets are as big as a finger, letters at least 15 px on a phone, the
 * focus is seen, nothing moves where motion is not wanted, and nothing scrolls sideways at 360 nor at 320.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

describe.each([
  ['an evening of One Night', oneNight, 'fr', 360],
  ['a game of Blood', blood, 'en', 360],
  ['a village', village, 'fr', 360],
] as const)('%s', (_, part, tongue, width) => {
  it('can be read, touched and walked through by everybody', async () => {
    const found: string[] = [];
    const seen = new Set<string>();
    const walk: Walk = {
      browser,
      tongue,
      width,
      async look(screen, person) {
        seen.add(screen);
        found.push(...(await allFaults(person, screen)));
      },
    };
    await part(walk);
    expect(seen.size).toBeGreaterThan(2);
    expect(found).toEqual([]);
  });
});
