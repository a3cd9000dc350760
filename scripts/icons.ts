/**
 * Draws the icons of the installed app from the flame, as PNG files that are kept in the repository:
 * `npx node scripts/icons.ts`. Only wanted when apps/web/public/flame.svg changes.
 */
import { readFileSync } from 'node:fs';
import { openChromium } from '../test/browser/chromium.ts';
import { needChromium } from '../test/browser/needChromium.ts';

const folder = new URL('../apps/web/public/', import.meta.url);
const flame = readFileSync(new URL('flame.svg', folder)).toString('base64');
const ground = '#15100a';

/** How much of the square the flame takes; a mask may cut a fifth off each side. */
const icons = [
  { file: 'icon-192.png', size: 192, share: 0.72 },
  { file: 'icon-512.png', size: 512, share: 0.72 },
  { file: 'icon-maskable-512.png', size: 512, share: 0.54 },
  { file: 'icon-apple-180.png', size: 180, share: 0.66 },
];

await needChromium();
const browser = await openChromium();
for (const { file, size, share } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
      <img src="data:image/svg+xml;base64,${flame}" style="width:${share * 100}vw;height:${share * 100}vw">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: new URL(file, folder).pathname });
  await page.close();
}
await browser.close();
