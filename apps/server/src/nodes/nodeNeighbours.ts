import { setTimeout as pause } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import type { Log, Maybe, Neighbour, Neighbours, News } from '@veillee/rooms';
import * as v from 'valibot';
import type { PostgresStore } from '../postgres/postgresStore.ts';
import type { Life, OtherNode } from './life.ts';
import { Peer } from './peer.ts';
import { cipher, identityOf, keyOf } from './secret.ts';

/** Milliseconds within which another node answers a call. */
const answersWithin = 2000;
/** Who lives and is not reached for so long is not waited for. */
const unreached = 2000;

const owned = v.object({
  id: v.number(),
  owner: v.nullable(v.number()),
  /** Null: it is dead, or nobody's. */
  silent: v.nullable(v.number()),
});

/** Errors of a call by which nobody is there who would have that number. */
const nobodyThere = ['ECONNREFUSED', 'ERR_SSL_TLSV1_ALERT_UNKNOWN_PSK_IDENTITY'];

/** Who cannot be reached from here: the page comes again, perhaps to a node that can. */
const sendBack: Neighbour = {
  carry(outlet) {
    outlet.close();
    return { knock: () => true, receive() {}, lag() {}, close() {} };
  },
};

interface NeighbourParts {
  readonly life: Life;
  readonly store: PostgresStore;
  readonly secret: string;
}

/** The other nodes of the house: a line to each, and who has which room. */
export class NodeNeighbours implements Neighbours {
  readonly #life: Life;
  readonly #store: PostgresStore;
  readonly #secret: string;
  readonly #log: Log | undefined;
  readonly #peers = new Map<number, Peer>();
  readonly #calling = new Set<number>();
  /** Since when those who live are not reached. */
  readonly #unreached = new Map<number, number>();
  /** Those who were, once; and those of whom it was said that they are not. */
  readonly #reached = new Set<number>();
  readonly #missed = new Set<number>();
  #others: readonly OtherNode[] = [];
  readonly #asking = new Map<string, Promise<Neighbour | null>>();
  #isClosed = false;

  constructor({ life, store, secret }: NeighbourParts, log: Log | undefined) {
    this.#life = life;
    this.#store = store;
    this.#secret = secret;
    this.#log = log;
  }

  get count(): number {
    return this.#others.length + 1;
  }

  get carried(): number {
    return [...this.#peers.values()].reduce((sum, { carried }) => sum + carried, 0);
  }

  /** Those who live, as a beat found them: each has a line to each. */
  meet(others: readonly OtherNode[]): void {
    this.#others = others;
    for (const { id, address } of others) if (!this.#peers.has(id)) this.#call(id, address);
    for (const known of [this.#unreached, this.#reached, this.#missed])
      for (const id of known.keys()) if (!others.some((other) => other.id === id)) known.delete(id);
    for (const [id, peer] of this.#peers) if (!others.some((other) => other.id === id)) peer.cut();
  }

  #call(node: number, address: string): void {
    if (this.#calling.has(node) || this.#isClosed) return;
    this.#calling.add(node);
    if (!this.#unreached.has(node)) this.#unreached.set(node, performance.now());
    const identity = identityOf(this.#life.node, node);
    const { hostname, port } = new URL(`tcp://${address}`);
    const socket = connect({
      ...cipher,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port),
      pskCallback: () => ({ identity, psk: keyOf(this.#secret, identity) }),
      checkServerIdentity: () => undefined,
      timeout: answersWithin,
    });
    socket.once('secureConnect', () => this.#reach(node, socket));
    socket.once('timeout', () => {
      if (!this.#peers.has(node)) socket.destroy(new Error('no answer'));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (nobodyThere.includes(error.code ?? '')) this.#life.suspect(node, this.#reached.has(node));
      this.#miss(node, address, error.message);
    });
    socket.once('close', () => this.#calling.delete(node));
  }

  /** Said once of each: its address may be wrong, or a firewall in between. */
  #miss(node: number, address: string, why: string): void {
    const since = this.#unreached.get(node);
    if (since === undefined || performance.now() - since < unreached || this.#missed.has(node)) return;
    this.#missed.add(node);
    this.#log?.error({ node, address, why }, 'a node that lives is not reached');
  }

  #reach(node: number, socket: TLSSocket): void {
    socket.setTimeout(0).setNoDelay(true);
    this.#life.trust(node);
    this.#reached.add(node);
    this.#missed.delete(node);
    this.#unreached.delete(node);
    const peer = new Peer(node, socket, () => {
      if (this.#peers.get(node) !== peer) return;
      this.#peers.delete(node);
      this.#calling.delete(node);
      // Somebody who was killed is noticed at once.
      const address = this.#others.find(({ id }) => id === node)?.address;
      if (address !== undefined) this.#call(node, address);
    });
    this.#peers.set(node, peer);
  }

  ownerOf(code: string): Maybe<Neighbour | null> {
    if (this.#store.ours(code) !== undefined) return null;
    const known = this.#asking.get(code);
    if (known !== undefined) return known;
    const asking = this.#ownerOf(code).finally(() => this.#asking.delete(code));
    this.#asking.set(code, asking);
    return asking;
  }

  /** The node that has a room; null: we do, or nobody; undefined: it is not reached. */
  async peerWith(code: string): Promise<Peer | null | undefined> {
    const owner = await this.ownerOf(code);
    return owner === null || owner instanceof Peer ? owner : undefined;
  }

  /** Takes a room that nobody living has; whether it is ours. */
  async claim(room: number): Promise<boolean> {
    const [row] = await this.#store.ask(v.object({ code: v.string() }), {
      text: 'select code from veillee.room where id = $1',
      values: [room],
    });
    return row !== undefined && (await this.ownerOf(row.code)) === null;
  }

  /** A line to each who lives; undefined: somebody is not reached. */
  async everybody(): Promise<readonly Peer[] | undefined> {
    const until = performance.now() + answersWithin;
    while (this.#others.some(({ id }) => !this.#peers.has(id)) && performance.now() < until) await pause(20);
    return this.#others.every(({ id }) => this.#peers.has(id)) ? [...this.#peers.values()] : undefined;
  }

  async #ownerOf(code: string): Promise<Neighbour | null> {
    const since = performance.now();
    for (;;) {
      const [row] = await this.#store.ask(owned, { name: 'owner', text: ownerOf, values: [code] });
      if (row === undefined) return null;
      const { id, owner, silent } = row;
      if (owner === this.#life.node || silent === null) {
        if (owner === this.#life.node || (await this.#life.take(id))) {
          this.#store.know(code, id);
          return null;
        }
        continue;
      }
      const peer = this.#peers.get(owner ?? 0);
      if (peer !== undefined) return peer;
      const lost = Math.min(since, this.#unreached.get(owner ?? 0) ?? since);
      if (silent < unreached && performance.now() - lost > unreached) return sendBack;
      await pause(50);
    }
  }

  tell(news: News): void {
    for (const peer of this.#peers.values()) peer.tell(news);
  }

  close(): void {
    this.#isClosed = true;
    for (const peer of this.#peers.values()) peer.cut();
  }
}

const ownerOf = `
  select room.id, owner, (extract(epoch from clock_timestamp() - beat) * 1000)::float8 as silent
  from veillee.room left join veillee.node on node.id = room.owner where code = $1 and touched is not null`;
