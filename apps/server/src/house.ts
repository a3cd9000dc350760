import type { Policy } from '@veillee/bots';
import { type Input, type Refusal, refusal, type Sealed } from '@veillee/kernel';
import { type Command, isEntrance, readToServer, type ToServer } from '@veillee/protocol';
import { Bucket, Buckets, bucketFor } from './bucket.ts';
import { hex, type RandomBytes, systemBytes } from './chance.ts';
import { type Clock, systemClock } from './clock.ts';
import { HouseDesk, nobody } from './desks.ts';
import { enter } from './entrances.ts';
import { botFor, type Games } from './games.ts';
import { Guesses } from './guesses.ts';
import { Keeper } from './keeper.ts';
import { Ledger } from './ledger.ts';
import { LiveRooms } from './liveRooms.ts';
import { messageOf } from './messageOf.ts';
import { type HouseCounters, houseCounters, Metrics } from './metrics.ts';
import { play } from './play.ts';
import { obey } from './rooms/commands/index.ts';
import type { Desk } from './rooms/desk.ts';
import { isDone, personOf, type RoomEvent } from './rooms/room.ts';
import { defaultRules, type Rules } from './settings.ts';
import { asFault, StoreFault } from './store/fault.ts';
import type { Store } from './store/store.ts';
import { TableLimits } from './tableLimits.ts';
import { Turns } from './turns.ts';
import { answerTo, type Connection, newConnection, type Outlet } from './wire/connection.ts';
import { type Live, mayTellAllAgain } from './wire/live.ts';
import { textFrame } from './wire/padding.ts';

const pong = textFrame('{"t":"pong"}', false);

/** What does not touch the room as all see it. */
const unseen: readonly RoomEvent['e'][] = ['noted', 'said', 'offered', 'obeyed'];

export interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface HouseParts {
  readonly store: Store;
  readonly games: Games;
  readonly clock?: Clock;
  readonly random?: RandomBytes;
  /** One policy for the bots of all games, instead of each game's own. */
  readonly policy?: Policy;
  readonly rules?: Partial<Rules>;
  readonly metrics?: Metrics;
  readonly log?: Log;
  /** What a match starts from in secret; a test may say. */
  readonly seal?: () => Sealed;
  /** The log could not be written: nothing may go on. */
  readonly broken?: (error: unknown) => void;
}

/** All rooms of one server: takes what comes in, logs what happens, tells those who may know. */
export class House {
  readonly store: Store;
  readonly games: Games;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly botFor: (game: string) => Policy;
  readonly rules: Rules;
  readonly metrics: Metrics;
  readonly count: HouseCounters;
  readonly log: Log;
  /** Where other devices find this server, best first. */
  addresses: readonly string[] = [];
  readonly ledger: Ledger;
  readonly keeper: Keeper;
  readonly guesses: Guesses;
  readonly tableLimits: TableLimits;
  /** By the source that begins them. */
  readonly matchLimits: Buckets<string>;
  /** By table and source. */
  readonly newcomerLimits: Buckets<string>;
  readonly rooms = new LiveRooms(this);
  readonly connections = new Set<Connection>();
  readonly seal: () => Sealed;
  readonly #broken: (error: unknown) => void;
  readonly #turns = new Turns(this);
  /** Until the turn ends. */
  readonly #dismissed = new Set<Connection>();
  nextRoom: number;

  constructor(parts: HouseParts) {
    this.store = parts.store;
    this.games = parts.games;
    this.clock = parts.clock ?? systemClock;
    this.random = parts.random ?? systemBytes;
    const { policy } = parts;
    this.botFor = policy === undefined ? botFor : () => policy;
    this.rules = { ...defaultRules, ...parts.rules };
    this.metrics = parts.metrics ?? new Metrics();
    this.count = houseCounters(this.metrics);
    this.log = parts.log ?? { info() {}, error() {} };
    this.seal = parts.seal ?? (() => ({ seed: hex(this.random(32)), salt: hex(this.random(16)) }));
    this.#broken =
      parts.broken ??
      ((error) => {
        throw error;
      });
    this.ledger = new Ledger(this.store, (id) => this.games.get(id), this.rules.snapshotEvery);
    this.guesses = new Guesses(this.rules, this.clock);
    this.tableLimits = new TableLimits(this.rules, (code) => this.rooms.isThere(code));
    this.matchLimits = new Buckets(this.rules.matches);
    this.newcomerLimits = new Buckets(this.rules.newcomers);
    this.nextRoom = this.store.highestRoom() + 1;
    this.keeper = new Keeper(this);
    this.metrics.gauge('veillee_rooms', 'Rooms in memory', () => this.rooms.size);
    this.metrics.gauge('veillee_connections', 'Open connections', () => this.connections.size);
  }

