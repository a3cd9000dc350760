import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from './person.ts';
import { everybodyCaughtUp } from './person.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A server one can drive through time, kill and start again. */
export class House {
  readonly origin: string;
  readonly #data = mkdtempSync(join(tmpdir(), 'veillee-browser-'));
  readonly #port: number;
  readonly #deal: unknown;
  readonly #still: boolean;
  #now = 1_800_000_000_000;
  #child: ChildProcess | null = null;

  private constructor(port: number, deal: unknown, still: boolean) {
    this.#port = port;
    this.#deal = deal;
    this.#still = still;
    // Not localhost: a plain address of the local network, as phones have it.
    this.origin = `http://veillee.test:${port}`;
  }

  /** `still`: bots do as little as they may, so that a story goes as its people want. */
  static async open(deal?: unknown, { still = false } = {}): Promise<House> {
    const house = new House(await freePort(), deal, still);
    await house.start();
    return house;
  }

  /** The folder it keeps everything in. */
  get data(): string {
    return this.#data;
  }

  /** What time it is there. */
  get now(): number {
    return this.#now;
  }

  /** `later`: seconds for which it was dark. */
  async start(later = 0): Promise<void> {
    this.#now += later * 1000;
    const about = {
      port: this.#port,
      data: this.#data,
      start: this.#now,
      deal: this.#deal,
      still: this.#still,
    };
    this.#child = fork(new URL('child.ts', import.meta.url), [JSON.stringify(about)], { execArgv: [] });
    await this.#answer();
  }

  async #answer(): Promise<void> {
    const [{ now }] = (await once(this.#child as ChildProcess, 'message')) as [{ now: number }];
    this.#now = now;
  }

  /** Lets so many seconds pass: after all that was touched has arrived, until everybody sees what came of it. `skip`: as many before them in its sleep. */
  async pass(seconds: number, skip = 0): Promise<void> {
    await everybodyCaughtUp(this.#port);
    const answered = this.#answer();
    this.#child?.send({ advance: seconds * 1000, skip: skip * 1000 });
    await answered;
    await everybodyCaughtUp(this.#port);
  }

  /** Lets time pass until somebody hears this title. */
  async passUntil(person: Person, title: string): Promise<void> {
    const heading = person.page.getByRole('heading', { level: 1, name: title });
    for (let i = 0; i < 80 && (await heading.count()) === 0; i += 1) await this.pass(5);
  }

  /** No good-bye, nothing written at the last moment. */
  async kill(): Promise<void> {
    const gone = once(this.#child as ChildProcess, 'exit');
    this.#child?.kill('SIGKILL');
    await gone;
    this.#child = null;
  }

  async close(): Promise<void> {
    if (this.#child !== null) await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
