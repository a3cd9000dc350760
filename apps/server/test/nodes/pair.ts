import { Writable } from 'node:stream';
import { RoomServer, type Rules } from '@veillee/rooms';
import { listenHere, type OpenHere } from '../../src/here.ts';
import { bytesFrom } from '../bytesFrom.ts';
import { Client, tokenOf } from '../client.ts';
import { DrivenClock } from '../drivenClock.ts';
import { Quiet, settled } from '../quiet.ts';

const many = { burst: 1_000_000, perSecond: 1000 };

interface PairInside {
  readonly clock: DrivenClock;
  readonly nodes: readonly OpenHere[];
  readonly said: readonly string[];
  readonly quiet: Quiet;
}

/** Two nodes of one house, in this thread, on a clock that the test drives. */
export class Pair {
  readonly clock: DrivenClock;
  readonly nodes: readonly OpenHere[];
  readonly clients: Client[] = [];
  /** What they logged. */
  readonly said: readonly string[];
  readonly #quiet: Quiet;

  private constructor({ clock, nodes, said, quiet }: PairInside) {
    this.clock = clock;
    this.nodes = nodes;
    this.said = said;
    this.#quiet = quiet;
  }

  static async open(url: string, rules: Partial<Rules> = {}, clock = new DrivenClock()): Promise<Pair> {
    const said: string[] = [];
    const quiet = new Quiet();
    const stream = new Writable({
      write(chunk, _encoding, done) {
        said.push(String(chunk));
        done();
      },
    });
    const open = async (): Promise<OpenHere> => {
      const node = await listenHere({
        host: '127.0.0.1',
        port: 0,
        deeds: [],
        shared: { url, host: '127.0.0.1' },
        build: (parts) => new RoomServer(quiet.hearAll(parts)),
        log: { level: 'debug', stream },
        rules: {
          messages: many,
          talk: many,
          guesses: many,
          arrivals: many,
          tables: many,
          evenAfter: 0,
          ...rules,
        },
        // Both draw the same: also the codes of their tables.
        parts: {
          clock,
          random: bytesFrom(1),
          seal: () => ({ seed: 'ab'.repeat(32), salt: 'cd'.repeat(16) }),
        },
      });
      if (!node.ok) throw new Error(node.refusal.en);
      return node;
    };
    return new Pair({ clock, nodes: [await open(), await open()], said, quiet });
  }

  /** At one of the nodes. */
  async page(node: 0 | 1, token = tokenOf(this.clients.length + 1)): Promise<Client> {
    const url = `${this.nodes[node]?.url.replace('http', 'ws')}live`;
    const client = new Client(url, () => this.clock.now(), token, this.clients.length);
    this.clients.push(client);
    return client.connect();
  }

  /** All that was told so far has come. */
  settle(): Promise<void> {
    return settled(this.clients, this.#quiet);
  }

  async advance(ms: number): Promise<void> {
    await this.clock.advance(ms, () => this.settle());
  }

  async end(): Promise<void> {
    for (const client of this.clients) if (client.isOpen) await client.lose();
    await Promise.all(this.nodes.map((node) => node.close()));
  }
}