  /** The time, one and the same for all that happens in one turn: a line of the log has one. */
  get now(): number {
    return this.#turns.now;
  }

  /** Some alarm is due. It rings as the next turn begins. */
  wake(): void {
    this.#turns.beginAnew();
  }

  /* What comes in. */

  connect(outlet: Outlet, source: string): Connection {
    const connection = newConnection(outlet, source, new Bucket(this.rules.messages, this.now));
    this.connections.add(connection);
    return connection;
  }

  receive(connection: Connection, text: string): void {
    if (this.#turns.isStopped || connection.bye !== null) return;
    const { now } = this;
    const read = readToServer(text);
    if (!read.ok) {
      const { id, refusal: no } = read.error;
      this.refuse(connection, id, [no]);
      this.strike(connection);
      return;
    }
    const message = read.value;
    this.count.messages(1, message.t);
    if (!connection.messages.take(now)) {
      this.refuse(connection, 'id' in message ? message.id : undefined, [refusal('tooFast')]);
      this.strike(connection);
      return;
    }
    const id = 'id' in message ? message.id : undefined;
    this.trying(connection, id, () => this.#hear(connection, message, text));
  }

  /** Does what a connection asks for, or says that the store cannot be read. */
  trying(connection: Connection, id: string | undefined, work: () => void): void {
    if (!this.reading(work)) this.refuse(connection, id, [refusal('server.unread')]);
  }

  /** Does what wants the store. A piece of it that cannot be read concerns whoever asks for it, and nobody else. */
  reading(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      const fault = asFault(error);
      if (!(fault instanceof StoreFault)) throw error;
      this.log.error({ why: fault.message, fault: fault.kind }, 'the store cannot be read');
      return false;
    }
  }

  #hear(connection: Connection, message: ToServer, text: string): void {
    if (message.t === 'ping') connection.outlet.post(pong);
    else if (isEntrance(message)) {
      if (connection.live !== null) this.refuse(connection, message.id, [refusal('protocol.inside')]);
      else enter(this, connection, message);
    } else if (connection.live === null) this.refuse(connection, message.id, [refusal('protocol.outside')]);
    else this.#command(connection, connection.live, message, text);
  }

  /** Bears with it, so often. */
  strike(connection: Connection): void {
    connection.strikes += 1;
    if (connection.strikes >= this.rules.strikes)
      this.dismiss(connection, refusal('protocol.strikes'), false);
  }

