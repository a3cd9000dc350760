import type { Chair, Phrase, Refusal } from '@veillee/kernel';
import type { ToServer } from '@veillee/protocol';
import type { LiveRoom } from '../live/liveRoom.ts';
import type { Carrier } from '../neighbours.ts';
import type { Frame } from '../ports.ts';
import type { Bucket } from './bucket.ts';
import type { Doorstep } from './threshold.ts';

/** The far end of a connection, as far as rooms need it. */
export interface Outlet {
  post(frame: Frame): void;
  /** Closes after what was sent. */
  close(): void;
  /** Of one who was carried here: whether they proved that they need not have guessed a code. */
  proved?(isProved: boolean): void;
}

export interface Ack {
  readonly id: string;
  readonly no?: readonly Refusal[];
}

/** Frames other than `now`, and answers to commands. */
export interface Replies {
  readonly words: string[];
  readonly acks: Ack[];
}

/** A frame that a connection will be sent. */
export function sendTo(connection: Connection, words: string): void {
  if (connection.replies === null) connection.replies = { words: [words], acks: [] };
  else connection.replies.words.push(words);
}

/** The answer to a command. */
export function answerTo(connection: Connection, ack: Ack): void {
  if (connection.replies === null) connection.replies = { words: [], acks: [ack] };
  else connection.replies.acks.push(ack);
}

/** What whoever leads has been shown besides: how much of the ledger, what through whose eyes, what is called. */
export interface ShownLead {
  /** Of which match. */
  readonly match: number;
  readonly ledger: number;
  /** Null: nothing was said of it. */
  readonly eyes: string | null;
  readonly called: boolean | null;
}
export const nothingShown: ShownLead = { match: 0, ledger: 0, eyes: null, called: null };

/** What somebody has said. */
export interface Heard {
  readonly message: ToServer;
  readonly text: string;
}

/** One open page, bot client or TV. What is looked at for every frame comes first, and so lies together. */
export interface Connection {
  readonly outlet: Outlet;
  /** The chair it looks through; null where there is no match. */
  chair: Chair | null;
  /** Up to which of the room's changes it was shown what hangs on the person. */
  changes: number;
  /** Knows nothing yet, or no longer what is so. */
  fresh: boolean;
  /** What to say once the log is on the disk; null: nothing. */
  replies: Replies | null;
  live: LiveRoom | null;
  /** Where it stands before a door. */
  door: Doorstep | null;
  /** Null: watches without a name. */
  person: number | null;
  /** Its room is elsewhere: all it says goes there. */
  carrier: Carrier | null;
  /** By what limits know whoever it is. */
  readonly source: string;
  readonly messages: Bucket;
  /** What it has said meanwhile, while it waits for a room; null: it need not wait. */
  held: Heard[] | null;
  /** Its far end has closed. */
  isGone: boolean;
  bye: { readonly why: Phrase; readonly again: boolean } | null;
  strikes: number;
  /** What it was last shown of itself; notes that are null are shown whatever they are. */
  shownChair: Chair | null | undefined;
  shownNotes: string | null;
  /** Whoever leads: through whose eyes they look beside their own. */
  looks: number | null;
  /** What they were last shown of what only they see. */
  shownLead: ShownLead;
  /** Lines of talk gone past it, −1 before it was told of any, and those it heard. */
  talkPast: number;
  talkHeard: number;
}

export const newConnection = (outlet: Outlet, source: string, messages: Bucket): Connection => ({
  outlet,
  chair: null,
  changes: -1,
  fresh: true,
  replies: null,
  live: null,
  door: null,
  person: null,
  carrier: null,
  source,
  messages,
  held: null,
  isGone: false,
  bye: null,
  strikes: 0,
  shownChair: undefined,
  shownNotes: '',
  looks: null,
  shownLead: nothingShown,
  talkPast: -1,
  talkHeard: 0,
});
