/**
 * Takes pictures of every main screen of every game, in every language, at 360 and 1440 pixels:
 * `npx node scripts/screenshots.ts [folder]` (a few minutes; the folder is `screenshots` unless told).
 */
import { mkdirSync } from 'node:fs';
import { openChromium } from '../test/browser/chromium.ts';
import { needChromium } from '../test/browser/needChromium.ts';
import type { Person } from '../test/browser/person.ts';
import { tongues, tours } from '../test/browser/tours/index.ts';
import type { Walk } from '../test/browser/tours/walk.ts';

const folder = process.argv[2] ?? 'screenshots';
mkdirSync(folder, { recursive: true });

/** On a phone the whole page, as if its screen were as long as that. */
async function shoot({ page }: Person, path: string): Promise<void> {
  // The letters are fetched after the first sight of a page.
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Fell')));
  await page.evaluate(() => document.fonts.ready);
  const size = page.viewportSize();
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  const isLong = size !== null && size.width < 600 && length > size.height;
  if (isLong) await page.setViewportSize({ width: size.width, height: length });
  await page.screenshot({ path });
  if (isLong) await page.setViewportSize(size);
}

await needChromium();
const browser = await openChromium();
for (const tongue of tongues) {
  for (const width of [360, 1440]) {
    const walk: Walk = {
      browser,
      tongue,
      width,
      look: (screen, person) =>
        shoot(person, `${folder}/${screen}-${tongue}-${person.page.viewportSize()?.width}.png`),
    };
    for (const { tour } of tours) await tour(walk);
  }
}
await browser.close();
