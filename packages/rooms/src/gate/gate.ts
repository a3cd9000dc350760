import { type Phrase, type Refusal, refusal } from '@veillee/kernel';
import { type Command, isEntrance, readToServer, type ToServer } from '@veillee/protocol';
import type { Maybe } from '../later.ts';
import { type LiveRoom, mayTellAllAgain } from '../live/liveRoom.ts';
import type { Knocking } from '../neighbours.ts';
import type { Parts } from '../parts.ts';
import type { Frame } from '../ports.ts';
import { handle } from '../room/commands/index.ts';
import { isDone, personOf } from '../room/room.ts';
import { padded } from '../wire/framing.ts';
import { Bucket, bucketFor } from './bucket.ts';
import { answerTo, type Connection, type Heard, newConnection, type Outlet } from './connection.ts';
import { enter } from './entrances.ts';
import { Limits } from './limits.ts';
import { leaveDoor } from './threshold.ts';

type Known = Pick<Parts, 'setup' | 'commits' | 'turn' | 'rooms' | 'actions' | 'gate'>;

/** Connections, and what they say: read, bounded, and brought to the room it is for. */
export class Gate {
  readonly #parts: Known;
  readonly connections = new Set<Connection>();
  readonly limits: Limits;
  /** Where other devices find this server, best first. */
  addresses: readonly string[] = [];
  /** Until the turn ends. */
  readonly #dismissed = new Set<Connection>();
  readonly #pong: Frame;

  constructor(parts: Known) {
    this.#parts = parts;
    this.limits = new Limits(parts.setup);
    this.#pong = padded(parts.setup.framing, '{"t":"pong"}', false);
  }

  connect(outlet: Outlet, source: string): Connection {
    const { setup, turn } = this.#parts;
    const connection = newConnection(outlet, source, new Bucket(setup.rules.messages, turn.now));
    this.connections.add(connection);
    return connection;
  }

  /** `knocking`: how a neighbour brought it here. */
  receive(connection: Connection, text: string, knocking: Knocking | null = null): void {
    const { setup, turn } = this.#parts;
    if (turn.isStopped || connection.bye !== null) return;
    if (connection.carrier !== null && connection.held === null) {
      connection.carrier.receive(text);
      return;
    }
    const { now } = turn;
    const read = readToServer(text);
    if (!read.ok) {
      const { id, refusal: no } = read.error;
      this.refuse(connection, id, [no]);
      this.strike(connection);
      return;
    }
    const message = read.value;
    setup.count.messages(1, message.t);
    if (!connection.messages.spend(now)) {
      this.refuse(connection, 'id' in message ? message.id : undefined, [refusal('tooFast')]);
      this.strike(connection);
    } else if (connection.held !== null && message.t !== 'ping') connection.held.push({ message, text });
    else this.#follow(connection, this.hear(connection, message, text, knocking));
  }

