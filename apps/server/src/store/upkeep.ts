import type { Maybe } from '@veillee/rooms';

/** A table as its row tells of it. */
export interface RoomRow {
  readonly room: number;
  readonly code: string;
  readonly touched: number;
  /** What it takes up: its snapshot and its lines. */
  readonly bytes: number;
}

/** What whoever looks after a house needs of its store, beside what rooms need. */
export interface Upkeep {
  rooms(): Maybe<RoomRow[]>;
  /** Rooms of which anything at all holds this text, forgotten lines of the log too. */
  roomsHolding(text: string): Maybe<number[]>;
  /** Throws away the lines that the room's snapshot holds, instead of waiting until the log is tidied. */
  forgetLines(room: number): Maybe<void>;
  storiesHolding(text: string): Maybe<{ readonly id: string; readonly data: string }[]>;
  storyIds(): Maybe<string[]>;
  rewriteStory(id: string, data: string): Maybe<void>;
  dropStory(id: string): Maybe<boolean>;
}
