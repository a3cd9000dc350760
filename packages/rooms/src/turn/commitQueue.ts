import type { Connection } from '../gate/connection.ts';
import type { Maybe } from '../later.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
import type { Frame } from '../ports.ts';
import { type Store, WriteConflict } from '../store/store.ts';
import { Changes, type Taken } from './changes.ts';
import type { Leaving, Outbox } from './outbox.ts';

/** Something to be sent. */
interface Sending extends Leaving {
  /** The room that it tells of; null: none. */
  readonly room: number | null;
}

/** What becomes durable together, and what is sent once it is. */
interface Commit {
  readonly changes: Changes;
  sendings: Sending[];
}

const newCommit = (): Commit => ({ changes: new Changes(), sendings: [] });

/** What came after. */
function add(commit: Commit, later: Commit): void {
  commit.changes.add(later.changes);
  commit.sendings.push(...later.sendings);
}

/** What is lost with a room's changes. */
export interface Lost {
  readonly taken: readonly Taken[];
  /** Whose connections were to be closed. */
  readonly closed: readonly Connection[];
  /** Whether the room itself is. */
  readonly isOpened: boolean;
}

export interface CommitHooks {
  /** So many things, in one turn. */
  happened(events: number): void;
  written(): void;
  /** Somebody else wrote these rooms: what happened there is to be forgotten, and done again. */
  conflict(rooms: readonly number[]): void;
  /** Nothing can be kept any more. */
  failed(error: unknown): void;
}

/**
 * The way from what happened to what is sent (ADR 0019). One batch at a time is on its way to the store; meanwhile the
 * next gathers. Nothing is sent before all that happened until then is durable. With a store that writes at once, nothing
 * ever waits here.
 */
export class CommitQueue {
  readonly #store: Pick<Store, 'write'>;
  readonly #hooks: CommitHooks;
  readonly #outbox: Outbox;
  /** Of the turn under way. */
  #current = newCommit();
  #writing: Commit | null = null;
  #next: Commit | null = null;
  #isBroken = false;
  #idlers: (() => void)[] = [];

  constructor(store: Pick<Store, 'write'>, outbox: Outbox, hooks: CommitHooks) {
    this.#store = store;
    this.#outbox = outbox;
    this.#hooks = hooks;
  }

  get current(): Changes {
    return this.#current.changes;
  }

  #commits(): Commit[] {
    return [this.#writing, this.#next, this.#current].filter((commit) => commit !== null);
  }

  #unwritten(): Changes[] {
    return this.#commits().map(({ changes }) => changes);
  }

  /** Whether something happened in a room that is not durable yet. */
  holds(room: number): boolean {
    return this.#unwritten().some((changes) => changes.has(room));
  }

  /** A room that was opened and is not in the store yet. */
  openedAs(code: string): number | undefined {
    for (const { rows } of this.#unwritten())
      for (const opened of rows.opened) if (opened.code === code) return opened.room;
    return undefined;
  }

  /** How many were. */
  get opened(): number {
    return this.#unwritten().reduce((count, { rows }) => count + rows.opened.length, 0);
  }

  /** Whether a room is gone, though the store still has it. */
  isCleared(room: number): boolean {
    return this.#unwritten().some((changes) => changes.isCleared(room));
  }

  /** All of a room in one piece, as it is when the turn ends: a line of the log holds a whole turn. */
  snapshot(live: LiveRoom): void {
    live.snapshotAt = live.touched;
    this.current.in(live).wantsSnapshot = true;
  }

  snapshotIfChanged(live: LiveRoom): void {
    if (live.snapshotSeq !== live.room.seq) this.snapshot(live);
  }

  /** The turn has ended: what it brought is written, or waits for what is being written. */
  push(at: number): void {
    const commit = this.#current;
    const { changes } = commit;
    this.#current = newCommit();
    if (this.#isBroken) return;
    changes.rows.at = at;
    if (changes.events > 0) this.#hooks.happened(changes.events);
    if (this.#writing === null) this.#write(commit);
    else if (this.#next !== null) add(this.#next, commit);
    else if (!changes.isEmpty) this.#next = commit;
    // Nothing to write, and yet what was seen is not durable: it goes with that.
    else add(this.#writing, commit);
  }

  #write(commit: Commit): void {
    if (commit.changes.isEmpty) {
      this.#finish(commit);
      return;
    }
    this.#writing = commit;
    let written: Maybe<void>;
    try {
      written = this.#store.write(commit.changes.batch);
    } catch (error) {
      this.#refused(commit, error);
      return;
    }
    if (written instanceof Promise)
      written.then(
        () => this.#durable(commit),
        (error: unknown) => this.#refused(commit, error),
      );
    else this.#durable(commit);
  }

  #durable(commit: Commit): void {
    if (this.#isBroken) return;
    this.#hooks.written();
    this.#finish(commit);
  }

  /** While it is sent, what is to be sent besides comes after it. */
  #finish(commit: Commit): void {
    for (let i = 0; i < commit.sendings.length; i += 1) {
      const sending = commit.sendings[i];
      if (sending !== undefined) this.#outbox.post(sending);
    }
    this.#writing = null;
    const following = this.#next;
    this.#next = null;
    if (following !== null) this.#write(following);
    if (this.#writing !== null) return;
    for (const then of this.#idlers.splice(0)) then();
  }

  #refused(commit: Commit, error: unknown): void {
    if (this.#isBroken) return;
    const rooms = error instanceof WriteConflict ? error.rooms : [];
    if (!rooms.some((room) => commit.changes.has(room))) {
      this.#break(error);
      return;
    }
    this.#hooks.conflict(rooms);
    // The others have nothing to do with it.
    this.#write(commit);
  }

  #break(error: unknown): void {
    this.#isBroken = true;
    this.#writing = null;
    this.#next = null;
    this.#hooks.failed(error);
    for (const then of this.#idlers.splice(0)) then();
  }

  /** Sends a frame once all that has happened until now is durable: at once where it is and its time has come. */
  send(connection: Connection, frame: Frame, room: number | null, notBefore = 0): void {
    this.#send({ connection, frame, room, notBefore });
  }

  #send(sending: Sending): void {
    const last = this.#last();
    if (last !== null) last.sendings.push(sending);
    else if (!this.#isBroken) this.#outbox.post(sending);
  }

  /** Closes a connection after all it was sent. */
  close(connection: Connection, room: number | null): void {
    this.#send({ connection, frame: null, room, notBefore: 0 });
  }

  /** The last that is not durable yet. */
  #last(): Commit | null {
    return this.current.isUntouched ? (this.#next ?? this.#writing) : this.#current;
  }

  /** What happened in a room is forgotten, and what was to be sent of it. */
  forget(room: number): Lost {
    const lost = this.#unwritten().map((changes) => changes.forget(room));
    const closed: Connection[] = [];
    for (const commit of this.#commits()) {
      const ofRoom = commit.sendings.filter((sending) => sending.room === room);
      commit.sendings = commit.sendings.filter((sending) => sending.room !== room);
      closed.push(...ofRoom.filter(({ frame }) => frame === null).map(({ connection }) => connection));
    }
    const taken = lost.flatMap((one) => one.taken);
    return { taken, closed, isOpened: lost.some(({ isOpened }) => isOpened) };
  }

  /** When all that was pushed is durable. */
  idle(): Maybe<void> {
    if (this.#writing === null) return undefined;
    return new Promise((resolve) => this.#idlers.push(resolve));
  }
}
