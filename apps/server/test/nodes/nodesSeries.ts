import { setTimeout as pause } from 'node:timers/promises';
import { quick, type Rng } from '@veillee/kernel';
import type { Rules } from '@veillee/rooms';
import { plans } from '../kill/evenings.ts';
import { Figures } from '../kill/figures.ts';
import { HouseProcess } from '../kill/house.ts';
import { type Place, Table } from '../kill/table.ts';
import type { Postgres } from '../postgres/postgres.ts';
import { Balancer } from './balancer.ts';
import { Crossing } from './crossing.ts';

const many = { burst: 1e9, perSecond: 1e9 };
const nodes = 3;

/** What befalls a house of several nodes. */
export const faults = ['kill', 'stop', 'freeze', 'dark1', 'dark5', 'cut', 'slow', 'apart'] as const;
export type Fault = (typeof faults)[number];

/** Milliseconds. */
const frozen = 10_000;
/** A slow machine is no loss. */
const patience = 300_000;

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
  #crossing: Crossing | null = null;
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

  /** `heard`: is told of each fault once everybody is back. */
  async run(
    ordered: readonly Fault[],
    heard: (fault: Fault, ms: number) => void = () => {},
  ): Promise<Figures> {
    this.#address = await this.#balancer.open();
    // All that live, and one for each that is to die.
    this.#crossing = await Crossing.open(this.#postgres, this.#url, nodes + ordered.length);
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
      const ms = performance.now() - since;
      this.gaps.push({ fault, ms });
      heard(fault, ms);
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

  /** What is to be done later, so that the house is as it was before. */
  async #befall(fault: Fault): Promise<() => Promise<void>> {
    switch (fault) {
      case 'kill':
      case 'stop':
      case 'freeze':
        return this.#fell(fault);
      case 'cut':
        await this.#sql(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'veillee'",
        );
        return async () => {};
      case 'slow':
        await this.#slowCommits('50000');
        await this.#answers(100);
        return () => this.#slowCommits('0');
      case 'apart': {
        const [one, other] = await this.#sql('select id from veillee.node order by random() limit 2');
        this.#crossing?.part(Number(one?.id), Number(other?.id));
        await this.#answers(100);
        return async () => this.#crossing?.join();
      }
      default:
        await this.#postgres.kill();
        await pause(fault === 'dark1' ? 1000 : 5000);
        await this.#postgres.start();
        return async () => {};
    }
  }

  #sql(text: string): Promise<Record<string, unknown>[]> {
    return this.#postgres.sql(text, this.#url);
  }

  /** Every commit takes so many microseconds longer. */
  async #slowCommits(delay: string): Promise<void> {
    for (const setting of [`commit_delay = ${delay}`, 'commit_siblings = 0'])
      await this.#sql(`alter system set ${setting}`);
    await this.#sql('select pg_reload_conf()');
  }

  #fell(fault: 'kill' | 'stop' | 'freeze'): () => Promise<void> {
    const i = this.#rng.below(nodes);
    const node = this.#nodes[i];
    node?.[fault]();
    this.#balancer.nodes = this.#addresses.filter((_, at) => at !== i);
    return async () => {
      // Longer than its lease: others have taken it for dead.
      if (fault === 'freeze') await pause(frozen).then(() => node?.thaw());
      await this.#over(i, endings[fault]);
      await this.#open(i);
    };
  }

  /** Everybody comes back, and compares all they are shown with all they knew. */
  async #gather(isPlaying: boolean): Promise<void> {
    const until = performance.now() + patience;
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
    this.#crossing?.close();
    for (const table of [...this.#tables, ...this.#full]) await table.part();
  }
}
