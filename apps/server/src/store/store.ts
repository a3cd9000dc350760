import type { Upkeep } from './upkeep.ts';

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
  /** Null takes it away. */
  readonly due: number | null;
}

/** Everything that becomes durable together. */
export interface Batch {
  readonly at: number;
  readonly opened: readonly { readonly room: number; readonly code: string }[];
  readonly lines: readonly LogLine[];
  readonly deadlines: readonly Deadline[];
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

export interface StoredRoom {
  readonly room: number;
  readonly snapshot: { readonly seq: number; readonly data: string } | null;
  readonly lines: readonly LogLine[];
  readonly deadlines: readonly Deadline[];
  /** Why it is set aside; null: it is not. */
  readonly aside: string | null;
}

/** Where rooms are kept. Once `write` returns, all of the batch is on the disk or none of it. */
export interface Store {
  /** The last moment it is known to have been open, before this time; null on the first day. */
  readonly lastAlive: number | null;
  write(batch: Batch): void;
  find(code: string): number | undefined;
  load(room: number): StoredRoom | undefined;
  /** Of all rooms but those set aside. */
  deadlines(): Deadline[];
  hasDeadlines(): boolean;
  /** Real-time deadlines move on by the time the house was dark, once. */
  shiftDeadlines(by: number, now: number): void;
  markAlive(at: number): void;
  highestRoom(): number;
  countRooms(): number;
  idleSince(before: number): number[];
  story(id: string): string | undefined;
  readonly upkeep: Upkeep;
  close(): void;
}
