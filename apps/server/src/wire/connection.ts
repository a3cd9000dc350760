import type { Chair, Phrase, Refusal } from '@veillee/kernel';
import type { Bucket } from '../bucket.ts';
import type { Live } from './live.ts';

/** The far end of a connection, as far as the house needs it. */
export interface Outlet {
  /** A whole WebSocket frame. */
  post(frame: Buffer): void;
  /** Closes after what was sent. */
  part(): void;
  /** Bytes sent that the network has not taken yet. */
  waiting(): number;
}

export interface Ack {
  readonly id: string;
  readonly no?: readonly Refusal[];
}

/** Frames other than `now`, and answers to commands. */
export interface Due {
  readonly words: string[];
  readonly acks: Ack[];
}

/** What a connection will be told, for something to be added. */
export function dueTo(connection: Connection): Due {
  connection.due ??= { words: [], acks: [] };
  return connection.due;
}

/** One open page, bot client or TV. */
export interface Connection {
  readonly outlet: Outlet;
  readonly address: string;
  readonly messages: Bucket;
  live: Live | null;
  /** Null: watches without a name. */
  person: number | null;
  /** The chair it looks through; null where there is no match. */
  chair: Chair | null;
  /** Up to which of the room's changes it was shown what hangs on the person. */
  changes: number;
  /** Knows nothing yet, or no longer what is so. */
  fresh: boolean;
  /** What to say once the log is on the disk; null: nothing. */
  due: Due | null;
  bye: { readonly why: Phrase; readonly again: boolean } | null;
  strikes: number;
  /** What it was last shown of itself. */
  shownChair: Chair | null | undefined;
  shownNotes: string;
  /** Lines of talk gone past it, −1 before it was told of any, and those it heard. */
  talkPast: number;
  talkHeard: number;
}

export const newConnection = (outlet: Outlet, address: string, messages: Bucket): Connection => ({
  outlet,
  address,
  messages,
  live: null,
  person: null,
  chair: null,
  changes: -1,
  fresh: true,
  due: null,
  bye: null,
  strikes: 0,
  shownChair: undefined,
  shownNotes: '',
  talkPast: -1,
  talkHeard: 0,
});
