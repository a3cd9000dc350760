import type { Phrase, Refusal } from '@veillee/kernel';
import {
  type Command,
  type Entrance,
  type Frame,
  follow,
  limits,
  nothingYet,
  type Present,
  readToClient,
  type ToClient,
} from '@veillee/protocol';

/** What a line needs from the outside; a test brings its own. */
export interface Surroundings {
  connect(): Wire;
  /** Calls back after so many milliseconds; returns how to call it off. */
  later(ms: number, then: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

/** As much of a WebSocket as is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** `lost`: the connection is gone and will be tried again; `ended`: the server said its last word. */
export type LineState = 'connecting' | 'entering' | 'in' | 'lost' | 'ended';

export interface Listener {
  state(state: LineState): void;
  present(present: Present): void;
  entered(frame: Frame<'entered'>): void;
  code(frame: Frame<'code'>): void;
  /** `outside`: nobody let us in, and it is for a person to try otherwise. */
  refused(no: readonly Refusal[], outside: boolean): void;
  ended(why: Phrase): void;
}

export type Refusals = readonly Refusal[] | undefined;
/** A command without its id; the line chooses one. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export interface Line {
  /** Resolves once it was obeyed, or with why not; survives a lost connection. */
  send(wish: Wish): Promise<Refusals>;
  /** Tries again at once; a line that seems to stand has a second to prove it. */
  again(): void;
  close(): void;
}

const pingEvery = 15_000;
const proofWithin = 1000;
/** A lost line is tried again at once, then so often that it stands within a second of the server's being back. */
const pause = 800;
/** After some minutes of it, less often. */
const patient = { after: 200, pause: 5000 };

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_';

/** `length` letters of base64url by the browser's own chance, which plain http has too. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte & 63]).join('');
}

const smallest = 1024;
/** What a touch in the dark may add to one's notes, with its name around it. */
const reserve = 512;
const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Filled up with spaces, which JSON allows, so that what is sent tells nothing by its size: whatever one does, it is
 * as long as writing one's notes down again would be, which is what a sleeper does in place of an answer.
 */
export function evened(text: string, notes: string): string {
  const bytes = bytesOf(text);
  const longest = Math.max(bytes, bytesOf(JSON.stringify(notes)) + reserve);
  let size = smallest;
  while (size < longest) size *= 4;
  return text + ' '.repeat(Math.max(0, Math.min(size, limits.frame) - bytes));
}

/** A line to one room that mends itself: it comes back with `entrance`, and repeats what was not acknowledged. */
export function openLine(entrance: () => Entrance, heard: Listener, around: Surroundings): Line {
  const waiting = new Map<string, { readonly text: string; done(no: Refusals): void }>();
  let wire: Wire | null = null;
  let present = nothingYet;
  let tries = 0;
  let inside = false;
  let over = false;
  let unanswered = 0;
  let stopRetry = (): void => {};
  let stopPing = (): void => {};
  let stopProof = (): void => {};

  const dial = (): void => {
    stopRetry();
    inside = false;
    present = nothingYet;
    heard.state('connecting');
    const mine = around.connect();
    wire = mine;
    mine.onopen = () => {
      heard.state('entering');
      mine.send(JSON.stringify(entrance()));
    };
    mine.onmessage = ({ data }) => {
      if (wire !== mine || typeof data !== 'string') return;
      const read = readToClient(data);
      if (read.ok) hear(read.value);
    };
    mine.onclose = () => {
      if (wire === mine) lost();
    };
  };

  const lost = (): void => {
    wire = null;
    inside = false;
    unanswered = 0;
    stopPing();
    stopProof();
    if (over) return;
    heard.state('lost');
    const wait = tries === 0 ? 0 : tries < patient.after ? pause : patient.pause;
    tries += 1;
    stopRetry = around.later(wait * (0.8 + 0.4 * around.chance()), dial);
  };

  const drop = (): void => {
    const gone = wire;
    wire = null;
    gone?.close();
    lost();
  };

  const ping = (): void => {
    stopPing = around.later(pingEvery, () => {
      if (wire === null) return;
      if (unanswered >= 2) {
        drop();
        return;
      }
      unanswered += 1;
      wire.send('{"t":"ping"}');
      ping();
    });
  };

  /** After a shut lid or on another network a wire may be dead and not know it. */
  const prove = (doubted: Wire): void => {
    unanswered += 1;
    doubted.send('{"t":"ping"}');
    stopProof();
    stopProof = around.later(proofWithin, () => {
      if (wire === doubted && unanswered > 0) drop();
    });
  };

  const hear = (frame: ToClient): void => {
    unanswered = 0;
    if (frame.t === 'entered') {
      inside = true;
      tries = 0;
      heard.entered(frame);
      for (const { text } of waiting.values()) wire?.send(text);
      stopPing();
      ping();
    } else if (frame.t === 'now') {
      present = follow(present, frame);
      heard.present(present);
      heard.state('in');
      if (frame.ack) settle(frame.ack.id, frame.ack.no);
    } else if (frame.t === 'refused') {
      if (frame.id !== undefined && waiting.has(frame.id)) settle(frame.id, frame.no);
      else heard.refused(frame.no, !inside);
    } else if (frame.t === 'code') {
      settle(frame.id, undefined);
      heard.code(frame);
    } else if (frame.t === 'bye') end(frame);
  };

  const end = ({ why, again }: Frame<'bye'>): void => {
    if (again) return;
    over = true;
    heard.state('ended');
    heard.ended(why);
  };

  const settle = (id: string, no: Refusals): void => {
    waiting.get(id)?.done(no);
    waiting.delete(id);
  };

  dial();
  return {
    send: (wish) =>
      new Promise((done) => {
        const id = randomText(12);
        const text = evened(JSON.stringify({ ...wish, id }), present.notes);
        waiting.set(id, { text, done });
        if (inside) wire?.send(text);
      }),
    again() {
      if (over) return;
      tries = 0;
      if (wire === null) dial();
      else if (inside) prove(wire);
    },
    close() {
      over = true;
      stopRetry();
      stopPing();
      stopProof();
      wire?.close();
      wire = null;
    },
  };
}
