import { at } from '@veillee/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { allFaults } from './faults.ts';
import { tongues, tours } from './tours/index.ts';
import type { Walk } from './tours/walk.ts';

/**
 * On every screen: axe finds nothing serious, targets are as big as a finger, letters at least 15 px on a phone, the
 * focus is seen, nothing moves where motion is not wanted, and nothing scrolls sideways at 360 nor at 320.
 */

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

const width = 360;
const walks = tours.map(({ game, tour }, i) => ({
  id: game.id,
  tour,
  tongue: at(tongues, i % tongues.length),
}));

describe.each(walks)('$id in $tongue', ({ tour, tongue }) => {
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
    await tour(walk);
    expect(seen.size).toBeGreaterThan(2);
    expect(found).toEqual([]);
  });
});
