import type { Policy } from '@veillee/bots';
import type { Sealed } from '@veillee/kernel';
import {
  type Games,
  type LiveRoom,
  type Push,
  RoomServer,
  type Rules,
  type ServerParts,
} from '@veillee/rooms';
import { listenHere, type OpenHere } from '../src/here.ts';
import { bytesFrom } from './bytesFrom.ts';
import { Client, tokenOf } from './client.ts';
import { DrivenClock } from './drivenClock.ts';
import { keptIn, newHome, postgres, setClock } from './home.ts';
import { Quiet, settled } from './quiet.ts';

const many = { burst: 1_000_000, perSecond: 1000 };

export interface EveningParts {
  readonly rules?: Partial<Rules>;
  readonly seal?: () => Sealed;
  readonly build?: (parts: ServerParts) => RoomServer;
  readonly policy?: Policy;
  readonly games?: Games;
  /** A folder, or the address of a database. */
  readonly data?: string;
  readonly push?: Push | null;
  readonly seed?: number;
  readonly clock?: DrivenClock;
  /** There is another node, and everybody but who comes first comes in there. */
  readonly carried?: boolean;
}

interface EveningInside {
  readonly server: OpenHere;
  readonly other: OpenHere | undefined;
  readonly clock: DrivenClock;
  readonly quiet: Quiet;
  readonly home: string | undefined;
}

const generous: Partial<Rules> = {
  messages: many,
  talk: many,
  guesses: many,
  matches: many,
  newcomers: many,
  arrivals: many,
  tables: many,
  strikes: 1e9,
  evenAfter: 0,
};

const chosenOf = ({ policy, seal, push, data, seed = 1 }: EveningParts) => ({
  random: bytesFrom(seed),
  ...(policy === undefined ? {} : { botFor: () => policy }),
  ...(seal === undefined ? {} : { seal }),
  // What is thrown away wakes nobody; and keys for it are shown in frames, no two alike.
  ...(push === undefined && data !== undefined ? {} : { push: push ?? null }),
});

/** A started server with a clock of its own and clients over real sockets. */
export class Evening {
  readonly clock: DrivenClock;
  readonly server: OpenHere;
  readonly clients: Client[] = [];
  readonly #other: OpenHere | undefined;
  readonly #quiet: Quiet;
  readonly #home: string | undefined;
  /** Nothing is kept of what it does from now on, and it need not be told. */
  isKilled = false;

  private constructor({ server, other, clock, quiet, home }: EveningInside) {
    this.server = server;
    this.#other = other;
    this.clock = clock;
    this.#quiet = quiet;
    this.#home = home;
  }

  static async begin(parts: EveningParts = {}): Promise<Evening> {
    const clock = parts.clock ?? new DrivenClock();
    const { games, build = (all: ServerParts) => new RoomServer(all) } = parts;
    const data = parts.data ?? (postgres === undefined ? undefined : await newHome());
    await setClock(data, clock.now());
    const quiet = new Quiet();
    const fate: { evening?: Evening } = {};
    const open = async (): Promise<OpenHere> => {
      const server = await listenHere({
        host: '127.0.0.1',
        port: 0,
        deeds: [],
        ...keptIn(data),
        ...(games === undefined ? {} : { games }),
        build: (all) =>
          build({
            ...quiet.hearAll(all),
            broken: (error) => fate.evening?.isKilled || all.broken?.(error),
          }),
        rules: { ...generous, ...parts.rules },
        parts: { clock, ...chosenOf(parts) },
      });
      if (!server.ok) throw new Error(server.refusal.en);
      return server;
    };
    const server = await open();
    const other = parts.carried ? await open() : undefined;
    fate.evening = new Evening({ server, other, clock, quiet, home: data });
    return fate.evening;
  }

  async page(token = tokenOf(this.clients.length + 1)): Promise<Client> {
    const { url } = (this.clients.length > 0 && this.#other) || this.server;
    const client = new Client(
      `${url.replace('http', 'ws')}live`,
      () => this.clock.now(),
      token,
      this.clients.length,
    );
    this.clients.push(client);
    return client.connect();
  }

  /** A table with a host and so many others, all ready. */
  async table(
    people: number,
    settings: { readonly game?: string; readonly options?: object } = {},
  ): Promise<Client[]> {
    const host = await this.page();
    await host.say({ t: 'open', name: 'Ana' });
    await this.settle();
    if (people > 10) await host.do({ t: 'settings', chairs: people });
    const others: Client[] = [];
    for (let i = 1; i < people; i += 1) {
      const client = await this.page();
      await client.say({
        t: 'enter',
        room: host.room.code,
        name: ['Bo', 'Cléo', 'Dan', 'Eve', 'Flo', 'Gus', 'Hal'][i - 1] ?? `P${i}`,
      });
      await this.settle();
      await client.do({ t: 'ready', ready: true });
      others.push(client);
    }
    if (settings.game !== undefined) {
      await host.do({ t: 'settings', game: settings.game, options: (settings.options ?? {}) as never });
    }
    await this.settle();
    return [host, ...others];
  }

  /** The room somebody sits in, as the house has it. */
  roomOf(client: Client): LiveRoom {
    const { rooms } = this.server.roomServer.parts;
    const { code } = client.room;
    for (const live of rooms.values()) if (live.room.data.code === code) return live;
    const live = rooms.find(code);
    if (typeof live !== 'object' || live instanceof Promise) throw new Error(`no room: ${live}`);
    return live;
  }

  /** All that was sent has come. */
  settle(): Promise<void> {
    return settled(this.clients, this.#quiet);
  }

  async advance(ms: number): Promise<void> {
    await this.clock.advance(ms, () => this.settle());
  }

  async end(): Promise<void> {
    for (const client of this.clients) if (client.isOpen) await client.lose();
    await setClock(this.#home, this.clock.now());
    await this.#other?.close();
    await this.server.close();
  }
}