  #command(connection: Connection, live: Live, message: Command, text: string): void {
    const { now } = this;
    const person = personOf(live.room.data, connection.person);
    if (person === undefined) {
      this.#answer(connection, live, message.id, [refusal('seat.none')]);
      return;
    }
    if (isDone(person, message.id)) {
      this.#answer(connection, live, message.id);
      return;
    }
    // By what each has written alone: how much others write, in the dark, is nobody's to find out.
    const mayWrite = bucketFor(live.writing, person.id, this.rules.writing, now);
    if (!mayWrite.take(now, text.trimEnd().length)) {
      this.#answer(connection, live, message.id, [refusal('tooFast')]);
      return;
    }
    this.rooms.within(live, () => {
      const desk = new HouseDesk(this, live, person, connection, message.id);
      const refused = obey(desk, message);
      if (refused === undefined) desk.close();
      this.#answer(connection, live, message.id, refused && 'key' in refused ? [refused] : refused);
    });
  }

  #answer(connection: Connection, live: Live, id: string, no?: readonly Refusal[]): void {
    for (const { key } of no ?? []) {
      this.count.refusals(1, key);
      // A stale answer is answered with the present.
      if ((key === 'prompt.closed' || key === 'right.closed') && mayTellAllAgain(live))
        connection.fresh = true;
    }
    answerTo(connection, no === undefined ? { id } : { id, no });
    this.touch(live);
  }

  /** Refused before it could be a command. */
  refuse(connection: Connection, id: string | undefined, no: readonly Refusal[]): void {
    for (const { key } of no) this.count.refusals(1, key);
    const refused = { t: 'refused', ...(id === undefined ? {} : { id }), no };
    connection.outlet.post(textFrame(JSON.stringify(refused), true));
  }

  /** The network takes too slowly what a connection is sent. */
  lag(connection: Connection): void {
    if (connection.bye === null) this.dismiss(connection, refusal('server.slow'), true);
  }

  drop(connection: Connection): void {
    this.#turns.begin();
    this.connections.delete(connection);
    this.#dismissed.delete(connection);
    const { live } = connection;
    if (live?.connections.delete(connection)) {
      live.roomIsStale = true;
      this.touch(live);
    }
    connection.live = null;
  }

  /** Closes a connection with a last word, once what happened is in the log. */
  dismiss(connection: Connection, why: Refusal, again: boolean): void {
    connection.bye ??= { why, again };
    this.#dismissed.add(connection);
    this.#turns.schedule();
  }

  /* Doing. */

  /** The house's own hand, where nobody commands. */
  hand(live: Live): Desk {
    return new HouseDesk(this, live, nobody, null);
  }

  record(live: Live, event: RoomEvent, c?: readonly [number, string]): void {
    this.ledger.record(live, event, this.now, c);
    live.changes += 1;
    live.roomIsStale ||= !unseen.includes(event.e);
    if (event.e === 'replaced' || event.e === 'cleared') for (const one of live.connections) one.fresh = true;
    if (event.e === 'started' || event.e === 'abandoned') this.count.matches(1, event.e);
    this.touch(live);
  }

  /** Puts an input to the match; if it is taken, logs it, and what follows from it at once. */
  play(live: Live, input: Input, c: () => readonly [number, string] | undefined): Refusal | undefined {
    return play(this, live, input, c());
  }

  touch(live: Live): void {
    this.#turns.touch(live);
  }

  /** Ends the turn: what it brought is written and told, and whoever was dismissed is let go. */
  flush(): void {
    if (this.#turns.end()) for (const connection of this.#dismissed) this.#part(connection);
  }

  /** Writes to the store. Where that fails the house ends: what was not kept was told to nobody. */
  keep(write: () => void): boolean {
    try {
      write();
      return true;
    } catch (error) {
      const fault = asFault(error);
      this.#turns.stop();
      this.keeper.stop();
      this.log.error({ why: messageOf(fault) }, 'the log cannot be written');
      this.#sayGoodbye(refusal('server.unwritten'));
      this.#broken(fault);
      return false;
    }
  }

  #part(connection: Connection): void {
    this.#dismissed.delete(connection);
    const { bye } = connection;
    if (bye === null) return;
    connection.outlet.post(textFrame(JSON.stringify({ t: 'bye', ...bye }), false));
    connection.outlet.part();
    this.drop(connection);
  }

  /** Writes what is pending, says good-bye to all, and opens to nobody any more. */
  stop(why: Refusal = refusal('server.stopping')): void {
    if (this.#turns.isStopped) return;
    // Whoever opens next may have other rules, under which the log could not be played again.
    for (const live of this.rooms.values()) this.ledger.snapshotIfChanged(live);
    this.flush();
    if (this.#turns.isStopped) return;
    this.keeper.stop();
    this.keep(() => this.store.markAlive(this.clock.now()));
    this.#sayGoodbye(why);
    this.#turns.stop();
    this.guesses.stop();
  }

  #sayGoodbye(why: Refusal): void {
    for (const connection of [...this.connections]) {
      connection.bye ??= { why, again: true };
      this.#part(connection);
    }
  }
}
