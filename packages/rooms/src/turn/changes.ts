import type { Command, Entrance } from '@veillee/protocol';
import type { Connection } from '../gate/connection.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
import { type Batch, type BatchDraft, newBatch } from '../store/store.ts';

/** What somebody said that a room has heard, so that it can be heard again. */
export interface Taken {
  readonly connection: Connection;
  readonly message: Entrance | Command;
  readonly text: string;
}

/** One room, as far as something happened there. */
export interface RoomChanges {
  readonly live: LiveRoom | null;
  /** What this turn brought, as JSON: one line of the log once the turn ends. */
  events: string;
  wantsSnapshot: boolean;
  taken: Taken[] | null;
}

/** What a match told at its end, and where. */
interface Story {
  readonly room: number;
  readonly id: string;
  readonly data: string;
}

/** What happened in some rooms and is not durable yet: of one turn, or of some that are written together. */
export class Changes {
  readonly #rooms = new Map<number, RoomChanges>();
  readonly #stories: Story[] = [];
  /** All that is to be written but stories. */
  readonly rows: BatchDraft = newBatch(0);
  /** How much happened. */
  events = 0;

  values(): Iterable<RoomChanges> {
    return this.#rooms.values();
  }

  in(live: LiveRoom): RoomChanges {
    const { id } = live.room;
    let changes = this.#rooms.get(id);
    if (changes === undefined) {
      changes = { live, events: '', wantsSnapshot: false, taken: null };
      this.#rooms.set(id, changes);
    }
    return changes;
  }

  /** A room has heard something. */
  take(live: LiveRoom, taken: Taken): void {
    const changes = this.in(live);
    if (changes.taken === null) changes.taken = [taken];
    else changes.taken.push(taken);
  }

  log(live: LiveRoom, event: string): void {
    const changes = this.in(live);
    changes.events = changes.events === '' ? event : `${changes.events},${event}`;
    this.events += 1;
  }

  keepStory(room: number, id: string, data: string): void {
    this.#stories.push({ room, id, data });
  }

  has(room: number): boolean {
    return this.#rooms.has(room) || this.isCleared(room) || this.#isOpened(room);
  }

  #isOpened(room: number): boolean {
    return this.rows.opened.some((one) => one.room === room);
  }

  isCleared(room: number): boolean {
    return this.rows.cleared.includes(room);
  }

  /** Forgets what happened in a room; what was said there, and whether it was opened. */
  forget(room: number): { readonly taken: readonly Taken[]; readonly isOpened: boolean } {
    const isOpened = this.#isOpened(room);
    const { opened, lines, deadlines, snapshots, cleared, aside } = this.rows;
    for (const rows of [opened, lines, deadlines, snapshots, aside, this.#stories]) without(rows, room);
    if (cleared.includes(room)) cleared.splice(cleared.indexOf(room), 1);
    const taken = this.#rooms.get(room)?.taken ?? [];
    this.#rooms.delete(room);
    return { taken, isOpened };
  }

  /** What came after. */
  add(later: Changes): void {
    const { at, opened, lines, deadlines, snapshots, cleared, aside } = later.rows;
    this.rows.at = at;
    this.rows.opened.push(...opened);
    this.rows.lines.push(...lines);
    this.rows.deadlines.push(...deadlines);
    this.rows.snapshots.push(...snapshots);
    this.rows.cleared.push(...cleared);
    this.rows.aside.push(...aside);
    this.#stories.push(...later.#stories);
    for (const [room, changes] of later.#rooms) {
      const known = this.#rooms.get(room);
      if (known === undefined) this.#rooms.set(room, changes);
      else if (changes.taken !== null) known.taken = [...(known.taken ?? []), ...changes.taken];
    }
  }

  /** Nothing has come in that anything hangs on. */
  get isUntouched(): boolean {
    return this.#rooms.size === 0 && this.isEmpty;
  }

  /** Nothing is to be written. */
  get isEmpty(): boolean {
    const { opened, lines, deadlines, snapshots, cleared, aside } = this.rows;
    const rows = lines.length + deadlines.length + snapshots.length + this.#stories.length;
    return rows + opened.length + cleared.length + aside.length === 0;
  }

  /** All of it in one piece. */
  get batch(): Batch {
    return { ...this.rows, stories: this.#stories };
  }
}

/** Takes what concerns a room out of a list. */
function without(rows: { readonly room: number }[], room: number): void {
  for (let i = rows.length - 1; i >= 0; i -= 1) if (rows[i]?.room === room) rows.splice(i, 1);
}
