import type { Refusal } from '@veillee/kernel';
import {
  type Clock,
  type Deadline,
  Metrics,
  type RoomServer,
  type ServerParts,
  StoreFault,
} from '@veillee/rooms';
import * as v from 'valibot';
import { attend } from '../care/attend.ts';
import type { CareTarget } from '../care/careTarget.ts';
import { type CareAnswer, type CareRequest, readRequest, refusedCare } from '../care/requests.ts';
import { lanAddresses } from '../http/addresses.ts';
import type { OpenServer } from '../open.ts';
import { Line } from '../postgres/line.ts';
import { PostgresStore } from '../postgres/postgresStore.ts';
import { keptPush, migrate, patience, secretIn } from '../postgres/schema.ts';
import { postgresUpkeep } from '../postgres/upkeep.ts';
import { keysFrom, newKeys } from '../push/keys.ts';
import { webPushBy } from '../push/webPush.ts';
import type { Upkeep } from '../store/upkeep.ts';
import { careForAll } from './careForAll.ts';
import { clockOf } from './clock.ts';
import { Life } from './life.ts';
import { NodeNeighbours } from './nodeNeighbours.ts';
import { joined, Reception } from './reception.ts';

/** A house that several nodes keep in one PostgreSQL, as one of them joins it. */
export interface Shared {
  /** Where the database is, with the password: never told to anybody. */
  readonly url: string;
  /** Where other nodes reach this one; without it, its address in the local network and any free port. */
  readonly host?: string;
  readonly port?: number;
}

/**
 * What all are told in the dark leaves so many milliseconds after its time: longer than PostgreSQL takes to write, so
 * that nobody can tell from a beat whether something was being written.
 */
const evenAfter = 100;

/** Joins the house as a new node. Throws a `StoreFault` where the database cannot be used. `chosen`: another clock than PostgreSQL's. */
export async function openNode(
  shared: Shared,
  parts: Omit<ServerParts, 'store'>,
  build: (parts: ServerParts) => RoomServer,
  chosen?: Clock,
): Promise<OpenServer> {
  const line = new Line(shared.url, patience);
  try {
    await migrate(line);
    const secret = await secretIn(line);
    const keys = keysFrom(await keptPush(line, JSON.stringify(newKeys())));
    const push = keys === undefined ? null : webPushBy(keys);
    const clock = chosen ?? (await clockOf(line));
    const lastAlive = await lastAliveIn(line);
    const reception = await Reception.open(shared.port ?? 0, secret, parts.log);
    const host = shared.host ?? lanAddresses()[0] ?? '127.0.0.1';
    const life = await Life.begin(shared.url, joined(host, reception.port));
    const store = await PostgresStore.open(shared.url, life.node, lastAlive);
    return await new OpenNode(
      { reception, life, store, secret },
      { push, ...parts, clock, store },
      build,
    ).start();
  } finally {
    await line.close();
  }
}

/** Where others live we are not the first; where nobody does, it was dark since the last of them. */
async function lastAliveIn(line: Line): Promise<number | null> {
  const [row] = await line.ask(v.object({ at: v.nullable(v.number()) }), {
    text: `
      select (extract(epoch from max(at)) * 1000)::float8 as at from (
        select max(beat) as at from veillee.node union select max(since) from veillee.grave
        union select alive from veillee.house
      ) as signs`,
  });
  return row?.at == null ? null : Math.round(row.at);
}

interface NodeParts {
  readonly reception: Reception;
  readonly life: Life;
  readonly store: PostgresStore;
  readonly secret: string;
}

class OpenNode implements OpenServer {
  readonly ok = true;
  readonly roomServer: RoomServer;
  readonly store: PostgresStore;
  readonly #life: Life;
  readonly #reception: Reception;
  readonly #neighbours: NodeNeighbours;
  #closed: Promise<void> | null = null;
  readonly #waiting: (() => void)[] = [];

  constructor(
    { reception, life, store, secret }: NodeParts,
    parts: ServerParts,
    build: (parts: ServerParts) => RoomServer,
  ) {
    this.store = store;
    this.#life = life;
    this.#reception = reception;
    this.#neighbours = new NodeNeighbours({ life, store, secret }, parts.log);
    const metrics = parts.metrics ?? new Metrics();
    metrics.gauge('veillee_node', 'The number of this node', () => life.node);
    metrics.gauge('veillee_nodes', 'Nodes that live', () => this.#neighbours.count);
    metrics.gauge('veillee_carried', 'Connections carried to other nodes', () => this.#neighbours.carried);
    const rules = { evenAfter, ...parts.rules };
    this.roomServer = build({ ...parts, metrics, rules, store, neighbours: this.#neighbours });
  }

  async start(): Promise<this> {
    const { roomServer, store } = this;
    const life = this.#life;
    this.#reception.serve(life.node, {
      roomServer,
      get isSure() {
        return life.isSure;
      },
      answer: (question) => this.#answer(question),
    });
    await roomServer.start();
    const { log } = roomServer.parts.setup;
    await life.start({
      buried: () => this.#fail(new StoreFault('buried', `node ${life.node} was buried`)),
      others: (nodes) => this.#neighbours.meet(nodes),
      inherited: (deadlines: readonly Deadline[], codes) => {
        for (const [room, code] of codes) store.know(code, room);
        roomServer.adopt(deadlines);
      },
      sure: () => {
        this.#reception.leave();
        for (const then of this.#waiting) then();
      },
      light: (after) => store.doubt(after),
      log: (facts, message) => log.error(facts, message),
    });
    return this;
  }

  #fail(fault: StoreFault): void {
    void this.roomServer.parts.turn.keep(() => {
      throw fault;
    });
  }

  get isSure(): boolean {
    return this.#life.isSure;
  }

  get isWell(): boolean {
    return this.#life.isWell;
  }

  whenSure(then: () => void): void {
    this.#waiting.push(then);
  }

  get all(): Upkeep {
    return postgresUpkeep(this.store, 'all');
  }

  claim = (room: number): Promise<boolean> => this.#neighbours.claim(room);

  care(request: CareRequest): Promise<CareAnswer> {
    return careForAll(this, this.#neighbours, request);
  }

  /** What another node asks of us concerns our own rooms. */
  async #answer(question: unknown): Promise<string> {
    const request = readRequest(JSON.stringify(question));
    if (request === undefined || request.do === 'restore')
      return JSON.stringify(refusedCare(({ care }) => care.unreadableRequest));
    const { store } = this;
    const own: CareTarget = {
      roomServer: this.roomServer,
      claim: this.claim,
      store: {
        upkeep: postgresUpkeep(store, 'own'),
        find: (code) => store.find(code),
        load: (room) => store.load(room),
        story: (id) => store.story(id),
        sweep() {},
      },
    };
    return JSON.stringify(await attend(own, request, ''));
  }

  close(why?: Refusal): Promise<void> {
    this.#closed ??= this.#close(why);
    return this.#closed;
  }

  async #close(why?: Refusal): Promise<void> {
    await this.roomServer.stop(why);
    await this.#life.end();
    await this.#reception.close();
    this.#neighbours.close();
    await this.store.close();
  }
}
