import { setTimeout as pause } from 'node:timers/promises';
import { quick, type Rng } from '@veillee/kernel';
import type { Rules } from '@veillee/rooms';
import { lease } from '../../src/nodes/life.ts';
import { plans } from '../kill/evenings.ts';
import { Figures } from '../kill/figures.ts';
import { HouseProcess } from '../kill/house.ts';
import { type Place, Table } from '../kill/table.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { Balancer } from './balancer.ts';

const many = { burst: 1e9, perSecond: 1e9 };
const nodes = 3;

/** What befalls a house of several nodes. */
export const faults = ['kill', 'stop', 'freeze', 'dark1', 'dark5', 'cut'] as const;
export type Fault = (typeof faults)[number];

/** How a node ends. Whoever was taken for dead says so. */
const endings = { kill: /^SIGKILL/, stop: /^0\b/, freeze: /^1: .*sign of life/s } as const;

/** One database, three nodes and the tables played there, through a balancer, while one fault follows another. */
export class NodesSeries implements Place {
  readonly figures = new Figures();
  readonly mayMove = false;
  /** Milliseconds from a fault until everybody was shown everything again, by fault. */
  readonly gaps: { readonly fault: Fault; readonly ms: number }[] = [];
  readonly #postgres: Postgres;
  readonly #url: string;
  readonly #compiled: string;
  readonly #seed: number;
  readonly #rng: Rng;
  readonly #balancer: Balancer;
  readonly #rules: Partial<Rules>;
  readonly #beginning = { at: 1_800_000_000_000, since: Date.now() };
  readonly #nodes: (HouseProcess | null)[] = Array.from({ length: nodes }, () => null);
  readonly #addresses: string[] = [];
  #address = '';
  #left = 0;
  #enough: () => void = () => {};
  #isLast = false;
  #tables: Table[] = [];
  #full: Table[] = [];

  constructor(postgres: Postgres, url: string, compiled: string, seed: number) {
    this.#postgres = postgres;
    this.#url = url;
    this.#compiled = compiled;
    this.#seed = seed;
    this.#rng = quick(seed);
    this.#balancer = new Balancer(quick(seed + 1));
    this.#rules = {
      messages: many,
      talk: many,
      guesses: many,
      writing: many,
      matches: many,
      arrivals: many,
      tablesAtOnce: 1e9,
      tables: many,
      unloadAfter: 20_000,
      clearUnplayedAfter: 1e12,
      snapshotEvery: [7, 25, 60][seed % 3] as number,
    };
  }

  get moment(): string {
    return `series ${this.#seed}, after fault ${this.gaps.length}`;
  }

  get address(): string {
    return this.#address;
  }

  time(): number {
    return this.#beginning.at + (Date.now() - this.#beginning.since) * 100;
  }

  answered(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#enough();
  }

  full(table: Table): void {
    this.#tables = this.#tables.filter((one) => one !== table);
    if (!table.isLost) this.#full.push(table);
    if (!this.#isLast) void this.#lay(table.plan).come(true);
  }

  #lay(plan: Table['plan']): Table {
    const table = new Table(this, plan, this.#seed * 1000 + this.figures.tables);
    this.#tables.push(table);
    return table;
  }

  async run(ordered: readonly Fault[]): Promise<Figures> {
    this.#address = await this.#balancer.open();
    await Promise.all(this.#nodes.map((_, i) => this.#open(i)));
    for (const plan of plans) this.#lay(plan);
    await this.#gather(true);
    for (const fault of ordered) {
      if (this.figures.losses.length >= 10) break;
      await this.#answers(20 + this.#rng.below(200));
      const since = performance.now();
      const mend = await this.#befall(fault);
      this.figures.kills += 1;
      await this.#gather(true);
      this.gaps.push({ fault, ms: performance.now() - since });
      await mend();
    }
    await this.#end();
    return this.figures;
  }

  #answers(count: number): Promise<void> {
    this.#left = count;
    return new Promise((resolve) => {
      this.#enough = resolve;
    });
  }

  async #open(i: number): Promise<void> {
    this.figures.starts += 1;
    const fate = { data: { url: this.#url, host: '127.0.0.1' }, ...this.#beginning, rules: this.#rules };
    const node = new HouseProcess(fate, this.#compiled);
    this.#nodes[i] = node;
    this.#addresses[i] = (await node.address) ?? '';
    if (this.#addresses[i] === '')
      this.figures.losses.push(`${this.moment}: a node ended: ${await node.end}`);
    this.#balancer.nodes = this.#addresses.filter(Boolean);
  }

  async #over(i: number, expected: RegExp): Promise<void> {
    const end = (await this.#nodes[i]?.end) ?? '';
    if (!expected.test(end)) this.figures.losses.push(`${this.moment}: a node ended with ${end}`);
  }

  /** What is to be done later, so that the house has as many nodes as before. */
  async #befall(fault: Fault): Promise<() => Promise<void>> {
    const i = this.#rng.below(nodes);
    const node = this.#nodes[i];
    if (fault === 'kill' || fault === 'stop' || fault === 'freeze') {
      if (fault === 'kill') node?.kill();
      else if (fault === 'stop') node?.stop();
      else node?.freeze();
      this.#balancer.nodes = this.#addresses.filter((_, at) => at !== i);
      return async () => {
        // Longer than its lease: others have taken it for dead.
        if (fault === 'freeze') await pause(lease + 2000).then(() => node?.thaw());
        await this.#over(i, endings[fault]);
        await this.#open(i);
      };
    }
    if (fault === 'cut') {
      await this.#postgres.sql(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'veillee'",
        this.#url,
      );
    } else {
      await this.#postgres.kill();
      await pause(fault === 'dark1' ? 1000 : 5000);
      await this.#postgres.start();
    }
    return async () => {};
  }

  /** Everybody comes back, and compares all they are shown with all they knew. */
  async #gather(isPlaying: boolean): Promise<void> {
    const until = performance.now() + 60_000;
    const tables = () => [...this.#tables, ...(isPlaying ? [] : this.#full)];
    for (const table of tables()) table.isPlaying = false;
    await Promise.all(tables().flatMap(({ players }) => players.map((player) => player.cut())));
    for (;;) {
      await Promise.all(tables().map((table) => table.come(isPlaying)));
      const missing = tables().filter(
        (table) => !table.isLost && !table.isFull && !table.isGathered(isPlaying),
      );
      if (missing.length === 0) return;
      if (performance.now() > until) {
        this.figures.losses.push(`${this.moment}: nobody gets in any more at ${missing[0]?.code}`);
        return;
      }
      await pause(20);
    }
  }

  async #end(): Promise<void> {
    this.#isLast = true;
    await this.#gather(false);
    for (const node of this.#nodes) node?.stop();
    for (let i = 0; i < nodes; i += 1) await this.#over(i, endings.stop);
    this.#balancer.close();
    for (const table of [...this.#tables, ...this.#full]) await table.part();
  }
}
