import { quick, type Rng } from '@veillee/kernel';
import type { Rules } from '@veillee/rooms';
import type { Doom } from './doom.ts';
import { plans } from './evenings.ts';
import { Figures } from './figures.ts';
import { HouseProcess } from './house.ts';
import { type Place, Table } from './table.ts';

const many = { burst: 1e9, perSecond: 1e9 };

/** How a life of the house ends: after so many answers, in order or not; or at a moment of its own. */
type Ending =
  | { readonly after: number; readonly inOrder: boolean }
  /** `seen`: whether people come back before. */
  | { readonly doom: Doom; readonly seen: boolean };

const starting = ['process', 'thread', 'store', 'house'] as const;

function endingBy(rng: Rng): Ending {
  const chance = rng.below(100);
  if (chance < 8) return { doom: { when: starting[rng.below(4)] ?? 'house' }, seen: false };
  if (chance < 25) return { doom: { when: 'struck', count: 1 + rng.below(40) }, seen: false };
  if (chance < 35) return { doom: { when: 'unwritten', count: 1 + rng.below(150) }, seen: true };
  if (chance < 45) return { doom: { when: 'written', count: 1 + rng.below(150) }, seen: true };
  if (chance < 48) return { after: 1 + rng.below(200), inOrder: true };
  // Few answers: while people are still coming back.
  if (chance < 60) return { after: 1 + rng.below(12), inOrder: false };
  return { after: 1 + rng.below(chance < 92 ? 400 : 2000), inOrder: false };
}

/** Milliseconds on its own clock that the house stays dark. */
const darknesses = [0, 0, 0, 1000, 20_000, 3_600_000];

/** One data folder, its tables and their people, and a house that is killed again and again. */
export class Series implements Place {
  readonly figures = new Figures();
  readonly mayMove = true;
  readonly #folder: string;
  readonly #compiled: string;
  readonly #rng: Rng;
  readonly #seed: number;
  readonly #rules: Partial<Rules>;
  #house: HouseProcess | null = null;
  #address = '';
  #time = 1_800_000_000_000;
  #left = Number.POSITIVE_INFINITY;
  #inOrder = false;
  #isLast = false;
  #tables: Table[] = [];
  #full: Table[] = [];
  /** People on their way to tables laid in the middle of a life. */
  #coming: Promise<void>[] = [];

  constructor(folder: string, compiled: string, seed: number) {
    this.#folder = folder;
    this.#compiled = compiled;
    this.#seed = seed;
    this.#rng = quick(seed);
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
      // Those who left a table may come back to it much later.
      clearUnplayedAfter: 1e12,
      snapshotEvery: [7, 25, 60][seed % 3] as number,
      tidyEvery: [5, 40][seed % 2] as number,
    };
  }

  get moment(): string {
    return `series ${this.#seed}, after kill ${this.figures.kills}`;
  }

  get address(): string {
    return this.#address;
  }

  time(): number {
    return this.#house?.time ?? this.#time;
  }

  answered(): void {
    this.#left -= 1;
    if (this.#left !== 0) return;
    if (this.#inOrder) this.#house?.stop();
    else this.#house?.kill();
  }

  full(table: Table): void {
    this.#tables = this.#tables.filter((one) => one !== table);
    if (!table.isLost) this.#full.push(table);
    if (!this.#isLast) this.#coming.push(this.#lay(table.plan).come(true));
  }

  #lay(plan: Table['plan']): Table {
    const table = new Table(this, plan, this.#seed * 1000 + this.figures.tables);
    this.#tables.push(table);
    return table;
  }

  /** Lives until so many kills, and one more in which everything is looked at. */
  async run(kills: number): Promise<Figures> {
    for (const plan of plans) this.#lay(plan);
    while (this.figures.kills < kills && this.figures.losses.length < 10)
      await this.#live(endingBy(this.#rng));
    await this.#lookAtAll();
    return this.figures;
  }

  async #open(doom?: Doom): Promise<HouseProcess> {
    this.figures.starts += 1;
    const fate = { data: this.#folder, at: this.#time, rules: this.#rules, doom };
    const house = new HouseProcess(fate, this.#compiled);
    this.#house = house;
    this.#address = (await house.address) ?? '';
    return house;
  }

  async #live(ending: Ending): Promise<void> {
    const isSeen = !('doom' in ending) || ending.seen;
    this.#left = 'after' in ending ? ending.after : Number.POSITIVE_INFINITY;
    this.#inOrder = 'after' in ending && ending.inOrder;
    const house = await this.#open('doom' in ending ? ending.doom : undefined);
    if (isSeen && this.#address !== '') await this.#play(house);
    await this.#over(house, this.#inOrder ? '0' : 'SIGKILL');
    this.figures.unseen += isSeen ? 0 : 1;
    this.figures.kills += this.#inOrder ? 0 : 1;
  }

  /** Everybody plays until the house is gone. */
  async #play(house: HouseProcess): Promise<void> {
    const visited = this.#full[this.#rng.below(this.#full.length + 3)];
    this.#coming = this.#tables.map((table) => table.come(true));
    if (visited !== undefined) this.#coming.push(visited.come(false));
    await house.end;
    await Promise.all(this.#coming);
    await Promise.all([...this.#tables, ...this.#full].map((table) => table.part()));
  }

  async #over(house: HouseProcess, expected: string): Promise<void> {
    const end = await house.end;
    this.#time = house.time + (darknesses[this.#rng.below(darknesses.length)] as number);
    if (end !== expected) this.figures.losses.push(`${this.moment}: the house ended with ${end}`);
  }

  /** Nobody does anything any more; all tables there ever were are looked at by all their people. */
  async #lookAtAll(): Promise<void> {
    this.#left = Number.POSITIVE_INFINITY;
    this.#isLast = true;
    const house = await this.#open();
    for (const table of [...this.#tables, ...this.#full]) await table.come(false);
    house.stop();
    await this.#over(house, '0');
    for (const table of [...this.#tables, ...this.#full]) await table.part();
  }
}
