/**
 * Leads a night of forty by keyboard and tells how long a line takes: from the key to the paint that shows it as recorded,
 * and from the server's answer to the paint of what came of it, both by the clock and as processor time of the page's
 * main thread: `npx node scripts/console-speed.ts [times slower]` (4 unless told: a small laptop). docs/PERFORMANCE.md
 * has the figures.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openChromium } from '../test/browser/chromium.ts';
import { House } from '../test/browser/house.ts';
import { dealOf, Leader } from '../test/browser/leader.ts';
import { needChromium } from '../test/browser/needChromium.ts';

const slower = Number(process.argv[2] ?? 4);
const count = 40;
const plan = { Reptiliens: ['he', 'Enter'], Amoureux: ['sa', 'Enter'], Laura: ['he', 'Enter'] };
/** What a page says and hears in so many bytes is a command, or a frame that answers one. */
const least = { said: 1000, heard: 257 };

/** Something that the main thread did, in microseconds; `tdur` is its processor time. */
interface Event {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly data?: { readonly type?: string; readonly dataLength?: number } };
}

/** From a moment to the paint that follows it. */
interface Span {
  readonly clock: number;
  readonly processor: number;
}

/** What the thread did that runs the page's own code most. */
function mainThread(all: readonly Event[]): readonly Event[] {
  const threads = Map.groupBy(all, ({ pid, tid }) => `${pid}:${tid}`);
  const calls = (events: readonly Event[]): number =>
    events.filter(({ name }) => name === 'FunctionCall').length;
  const [busiest = []] = [...threads.values()].toSorted((a, b) => calls(b) - calls(a));
  return busiest.toSorted((a, b) => a.ts - b.ts);
}

function spanFrom(events: readonly Event[], from: number): Span | undefined {
  const paint = events.find(({ name, ts }) => name === 'Commit' && ts > from);
  if (paint === undefined) return undefined;
  const until = paint.ts + (paint.dur ?? 0);
  const tasks = events.filter(
    ({ name, ph, ts, dur = 0 }) => name === 'RunTask' && ph === 'X' && ts + dur > from && ts < until,
  );
  const processor = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return { clock: (until - from) / 1000, processor: processor / 1000 };
}

/** Each command: from its key, and from the frame that answers it. */
function spansOf(events: readonly Event[]) {
  const lengthOf = ({ args }: Event): number => args.data?.dataLength ?? 0;
  const said = events.filter((one) => one.name === 'WebSocketSend' && lengthOf(one) >= least.said);
  const heard = events.filter((one) => one.name === 'WebSocketReceive' && lengthOf(one) >= least.heard);
  const keys = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown');
  return said.flatMap(({ ts }) => {
    const key = keys.findLast((one) => one.ts <= ts);
    const answer = heard.find((one) => one.ts > ts);
    const recorded = key && spanFrom(events, key.ts);
    const redrawn = answer && spanFrom(events, answer.ts);
    return recorded === undefined || redrawn === undefined ? [] : [{ recorded, redrawn }];
  });
}

const median = (all: readonly number[]): string =>
  (all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN).toFixed(1).padStart(6);
const told = (spans: readonly Span[]): string =>
  `${median(spans.map(({ clock }) => clock))} ms by the clock, ${median(spans.map(({ processor }) => processor))} ms of processor`;

await needChromium();
const folder = mkdtempSync(join(tmpdir(), 'veillee-speed-'));
const trace = join(folder, 'trace.json');
const browser = await openChromium();
const house = await House.open();
const leader = await Leader.come(browser, house, { count, deal: dealOf(count) });
const { page } = leader.person;
const cdp = await page.context().newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
await browser.startTracing(page, {
  path: trace,
  categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
});
await leader.writesUntil(house, /^Nuit/);
await leader.writesUntil(house, /^(?!Nuit)/, plan);
await browser.stopTracing();
const { traceEvents }: { traceEvents: readonly Event[] } = JSON.parse(readFileSync(trace, 'utf8'));
const spans = spansOf(mainThread(traceEvents));
console.log(`${spans.length} lines of a village of ${count}, processor ${slower} times slower; medians:`);
console.log(`  from the key to the line shown as recorded ${told(spans.map(({ recorded }) => recorded))}`);
console.log(`  from the answer to all of it drawn anew    ${told(spans.map(({ redrawn }) => redrawn))}`);
await leader.leave();
await house.close();
await browser.close();
rmSync(folder, { recursive: true });
