import { type Refusal, refusal } from '@veillee/kernel';
import type { Connection, Outlet } from './gate/connection.ts';
import { Gate } from './gate/gate.ts';
import { type Maybe, next } from './later.ts';
import { Recovery } from './live/recovery.ts';
import { Rooms } from './live/rooms.ts';
import { messageOf } from './messageOf.ts';
import type { Metrics } from './metrics.ts';
import type { Knocking, News } from './neighbours.ts';
import type { Parts } from './parts.ts';
import { type ServerParts, type Setup, setupOf } from './setup.ts';
import type { Deadline } from './store/store.ts';
import { Scheduler } from './time/scheduler.ts';
import { Actions } from './turn/actions.ts';
import { CommitQueue } from './turn/commitQueue.ts';
import { Outbox } from './turn/outbox.ts';
import { TurnLoop } from './turn/turnLoop.ts';

/** A story, and until when it can be read; or one that is there, perhaps, where it cannot be read. */
export type KeptStory = { readonly text: string; readonly until: number } | 'unread';

/** Puts the parts together; none of them calls another before all are there. */
class AllParts implements Parts {
  readonly setup: Setup;
  readonly commits: CommitQueue;
  readonly turn: TurnLoop;
  readonly rooms: Rooms;
  readonly actions: Actions;
  readonly scheduler: Scheduler;
  readonly gate: Gate;

  constructor(setup: Setup, failed: (error: unknown) => void) {
    this.setup = setup;
    const recovery = new Recovery(this);
    this.commits = new CommitQueue(setup.store, new Outbox(setup.clock), {
      happened: (events) => setup.count.events(events),
      written: () => setup.count.commits(),
      conflict: (rooms) => {
        setup.count.conflicts(rooms.length);
        for (const room of rooms) recovery.begin(room);
      },
      failed,
    });
    this.turn = new TurnLoop(this, failed);
    this.rooms = new Rooms(this);
    this.actions = new Actions(this);
    this.scheduler = new Scheduler(this);
    this.gate = new Gate(this);
  }
}

/** All rooms of one server: takes what comes in, logs what happens, tells those who may know. */
export class RoomServer {
  /** For whoever looks after it. */
  readonly parts: Parts;
  #isClosing = false;

  /** It must be started. */
  constructor(parts: ServerParts) {
    const setup = setupOf(parts);
    this.parts = new AllParts(setup, (error) => this.#fail(error));
    setup.metrics.gauge('veillee_rooms', 'Rooms in memory', () => this.parts.rooms.size);
    setup.metrics.gauge('veillee_connections', 'Open connections', () => this.parts.gate.connections.size);
  }

  static async open(parts: ServerParts): Promise<RoomServer> {
    const server = new RoomServer(parts);
    await server.start();
    return server;
  }

  /** Reads what the store has of deadlines and rooms; nobody may come before. */
  start(): Maybe<void> {
    return next(this.parts.rooms.start(), () => this.parts.scheduler.start());
  }

  get metrics(): Metrics {
    return this.parts.setup.metrics;
  }

  /** Where other devices find this server, best first. */
  get addresses(): readonly string[] {
    return this.parts.gate.addresses;
  }

  set addresses(addresses: readonly string[]) {
    this.parts.gate.addresses = addresses;
  }

  /** Somebody has come, whom limits know by `source`. */
  connect(outlet: Outlet, source: string): Connection {
    return this.parts.gate.connect(outlet, source);
  }

  /** `knocking`: how a neighbour brought it here. */
  receive(connection: Connection, text: string, knocking?: Knocking): void {
    if (!this.#isClosing) this.parts.gate.receive(connection, text, knocking);
  }

  /** A neighbour tells what limits count over all servers. */
  hear(news: News): void {
    this.parts.gate.limits.hear(news, this.parts.turn.now);
  }

  /** Rooms of a neighbour who is gone are ours, with these deadlines. */
  adopt(deadlines: readonly Deadline[]): void {
    if (!this.parts.turn.isStopped) this.parts.scheduler.adopt(deadlines);
  }

  /** The network takes too slowly what a connection is sent. */
  lag(connection: Connection): void {
    this.parts.gate.lag(connection);
  }

  /** Its far end has closed. */
  drop(connection: Connection): void {
    this.parts.gate.drop(connection);
  }

  /** Ends the turn. Later where the store writes later: then all is durable. */
  flush(): Maybe<void> {
    this.parts.turn.end();
    return this.parts.commits.idle();
  }

  /** The transcript of a finished game. */
  story(id: string): Maybe<KeptStory | undefined> {
    const { rooms, setup } = this.parts;
    let story: KeptStory | undefined;
    const read = rooms.reading(
      () =>
        next(setup.store.story(id), (kept) => {
          if (kept !== undefined) story = { text: kept.data, until: kept.at + setup.rules.keepStories };
        }),
      () => {
        story = 'unread';
      },
    );
    return next(read, () => story);
  }

  /** Writes what is pending, says good-bye to all, and opens to nobody any more. */
  stop(why: Refusal = refusal('server.stopping')): Maybe<void> {
    const { turn, rooms, commits } = this.parts;
    if (turn.isStopped || this.#isClosing) return undefined;
    this.#isClosing = true;
    // Whoever opens next may have other rules, under which the log could not be played again.
    for (const live of rooms.values()) commits.snapshotIfChanged(live);
    return next(this.flush(), () => this.#close(why));
  }

  #close(why: Refusal): Maybe<void> {
    const { turn, scheduler, gate, setup } = this.parts;
    if (turn.isStopped) return undefined;
    scheduler.stop();
    const kept = turn.keep(() => setup.store.markAlive?.(setup.clock.now()));
    return next(kept, () => {
      gate.closeAll(why);
      turn.stop();
      gate.limits.guesses.stop();
    });
  }

  /** The log could not be written: what was not kept was told to nobody, and nothing may go on. */
  #fail(error: unknown): void {
    const { turn, scheduler, gate, setup } = this.parts;
    if (turn.isStopped) return;
    turn.stop();
    scheduler.stop();
    setup.log.error({ why: messageOf(error) }, 'the log cannot be written');
    gate.closeAll(refusal('server.unwritten'));
    setup.broken(error);
  }
}
