import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/**
 * The house in a page's pocket lives in a worker, where no test reaches. Here its script is given a clock that a test
 * drives, and chance that is always the same; nothing of this is in the app.
 */

interface Asked {
  /** Milliseconds; `asleep`: nothing runs meanwhile, as where the device sleeps. */
  readonly advance: number;
  readonly asleep: boolean;
}

/** Runs in the worker before anything else. */
function drive(): void {
  if (typeof document !== 'undefined') return;
  let now = 0;
  let last = 0;
  const timers = new Map<number, { readonly due: number; readonly then: () => void }>();
  const hop = (): Promise<void> =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    });
  /** A piece of work of our own in the same database comes after all that was begun before. */
  const written = async (): Promise<void> => {
    const found = await indexedDB?.databases();
    if (!found?.some(({ name }) => name === 'veillee')) return;
    await new Promise<void>((done) => {
      const asked = indexedDB.open('veillee');
      asked.onerror = () => done();
      asked.onsuccess = () => {
        const work = asked.result.transaction([...asked.result.objectStoreNames], 'readwrite');
        work.oncomplete = () => {
          asked.result.close();
          done();
        };
        work.objectStore('about').get('owner');
      };
    });
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 2; i += 1) {
      for (let hops = 0; hops < 3; hops += 1) await hop();
      await written();
    }
    await hop();
  };
  const advance = async (by: number): Promise<void> => {
    const until = now + by;
    await settle();
    for (;;) {
      const [first] = [...timers].sort(([a, one], [b, other]) => one.due - other.due || a - b);
      if (first === undefined || first[1].due > until) break;
      timers.delete(first[0]);
      now = Math.max(now, first[1].due);
      first[1].then();
      await settle();
    }
    now = until;
    await settle();
  };
  let state = 0x2545f491;
  const byte = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  };
  const trulyRandom = crypto.getRandomValues.bind(crypto);
  Object.assign(crypto, {
    getRandomValues: (into: Uint8Array) =>
      into instanceof Uint8Array ? into.map((_, i) => (into[i] = byte())) : trulyRandom(into),
  });
  Object.assign(performance, { now: () => now });
  Object.assign(globalThis, {
    setTimeout(then: () => void, ms = 0) {
      last += 1;
      timers.set(last, { due: now + Math.max(0, ms), then });
      return last;
    },
    clearTimeout: (id: number) => timers.delete(id),
  });
  const driver = new BroadcastChannel('driver');
  driver.onmessage = async ({ data }: MessageEvent<Partial<Asked>>) => {
    if (data.advance === undefined) {
      driver.postMessage('here');
      return;
    }
    if (data.asleep) now += data.advance;
    else await advance(data.advance);
    driver.postMessage('done');
  };
}

/** Has this done in the pocket of a built app before anything of its own. */
export function beforeHouse(folder: string, done: string): void {
  const assets = join(folder, 'assets');
  const [script] = readdirSync(assets).filter((name) => /^house-[\w-]+\.js$/.test(name));
  if (script === undefined) throw new Error('the built app has no house in it');
  const place = join(assets, script);
  writeFileSync(place, `${done}\n${readFileSync(place, 'utf8')}`);
  for (const end of ['br', 'gz']) rmSync(`${place}.${end}`, { force: true });
}

/** Gives the pocket of a built app a clock that `passInPocket` drives. */
export const drivePocket = (folder: string): void => beforeHouse(folder, `(${drive.toString()})();`);

async function ask(page: Page, asked: Asked): Promise<void> {
  await page.evaluate(
    (what) =>
      new Promise<void>((done) => {
        const driver = new BroadcastChannel('driver');
        // Nobody hears what is said before the house has come.
        const calls = setInterval(() => driver.postMessage({}), 20);
        let isAsked = false;
        driver.onmessage = ({ data }) => {
          clearInterval(calls);
          if (data === 'here' && !isAsked) driver.postMessage(what);
          isAsked = true;
          if (data !== 'done') return;
          driver.close();
          done();
        };
      }),
    asked,
  );
}

/** Lets so many seconds pass in the house in this page's pocket. */
export const passInPocket = (page: Page, seconds: number): Promise<void> =>
  ask(page, { advance: seconds * 1000, asleep: false });

/** The device sleeps so many seconds, and wakes. */
export const sleepInPocket = (page: Page, seconds: number): Promise<void> =>
  ask(page, { advance: seconds * 1000, asleep: true });
