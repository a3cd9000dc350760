/**
 * What a decision takes a bot of One Night in Chromium, with a processor so many times slower than this one's:
 * `npx node test/browser/botsSpeed.ts [times slower] [games]` (6 and 30 unless told). docs/PERFORMANCE.md has the figures.
 */
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Cell, Outcome } from '../../games/one-night/test/bot/measure.ts';
import { openChromium } from './chromium.ts';
import { needChromium } from './needChromium.ts';

const slower = Number(process.argv[2] ?? 6);
const games = Number(process.argv[3] ?? 30);
const tables = [
  { scenario: 'nuit-tombante', players: 5 },
  { scenario: 'echanges-a-gogo', players: 7 },
  { scenario: 'marquons-les', players: 10 },
];

/** What the page has of the measuring: the same code as in `npm run bots`. */
interface Measuring {
  readonly bots: { measured(cell: Cell): Outcome };
}

/** Runs in the page. */
function play(cell: Cell): Pick<Outcome, 'votes' | 'acts'> {
  // Laid there by the bundle.
  const { bots } = globalThis as unknown as Measuring;
  const { votes, acts } = bots.measured({ ...cell, clock: () => performance.now() });
  return { votes, acts };
}

const part = (sorted: readonly number[], of: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0).toFixed(1);

await needChromium();
const bundle = await rolldown({
  input: fileURLToPath(new URL('../../games/one-night/test/bot/measure.ts', import.meta.url)),
  platform: 'browser',
});
const { output } = await bundle.generate({ format: 'iife', name: 'bots' });
const browser = await openChromium(['--enable-precise-memory-info']);
const page = await browser.newPage();
await page.addScriptTag({ content: output[0].code });
const line = await page.context().newCDPSession(page);
await line.send('Emulation.setCPUThrottlingRate', { rate: slower });
/** What is in use when all that can be has been collected: the bots' code, and what they still think of. */
async function kept(): Promise<string> {
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  return (usedSize / 1e6).toFixed(1);
}

console.log(`Chromium ${browser.version()}, processor ${slower} times slower, ${games} games a line`);
for (const { scenario, players } of tables)
  for (const level of ['candid', 'skilled', 'sly'] as const) {
    const { votes, acts } = await page.evaluate(play, {
      side: 'village' as const,
      level,
      others: level,
      options: { scenario },
      players,
      games,
    });
    const took = `vote ${part(votes, 0.5)}/${part(votes, 0.99)} ms, else ${part(acts, 0.5)}/${part(acts, 0.99)} ms (p50/p99)`;
    console.log(`${scenario} ${players} ${level.padEnd(8)} ${took}  ${await kept()} MB`);
  }
await browser.close();
