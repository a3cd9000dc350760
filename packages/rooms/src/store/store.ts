import type { Maybe } from '../later.ts';

/** What a room leaves behind: a line for its log, with all that one moment brought. */
export interface LogLine {
  readonly room: number;
  /** The number of its last event. */
  readonly seq: number;
  readonly at: number;
  readonly data: string;
}

export const deadlineKinds = ['step', 'objection', 'host', 'clear'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

export interface Deadline {
  readonly room: number;
  readonly kind: DeadlineKind;
  readonly due: number;
}

/** A deadline set anew; null takes it away. */
export interface DeadlineChange extends Omit<Deadline, 'due'> {
  readonly due: number | null;
}

/** Everything that becomes durable together. */
export interface Batch {
  readonly at: number;
  readonly opened: readonly { readonly room: number; readonly code: string }[];
  readonly lines: readonly LogLine[];
  readonly deadlines: readonly DeadlineChange[];
  readonly snapshots: readonly {
    readonly room: number;
    readonly seq: number;
    readonly data: string;
    /** When something last happened there. */
    readonly touched: number;
  }[];
  readonly stories: readonly { readonly id: string; readonly data: string }[];
  /** Rooms that are gone. */
  readonly cleared: readonly number[];
  /** Rooms that are not opened any more but kept for repair, with the key of what is said of them; null: they are again. */
  readonly aside: readonly { readonly room: number; readonly why: string | null }[];
}

/** A batch that is still being put together. */
export type BatchDraft = {
  -readonly [K in keyof Batch]: Batch[K] extends readonly (infer T)[] ? T[] : Batch[K];
};

export const newBatch = (at: number): BatchDraft => ({
  at,
  opened: [],
  lines: [],
  deadlines: [],
  snapshots: [],
  stories: [],
  cleared: [],
  aside: [],
});

export const emptyBatch: Batch = newBatch(0);

export interface StoredRoom {
  readonly room: number;
  readonly snapshot: { readonly seq: number; readonly data: string } | null;
  readonly lines: readonly LogLine[];
  readonly deadlines: readonly Deadline[];
  /** Why it is set aside; null: it is not. */
  readonly aside: string | null;
}

export interface StoredStory {
  /** When its game ended. */
  readonly at: number;
  readonly data: string;
}

/**
 * Where rooms are kept. Whatever it is asked for it may give at once or later. Once a batch is written, all of it is kept
 * or none of it; there is never a second one on its way.
 */
export interface Store {
  /** The last moment it is known to have been open, before this time; null on the first day. */
  readonly lastAlive: number | null;
  /** Fails with a `WriteConflict` where somebody else wrote one of its rooms: then none of it is kept. */
  write(batch: Batch): Maybe<void>;
  find(code: string): Maybe<number | undefined>;
  /** Where servers share a store: a number for a new room of this code; undefined: somebody has the code. */
  reserve?(code: string): Maybe<number | undefined>;
  load(room: number): Maybe<StoredRoom | undefined>;
  /** Of all rooms but those set aside. */
  deadlines(): Maybe<readonly Deadline[]>;
  /** Where it must be told that we live, so that it knows how long it was dark: only while some clock is running. */
  hasDeadlines?(): Maybe<boolean>;
  /** Real-time deadlines move on by the time the server was dark, once. */
  shiftDeadlines(by: number, now: number): Maybe<void>;
  markAlive?(at: number): Maybe<void>;
  highestRoom(): Maybe<number>;
  countRooms(): Maybe<number>;
  idleSince(before: number): Maybe<readonly number[]>;
  /** The transcript of a finished game. */
  story(id: string): Maybe<StoredStory | undefined>;
  /** Throws away stories from before then; how many. */
  clearStories(before: number): Maybe<number>;
  /** After this, nothing that was thrown away is in the files any more. */
  sweep(): Maybe<void>;
  close(): Maybe<void>;
}

/** Somebody else wrote these rooms since we read them. What we did there was told to nobody, and is done again. */
export class WriteConflict extends Error {
  readonly rooms: readonly number[];

  constructor(rooms: readonly number[]) {
    super(`rooms ${rooms.join(', ')} were written by somebody else`);
    this.rooms = rooms;
  }
}
