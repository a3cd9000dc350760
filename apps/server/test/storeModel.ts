import type { Rng } from '@veillee/kernel';
import {
  type Batch,
  type BatchDraft,
  type Deadline,
  deadlineKinds,
  type LogLine,
  newBatch,
  type StoredRoom,
} from '@veillee/rooms';

/** A room as any store must keep it: with all its lines, those that a snapshot holds too. */
export interface ModelRoom {
  readonly id: number;
  readonly code: string;
  readonly lines: LogLine[];
  readonly deadlines: Map<Deadline['kind'], number>;
  snapshot: { readonly seq: number; readonly data: string } | null;
  touched: number;
  aside: string | null;
}

/** What a store was given, kept in the plainest way; it also thinks up what a store may be given next. */
export class StoreModel {
  readonly rooms = new Map<number, ModelRoom>();
  readonly stories = new Map<string, string>();
  /** Rooms that are gone, and their codes. */
  readonly gone = new Map<number, string>();
  /** The last moment something was written. */
  at = 1000;
  nextRoom = 1;
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  #oneIn(n: number): boolean {
    return this.#rng.below(n) === 0;
  }

  /** A turn of a house, or what the interface allows beyond: several lines of a room, snapshots from among them. */
  next(): Batch {
    const batch = newBatch(this.at + 1 + this.#rng.below(400));
    while (this.#oneIn(3)) this.#open(batch);
    const open = [...this.rooms.values()].filter(({ aside }) => aside === null);
    for (const room of open) {
      if (this.#oneIn(30)) batch.cleared.push(room.id);
      else if (this.#oneIn(40)) batch.aside.push({ room: room.id, why: 'room.broken' });
      else if (!this.#oneIn(3)) this.#happen(batch, room);
    }
    if (this.#oneIn(6)) batch.stories.push({ id: `story-${batch.at}`, data: `told at ${batch.at}` });
    return batch;
  }

  /** A batch of which a part cannot be kept: a table of a code that another has. */
  impossible(): Batch | undefined {
    const [taken] = this.rooms.values();
    if (taken === undefined) return undefined;
    const batch = this.next();
    return { ...batch, opened: [...batch.opened, { room: this.nextRoom + 100, code: taken.code }] };
  }

  #open(batch: BatchDraft): void {
    const room = this.nextRoom + batch.opened.length;
    batch.opened.push({ room, code: `code-${room}-${batch.at}` });
    batch.lines.push({ room, seq: 1, at: batch.at, data: `[${room}.1]` });
  }

  #happen(batch: BatchDraft, { id, lines, snapshot }: ModelRoom): void {
    let seq = lines.at(-1)?.seq ?? 0;
    const before = batch.lines.length;
    while (this.#oneIn(2)) {
      seq += 1 + this.#rng.below(3);
      // Between those of other rooms; a room's own are in order.
      const at = before + this.#rng.below(batch.lines.length - before + 1);
      const after = batch.lines.findLastIndex(({ room }) => room === id) + 1;
      batch.lines.splice(Math.max(at, after), 0, { room: id, seq, at: batch.at, data: `[${id}.${seq}]` });
    }
    if (this.#oneIn(4)) this.#snapshot(batch, id, lines, snapshot?.seq ?? 0);
    while (this.#oneIn(3)) {
      const kind = deadlineKinds[this.#rng.below(deadlineKinds.length)] ?? 'step';
      batch.deadlines.push({ room: id, kind, due: this.#oneIn(3) ? null : batch.at + this.#rng.below(1000) });
    }
  }

  /** Of any moment since the last one. */
  #snapshot(batch: BatchDraft, room: number, lines: readonly LogLine[], last: number): void {
    const seqs = [...lines, ...batch.lines].filter((line) => line.room === room && line.seq >= last);
    const seq = seqs[this.#rng.below(seqs.length)]?.seq;
    if (seq !== undefined)
      batch.snapshots.push({ room, seq, data: `{${room}.${seq} at ${batch.at}}`, touched: batch.at });
  }

  /** What a batch does that was kept. */
  take({ at, opened, lines, deadlines, snapshots, stories, cleared, aside }: Batch): void {
    this.at = at;
    for (const { room: id, code } of opened) {
      const fresh = { id, code, lines: [], deadlines: new Map(), snapshot: null, touched: at, aside: null };
      this.rooms.set(id, fresh);
      this.nextRoom = id + 1;
    }
    for (const line of lines) this.#change(line.room, (room) => room.lines.push(line), at);
    for (const { room, kind, due } of deadlines)
      this.#change(room, (one) => (due === null ? one.deadlines.delete(kind) : one.deadlines.set(kind, due)));
    for (const { room, seq, data, touched } of snapshots)
      this.#change(room, (one) => Object.assign(one, { snapshot: { seq, data } }), touched);
    for (const { id, data } of stories) this.stories.set(id, data);
    for (const { room, why } of aside) this.#change(room, (one) => Object.assign(one, { aside: why }));
    for (const id of cleared) {
      this.gone.set(id, this.rooms.get(id)?.code ?? '');
      this.rooms.delete(id);
    }
  }

  #change(id: number, change: (room: ModelRoom) => void, at = 0): void {
    const room = this.rooms.get(id);
    if (room === undefined) return;
    change(room);
    room.touched = Math.max(room.touched, at);
  }

  shift(by: number, now: number): void {
    this.at = now;
    for (const { deadlines } of this.rooms.values())
      for (const [kind, due] of deadlines) deadlines.set(kind, due + by);
  }

  /** What a store gives back of a room. */
  stored({ id, snapshot, lines, deadlines, aside }: ModelRoom): StoredRoom {
    return {
      room: id,
      snapshot,
      lines: lines.filter(({ seq }) => seq > (snapshot?.seq ?? 0)),
      deadlines: [...deadlines].map(([kind, due]) => ({ room: id, kind, due })),
      aside,
    };
  }
}
