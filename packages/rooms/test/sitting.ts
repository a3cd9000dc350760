import { byChance } from '@veillee/bots';
import { games as listed } from '@veillee/games';
import { quick, sha256 } from '@veillee/kernel';
import { protocolVersion, type ToServer } from '@veillee/protocol';
import {
  type Clock,
  type Connection,
  type Defer,
  type Games,
  MemoryStore,
  RoomServer,
  type ServerParts,
  type Store,
} from '../src/index.ts';

const entries = await Promise.all(listed.map((listing) => listing.entry()));
export const games: Games = new Map(entries.map(({ entry }) => [entry.game.id, entry.game]));

class StillClock implements Clock {
  #now = 1_800_000_000_000;
  #timers: { readonly time: number; readonly then: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  at(time: number, then: () => void): () => void {
    const timer = { time, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Goes on by so much at once, and rings for what is due. */
  advance(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ time }) => time <= this.#now);
    this.#timers = this.#timers.filter((timer) => !due.includes(timer));
    for (const { then } of due) then();
  }
}

/** What a page was sent. */
interface Sent {
  readonly t: string;
  readonly id?: string;
  readonly room?: string | { readonly code: string };
  readonly ack?: { readonly id: string; readonly no?: readonly { readonly key: string }[] };
  readonly no?: readonly { readonly key: string }[];
  readonly why?: { readonly key: string };
}

/** A page without a network. */
export class Page {
  readonly sent: Sent[] = [];
  isClosed = false;
  /** Is told of each frame as it comes. */
  watch: (sent: Sent) => void = () => {};
  readonly #server: RoomServer;
  readonly #connection: Connection;
  readonly #token: string;

  constructor(server: RoomServer, token: string) {
    this.#server = server;
    this.#token = token;
    const post = (frame: Uint8Array | string): void => {
      const sent: Sent = JSON.parse(String(frame));
      this.sent.push(sent);
      this.watch(sent);
    };
    const close = (): void => {
      this.isClosed = true;
    };
    this.#connection = server.connect({ post, close }, 'here');
  }

  say(message: ToServer): void {
    this.#server.receive(this.#connection, JSON.stringify(message));
  }

  open(id = 'opening'): void {
    this.say({ t: 'open', v: protocolVersion, id, token: this.#token, name: 'Ana' });
  }

  enter(room: string, name?: string, id = 'entering'): void {
    const named = name === undefined ? {} : { name };
    this.say({ t: 'enter', v: protocolVersion, id, room, token: this.#token, ...named });
  }

  lose(): void {
    this.#server.drop(this.#connection);
  }

  get code(): string {
    const entered = this.sent.find(({ t }) => t === 'entered');
    return typeof entered?.room === 'string' ? entered.room : '';
  }

  /** The ids of what was answered, in order; those refused with why. */
  get acks(): string[] {
    return this.sent.flatMap(({ t, id = '', ack, no }) => {
      if (t === 'entered') return [id];
      if (t === 'refused') return [`${id} ${no?.[0]?.key}`];
      if (ack === undefined) return [];
      return [ack.no === undefined ? ack.id : `${ack.id} ${ack.no[0]?.key}`];
    });
  }
}

/** A room server whose time, turns and store the test drives. */
export class Sitting {
  readonly clock = new StillClock();
  readonly faults: unknown[] = [];
  #deferred: (() => void)[] = [];
  readonly server: RoomServer;

  constructor(store: Store = new MemoryStore(), seed = 1, more: Partial<ServerParts> = {}) {
    const rng = quick(seed);
    const answering = byChance();
    const many = { burst: 1_000_000, perSecond: 1000 };
    this.server = new RoomServer({
      store,
      games,
      botFor: () => answering,
      clock: this.clock,
      random: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
      hash: sha256,
      defer: this.#defer,
      rules: { messages: many, talk: many, newcomers: many },
      broken: (error) => this.faults.push(error),
      ...more,
    });
  }

  static async begin(store?: Store, seed?: number, more?: Partial<ServerParts>): Promise<Sitting> {
    const sitting = new Sitting(store, seed, more);
    await sitting.server.start();
    return sitting;
  }

  readonly #defer: Defer = (then) => {
    this.#deferred.push(then);
    return () => {
      this.#deferred = this.#deferred.filter((other) => other !== then);
    };
  };

  /** By letter: whoever comes again with the same is the same. */
  page(letter = 'a'): Page {
    return new Page(this.server, letter.repeat(43));
  }

  /** Turns end, and what was promised comes, until nothing more happens by itself. */
  async settle(): Promise<void> {
    for (let i = 0; i < 50; i += 1) {
      await Promise.resolve();
      for (const then of this.#deferred.splice(0)) then();
    }
  }
}
