import { tellDoor } from '../gate/threshold.ts';
import type { Maybe } from '../later.ts';
import { type LiveRoom, momentOf } from '../live/liveRoom.ts';
import type { Parts } from '../parts.ts';
import { snapshotOf } from '../room/rebuild.ts';
import { isSecret } from '../room/timing.ts';
import { padded } from '../wire/framing.ts';
import { type Send, tell } from '../wire/tell.ts';

type Known = Pick<Parts, 'setup' | 'commits' | 'rooms' | 'scheduler' | 'gate'>;

/**
 * Group commit (ADR 0006): all that one turn of the event loop brings has one time and is one transaction, and then
 * everybody is told.
 */
export class TurnLoop {
  readonly #parts: Known;
  /** The time of the turn under way. */
  #at: number | null = null;
  /** The time of the turn that is being ended. */
  #endsAt = 0;
  #end: (() => void) | null = null;
  /** Where something happened. */
  #dirty: LiveRoom[] = [];
  #isStopped = false;
  #frames = 0;
  #notBefore = 0;
  #bytes = 0;

  readonly #failed: (error: unknown) => void;

  /** `failed`: nothing can be kept any more. */
  constructor(parts: Known, failed: (error: unknown) => void) {
    this.#parts = parts;
    this.#failed = failed;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The time, one and the same for all that happens in one turn: a line of the log has one. */
  get now(): number {
    return this.begin();
  }

  /**
   * Unless one is under way. What is due comes before anything else that a turn brings: nobody can tell whether something
   * came first.
   */
  begin(): number {
    if (this.#at !== null) return this.#at;
    const now = this.#parts.setup.clock.now();
    this.#at = now;
    this.schedule();
    this.#parts.scheduler.ringDue(now);
    return now;
  }

  /** Begins one that is of this moment: the one under way is of an earlier. */
  beginAnew(): void {
    if (this.#isStopped) return;
    if (this.#at !== null) this.end();
    this.begin();
  }

  /** Something happened in a room: it is looked at as the turn ends. */
  touch(live: LiveRoom): void {
    if (live.isRetired) return;
    live.touched = this.now;
    if (!live.isDirty) this.#dirty.push(live);
    live.isDirty = true;
    this.schedule();
  }

  schedule(): void {
    if (this.#end !== null || this.#isStopped) return;
    this.#end = this.#parts.setup.defer(() => {
      this.#end = null;
      this.end();
    });
  }

  /** Ends the turn: what it brought is written and told, and whoever was dismissed is let go. */
  end(): void {
    const { setup, rooms, commits, gate } = this.#parts;
    // Not `this.now`, which would want another end for the turn that it begins: there would never be rest.
    const now = this.#at ?? setup.clock.now();
    this.#at = now;
    this.#endsAt = now;
    const dirty = this.#dirty;
    this.#dirty = [];
    for (const live of dirty) {
      live.isDirty = false;
      rooms.within(live, this.#beforeCommit);
    }
    for (const { live } of commits.current.values()) if (live !== null) rooms.within(live, this.#writeDown);
    commits.push(now);
    if (this.#isStopped) return;
    this.#at = null;
    for (const live of dirty) rooms.within(live, this.#tell);
    this.#countFrames();
    gate.closeDismissed();
  }

  /* One function for all rooms and turns: this is where most of the time goes. */

  readonly #beforeCommit = (live: LiveRoom): void => this.#parts.scheduler.beforeCommit(live, this.#endsAt);

  /** What the turn brought to a room is one line of its log. */
  readonly #writeDown = (live: LiveRoom): void => {
    const { room, touched } = live;
    const { current } = this.#parts.commits;
    const changes = current.in(live);
    if (changes.events !== '') {
      current.rows.lines.push({
        room: room.id,
        seq: room.seq,
        at: this.#endsAt,
        data: `[${changes.events}]`,
      });
      changes.events = '';
    }
    if (!changes.wantsSnapshot) return;
    current.rows.snapshots.push({ room: room.id, seq: room.seq, data: snapshotOf(room), touched });
    changes.wantsSnapshot = false;
    live.snapshotSeq = room.seq;
  };

  readonly #tell = (live: LiveRoom): void => {
    const { setup, scheduler } = this.#parts;
    this.#notBefore = this.#leavesAt(live);
    if (live.connections.size > 0) tell(live, setup, this.#endsAt, this.#send);
    if (live.door.size > 0)
      tellDoor(live, (connection, words) => this.#send(connection, padded(setup.framing, words, false)));
    scheduler.afterCommit(live, this.#endsAt);
  };

  /** What all are told in the dark leaves by the clock: that it came later would show that somebody's answer was being written. */
  #leavesAt(live: LiveRoom): number {
    const { evenAfter } = this.#parts.setup.rules;
    if (evenAfter === 0 || !(live.wasSecret || isSecret(live.room))) return 0;
    return live.beat || momentOf(live.room) !== live.moment ? this.#endsAt + evenAfter : 0;
  }

  readonly #send: Send = (connection, frame) => {
    this.#frames += 1;
    this.#bytes += frame.length;
    const { live } = connection.live === null ? (connection.door ?? connection) : connection;
    this.#parts.commits.send(connection, frame, live?.room.id ?? null, this.#notBefore);
  };

  #countFrames(): void {
    const { count } = this.#parts.setup;
    count.frames(this.#frames);
    count.bytes(this.#bytes);
    this.#frames = 0;
    this.#bytes = 0;
  }

  /** Writes to the store beside what happens. Where that fails everything ends. */
  keep(write: () => Maybe<void>): Maybe<boolean> {
    const failed = (error: unknown): boolean => {
      this.#failed(error);
      return false;
    };
    try {
      const written = write();
      return written instanceof Promise ? written.then(() => true, failed) : true;
    } catch (error) {
      return failed(error);
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#end?.();
  }
}
