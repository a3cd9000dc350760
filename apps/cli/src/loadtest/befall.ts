import { setTimeout as pause } from 'node:timers/promises';
import { quick } from '@veillee/kernel';
import { scratchDatabase } from '@veillee/server';
import { Dam } from './dam.ts';
import { openNode } from './houses.ts';
import { laid } from './measure.ts';
import { OurTable, type Played } from './ourTable.ts';
import { Pacer } from './pacer.ts';
import type { ServerProcess } from './serverProcess.ts';
import type { LoadTable } from './table.ts';

/** Milliseconds. */
const [calm, darkFor, look, patience] = [2000, 1000, 10, 60_000];
/** After so long whoever was to notice has; and all tables play who had an action so lately. */
const [killNoticed, freezeNoticed, lately] = [3000, 10_000, 500];
const perSecond = 1000;
/** It counts as full rate when so much of it is reached over so many milliseconds. */
const [share, over] = [0.9, 250];
const host = '127.0.0.1';

/** Milliseconds from what befell until it was as before. */
export interface Befallen {
  /** Until every table had an action on all its screens again: of the middle table and of the last. */
  readonly killed: Gap;
  readonly frozen: Gap;
  /** From the database's return until as many actions a second are shown as before. */
  readonly dark: number;
}

export interface Gap {
  readonly p50: number;
  readonly last: number;
}

/** What becomes of so many tables when one of three nodes is killed, one is frozen, and the database is cut off. */
export async function befall(
  { count, url }: { readonly count: number; readonly url: string },
  rooms: number,
  seats: number,
  played: Played,
): Promise<Befallen> {
  const { drop, url: own } = await scratchDatabase(url);
  const { hostname, port } = new URL(own);
  const dam = new Dam(hostname, Number(port || 5432));
  await dam.open();
  const dammed = new URL(own);
  dammed.host = `${host}:${dam.port}`;
  const nodes: ServerProcess[] = [];
  try {
    while (nodes.length < count) nodes.push(await openNode(dammed.href));
    const ports = nodes.map((node) => node.port);
    const lay = (number: number): OurTable =>
      new OurTable({ host, ports, seats }, number, quick(number), played);
    const trial = new Trial(await laid(0, rooms, lay), ports);
    return await suffer(trial, nodes, dam).finally(() => trial.end());
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    dam.cut();
    await drop();
  }
}

/** One after the other, with a while between. */
async function suffer(trial: Trial, nodes: readonly ServerProcess[], dam: Dam): Promise<Befallen> {
  const [first, second] = nodes;
  await pause(2 * calm);
  const killed = await trial.lose(first, () => first?.kill(), killNoticed);
  await pause(calm);
  const frozen = await trial.lose(second, () => second?.freeze(), freezeNoticed);
  await pause(calm);
  dam.cut();
  await pause(darkFor);
  await dam.open();
  return { killed, frozen, dark: await trial.fullAgain() };
}

/** Tables at which somebody acts a thousand times a second, whatever befalls them. */
class Trial {
  readonly #tables: readonly LoadTable[];
  readonly #ports: number[];
  readonly #pacer = new Pacer(perSecond);
  /** By table: when it last had an action on all screens, and the longest time without one since then. */
  #last: number[];
  #longest: number[] = [];
  /** When any table had. */
  #shown: number[] = [];

  constructor(tables: readonly LoadTable[], ports: number[]) {
    this.#tables = tables;
    this.#ports = ports;
    this.#last = tables.map(() => performance.now());
    for (const [i, table] of tables.entries()) table.play(() => this.#show(i), this.#pacer);
  }

  #show(i: number): void {
    const now = performance.now();
    this.#longest[i] = Math.max(this.#longest[i] ?? 0, now - (this.#last[i] ?? now));
    this.#last[i] = now;
    this.#shown.push(now);
  }

  /** `fell`: what befalls it. From there on nobody is sent to it any more, and who was comes again: a balancer's part. */
  async lose(node: ServerProcess | undefined, fell: () => unknown, noticed: number): Promise<Gap> {
    const since = performance.now();
    this.#last = this.#tables.map(() => since);
    this.#longest = [];
    await fell();
    const { port } = node ?? { port: 0 };
    this.#ports.splice(this.#ports.indexOf(port), 1);
    for (const table of this.#tables) table.leave(port);
    await this.#until(since + noticed, () => {
      for (const table of this.#tables) table.nudge();
      return this.#last.every((at) => at > performance.now() - lately);
    });
    const gaps = this.#longest.toSorted((a, b) => a - b);
    return { p50: gaps[Math.floor(gaps.length / 2)] ?? 0, last: gaps.at(-1) ?? 0 };
  }

  /** From now on. */
  async fullAgain(): Promise<number> {
    const since = performance.now();
    this.#shown = [];
    const enough = (perSecond * over * share) / 1000;
    for (let from = 0; ; ) {
      await this.#until(since, () => this.#shown.length >= from + enough);
      const [first = 0, last = 0] = [this.#shown[from], this.#shown[from + enough - 1]];
      if (last - first <= over) return first - since;
      from += 1;
    }
  }

  /** Not before this time. */
  async #until(earliest: number, isSo: () => boolean): Promise<void> {
    const latest = performance.now() + patience;
    // Looked at before that too: a table that waits for what was lost is helped on at once.
    for (;;) {
      const isThere = isSo();
      if (isThere && performance.now() >= earliest) return;
      if (performance.now() > latest) throw new Error('the tables do not play on');
      await pause(look);
    }
  }

  end(): void {
    this.#pacer.stop();
    for (const table of this.#tables) table.close();
  }
}
