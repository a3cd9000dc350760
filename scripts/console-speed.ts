/**
 * Leads a night of forty by keyboard and tells how long a line takes from the key to its paint, part by part:
 * `npx node scripts/console-speed.ts [times slower]` (4 unless told: a small laptop). docs/PERFORMANCE.md has the figures.
 */
import { writeFileSync } from 'node:fs';
import { openChromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { dealOf, Leader } from '../test/browser/leader.ts';
import { needChromium } from '../test/browser/needChromium.ts';

const slower = Number(process.argv[2] ?? 4);
const profileTo = process.env.VEILLEE_PROFILE;
const count = 40;
const plan = { Reptiliens: ['he', 'Enter'], Amoureux: ['sa', 'Enter'], Laura: ['he', 'Enter'] };

/** One line: from the key to what it sends, from there to the answer, from the answer to the paint. */
interface Times {
  key: number;
  sent?: number;
  heard?: number;
  bytes?: number;
  painted?: number;
}

interface Timed {
  readonly timedLines: Times[];
}

/** Runs in the page before all else: when something is said on the line, and heard. */
function watchLine(): void {
  const lines: Times[] = [];
  const open = (): Times | undefined => lines.at(-1);
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const line = open();
    if (line !== undefined) line.sent ??= performance.now();
    send.call(this, data);
  };
  const Native = WebSocket;
  class Watched extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      // The first to hear: before the app does anything with it.
      this.addEventListener('message', ({ data }) => {
        const line = open();
        if (line?.sent === undefined || line.painted !== undefined) return;
        line.bytes =
          (line.bytes ?? 0) + (typeof data === 'string' ? data.length : (data.size ?? data.byteLength));
        line.heard ??= performance.now();
      });
    }
  }
  globalThis.WebSocket = Watched;
  Object.assign(globalThis, { timedLines: lines });
}

/** Runs in the page after that: when a key is pressed, and when what came of it is painted. */
function watchScript(): void {
  // Kept there by what ran before.
  const { timedLines: lines } = globalThis as unknown as Timed;
  const open = (): Times | undefined => lines.at(-1);
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    const line = open();
    if (line?.heard !== undefined) line.painted ??= performance.now();
  };
  const titles = (): string => document.querySelector('[aria-current="step"] h2')?.textContent ?? '';
  let title = '';
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Enter' && key !== 'x') return;
      title = titles();
      lines.push({ key: timeStamp });
    },
    { capture: true },
  );
  // What a frame shows is painted when the first task after it runs.
  new MutationObserver(() => {
    if (open()?.heard === undefined || titles() === title) return;
    requestAnimationFrame(() => painted.port2.postMessage(0));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const median = (all: readonly number[]): string =>
  (all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN).toFixed(1);

await needChromium();
const browser = await openChromium();
const house = await House.open();
const leader = await Leader.come(browser, house, { count, deal: dealOf(count) });
const { page } = leader.person;
await page.addInitScript(watchLine);
await page.addInitScript(watchScript);
await page.reload();
await page.locator('[aria-current="step"]').waitFor();
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
await cdp.send('Performance.enable');
if (profileTo !== undefined) {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.start');
}
const metrics = async (): Promise<ReadonlyMap<string, number>> =>
  new Map((await cdp.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
const before = await metrics();
await leader.writesUntil(house, /^Nuit/);
await leader.writesUntil(house, /^Nuit.*Marchand/, plan);
const after = await metrics();
if (profileTo !== undefined)
  writeFileSync(profileTo, JSON.stringify((await cdp.send('Profiler.stop')).profile));
// Kept there by what runs in the page.
const lines = await page.evaluate(() => (globalThis as unknown as Timed).timedLines);
const whole = lines.flatMap(({ key, sent, heard, painted, bytes }) =>
  sent === undefined || heard === undefined || painted === undefined
    ? []
    : [
        {
          handled: sent - key,
          trip: heard - sent,
          redrawn: painted - heard,
          all: painted - key,
          bytes: bytes ?? 0,
        },
      ],
);
console.log(
  `${whole.length} of ${lines.length} lines of a village of ${count}, processor ${slower} times slower; medians:`,
);
console.log(`  from the key to the wire     ${median(whole.map(({ handled }) => handled))} ms`);
console.log(`  there and back               ${median(whole.map(({ trip }) => trip))} ms`);
console.log(`  from the wire to the paint   ${median(whole.map(({ redrawn }) => redrawn))} ms`);
console.log(`  altogether                   ${median(whole.map(({ all }) => all))} ms`);
console.log(`  bytes heard                  ${median(whole.map(({ bytes }) => bytes))}`);
for (const name of ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'])
  console.log(
    `  ${name.padEnd(28)} ${((1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))) / lines.length).toFixed(1)} ms a line`,
  );
await leader.leave();
await house.close();
await browser.close();
