import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quick, type Rng } from '@veillee/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { Client, tokenOf } from '../client.ts';

const child = fileURLToPath(new URL('child.ts', import.meta.url));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Two hundred starts: what was compiled once is kept. */
const compiled = mkdtempSync(join(tmpdir(), 'veillee-compiled-'));
folders.push(compiled);

async function start(folder: string): Promise<{ process: ChildProcess; url: string }> {
  const process_ = spawn(process.execPath, [child, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  });
  const [line] = (await once(process_.stdout as NonNullable<typeof process_.stdout>, 'data')) as [Buffer];
  return { process: process_, url: `ws://127.0.0.1:${line.toString().trim()}/live` };
}

/** How many commands a client may have under way: as many as the house remembers. */
const underWay = 16;

/** Somebody who counts: sends the next number before the last was acknowledged, and again after a crash. */
class Counter {
  readonly token: string;
  acknowledged = 0;
  sent = 0;
  client: Client | null = null;

  constructor(number: number) {
    this.token = tokenOf(number);
  }

  async connect(url: string): Promise<Client> {
    this.client = await new Client(url, () => 0, this.token, 0).connect();
    return this.client;
  }

  /** Everything not acknowledged once more, then on. */
  count(enough: () => void): void {
    const { client } = this;
    const acknowledge = (n: number) => {
      this.acknowledged = Math.max(this.acknowledged, n);
      enough();
      if (client === this.client) next();
    };
    const send = (n: number) => {
      const answer = { do: 'to', n };
      void client?.key({ t: 'answer', id: `count-${n}`, prompt: 'count', answer }).then((key) => {
        if (client?.isOpen && key === 'ok') acknowledge(n);
      });
    };
    const next = () => {
      this.sent += 1;
      send(this.sent);
    };
    for (let n = this.acknowledged + 1; n <= this.sent; n += 1) send(n);
    while (this.sent < this.acknowledged + underWay) next();
  }
}

interface Table {
  code: string;
  readonly counters: readonly Counter[];
}

async function lay(url: string, table: Table): Promise<void> {
  const [host, other] = table.counters as [Counter, Counter];
  const ana = await host.connect(url);
  await ana.say({ t: 'open', name: 'Ana' });
  await ana.settled();
  table.code = ana.room.code;
  const bo = await other.connect(url);
  await bo.say({ t: 'enter', room: table.code, name: 'Bo' });
  await bo.do({ t: 'ready', ready: true, id: 'ready-1' });
  await ana.do({ t: 'settings', game: 'tally', id: 'settings' });
  await ana.do({ t: 'start', id: 'start-1' });
}

/** Comes back, and finds again all that was acknowledged: no number lost, none counted twice. */
async function comeBack(url: string, table: Table): Promise<void> {
  for (const [seat, counter] of table.counters.entries()) {
    const client = await counter.connect(url);
    await client.say({ t: 'enter', room: table.code });
    await client.settled();
    const { counts, lasts } = client.sight.view as { counts: number[]; lasts: number[] };
    expect(lasts[seat]).toBeGreaterThanOrEqual(counter.acknowledged);
    expect(counts[seat]).toBe(lasts[seat]);
  }
}

async function lives(kills: number, rng: Rng): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-kill-'));
  folders.push(folder);
  const tables: Table[] = [0, 1, 2].map((i) => ({
    code: '',
    counters: [new Counter(2 * i), new Counter(2 * i + 1)],
  }));
  const counters = tables.flatMap((table) => table.counters);
  for (let life = 0; life <= kills; life += 1) {
    const { process: house, url } = await start(folder);
    for (const table of tables) await (life === 0 ? lay(url, table) : comeBack(url, table));
    // The moment is so many acknowledgements from now: the house is in the middle of something then.
    let left = life === kills ? 0 : 1 + rng.below(120);
    await new Promise<void>((resolve) => {
      if (left === 0) resolve();
      for (const counter of left === 0 ? [] : counters) {
        counter.count(() => {
          left -= 1;
          if (left === 0) {
            house.kill('SIGKILL');
            resolve();
          }
        });
      }
    });
    if (life === kills) house.kill('SIGKILL');
    if (house.exitCode === null && house.signalCode === null) await once(house, 'exit');
    await Promise.all(counters.map((counter) => counter.client?.closed));
  }
  return counters.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

describe('a house killed without warning', () => {
  it('at 200 random moments under load has lost nothing that it acknowledged', async () => {
    const acknowledged = await Promise.all([lives(100, quick(1)), lives(100, quick(2))]);
    expect(Math.min(...acknowledged)).toBeGreaterThan(3000);
  });
});
