import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';

/** A browser and a house, open before the first test of a file that imports them and closed after its last. */
export let browser: Browser;
export let house: House;

beforeAll(async () => {
  browser = await openChromium();
  house = await House.open();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});