  /** What a connection says while it waits for a room is heard after that, in order. */
  #follow(connection: Connection, heard: Maybe<void>): void {
    if (!(heard instanceof Promise)) return;
    const held = this.hold(connection);
    void heard.then(() => this.release(connection, held));
  }

  /** What it says from now on waits until it is let go with what is returned; who held it before lets go in vain. */
  hold(connection: Connection): Heard[] {
    connection.held = [...(connection.held ?? [])];
    return connection.held;
  }

  /** It need not wait any more. */
  release(connection: Connection, held: Heard[]): void {
    if (connection.held !== held) return;
    for (let said = held.shift(); said !== undefined; said = held.shift()) {
      if (connection.bye !== null || this.#parts.turn.isStopped) break;
      const heard = this.hear(connection, said.message, said.text);
      if (heard instanceof Promise) {
        this.#follow(connection, heard);
        return;
      }
    }
    connection.held = null;
  }

  hear(
    connection: Connection,
    message: ToServer,
    text: string,
    knocking: Knocking | null = null,
  ): Maybe<void> {
    if (connection.carrier !== null) connection.carrier.receive(text);
    else if (message.t === 'ping') connection.outlet.post(this.#pong);
    else if (isEntrance(message)) {
      if (connection.live !== null) this.refuse(connection, message.id, [refusal('protocol.inside')]);
      else
        return this.#parts.rooms.reading(
          () => enter(this.#parts, connection, { message, text }, knocking),
          () => this.refuse(connection, message.id, [refusal('server.unread')]),
        );
    } else if (connection.live === null) this.refuse(connection, message.id, [refusal('protocol.outside')]);
    else this.#command(connection, connection.live, message, text);
    return undefined;
  }

  #command(connection: Connection, live: LiveRoom, message: Command, text: string): void {
    const { setup, turn, commits, rooms, actions } = this.#parts;
    const { now } = turn;
    commits.current.take(live, { connection, message, text });
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
    const mayWrite = bucketFor(live.writing, person.id, setup.rules.writing, now);
    if (!mayWrite.spend(now, text.trimEnd().length)) {
      this.#answer(connection, live, message.id, [refusal('tooFast')]);
      return;
    }
    rooms.within(live, () => {
      const context = actions.context(live, person, connection, message.id);
      const refused = handle(context, message);
      if (refused === undefined) context.close();
      this.#answer(connection, live, message.id, refused && 'key' in refused ? [refused] : refused);
    });
  }

  #answer(connection: Connection, live: LiveRoom, id: string, no?: readonly Refusal[]): void {
    const { setup, turn } = this.#parts;
    for (const { key } of no ?? []) {
      setup.count.refusals(1, key);
      // A stale answer is answered with the present.
      if ((key === 'prompt.closed' || key === 'right.closed') && mayTellAllAgain(live))
        connection.fresh = true;
    }
    answerTo(connection, no === undefined ? { id } : { id, no });
    turn.touch(live);
  }

  /** Refused before it could be a command; `room`: by what is so there. */
  refuse(
    connection: Connection,
    id: string | undefined,
    no: readonly Refusal[],
    room: number | null = null,
  ): void {
    const { setup, commits } = this.#parts;
    for (const { key } of no) setup.count.refusals(1, key);
    const refused = { t: 'refused', ...(id === undefined ? {} : { id }), no };
    commits.send(connection, padded(setup.framing, JSON.stringify(refused), true), room);
  }

  /** Bears with it, so often. */
  strike(connection: Connection): void {
    connection.strikes += 1;
    if (connection.strikes >= this.#parts.setup.rules.strikes)
      this.dismiss(connection, refusal('protocol.strikes'), false);
  }

  /** The network takes too slowly what a connection is sent. */
  lag(connection: Connection): void {
    if (connection.carrier !== null) connection.carrier.lag();
    else if (connection.bye === null) this.dismiss(connection, refusal('server.slow'), true);
  }

  /** Its far end has closed. */
  drop(connection: Connection): void {
    connection.isGone = true;
    this.#detach(connection);
  }

  #detach(connection: Connection): void {
    const { turn } = this.#parts;
    turn.begin();
    this.connections.delete(connection);
    this.#dismissed.delete(connection);
    leaveDoor(this.#parts, connection);
    const { live } = connection;
    if (live?.connections.delete(connection)) {
      live.roomIsStale = true;
      turn.touch(live);
    }
    connection.live = null;
    connection.carrier?.close();
    connection.carrier = null;
  }

  /** Closes a connection with a last word, once what happened is in the log. */
  dismiss(connection: Connection, why: Phrase, again: boolean): void {
    connection.bye ??= { why, again };
    this.#dismissed.add(connection);
    this.#parts.turn.schedule();
  }

  /** What it was dismissed for has not happened. */
  readmit(connection: Connection): void {
    connection.bye = null;
    this.#dismissed.delete(connection);
    this.connections.add(connection);
  }

  closeDismissed(): void {
    const { commits } = this.#parts;
    for (const connection of this.#dismissed) {
      const room = (connection.live ?? connection.door?.live)?.room.id ?? null;
      const frame = this.#lastWord(connection);
      if (frame !== undefined) commits.send(connection, frame, room);
      commits.close(connection, room);
      this.#detach(connection);
    }
  }

  #lastWord({ bye }: Connection): Frame | undefined {
    if (bye === null) return undefined;
    return padded(this.#parts.setup.framing, JSON.stringify({ t: 'bye', ...bye }), false);
  }

  /** Says good-bye to all, whatever is still to be written. */
  closeAll(why: Refusal): void {
    for (const connection of [...this.connections]) {
      connection.bye ??= { why, again: true };
      const frame = this.#lastWord(connection);
      if (frame !== undefined) connection.outlet.post(frame);
      connection.outlet.close();
      this.#detach(connection);
    }
  }
}
