/** What rooms need of wherever they live: a thread of a server, a page, a test. */

/** Time, so that a test can drive it. */
export interface Clock {
  /** Milliseconds since 1970. Never goes back, and never jumps while it runs. */
  now(): number;
  /** Calls back once, at that time or as soon after as possible; returns how to call it off. */
  at(time: number, then: () => void): () => void;
}

/** Where secrets come from. */
export type RandomBytes = (count: number) => Uint8Array;

/** SHA-256 of a text, in base64url without padding: tokens and codes are kept only so. */
export type Hash = (text: string) => string;

/** Calls back once all that has come in by now was gone through, before anything waits; returns how to call it off. */
export type Defer = (then: () => void) => () => void;

export interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What goes out on a line: bytes, or the text itself. */
export type Frame = Uint8Array | string;

/** How text becomes what goes out. A server makes whole WebSocket frames; a page hands on the text. */
export interface Framing {
  /** Bytes of a text in UTF-8. */
  byteLength(text: string): number;
  /** The end of many frames, made once. */
  ending(text: string): Ending;
  /** A frame: the text, then its ending, filled up with spaces, which JSON allows, to `size` bytes. */
  frame(text: string, size: number, ending?: Ending): Frame;
}

export interface Ending {
  readonly text: string;
  readonly bytes: number;
}

/** How a page is woken while it is closed, as its browser gave it. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Wakes closed pages. What it says is the same for everybody: that something awaits them at a table. */
export interface Push {
  /** By what browsers know us. */
  readonly key: string;
  /** Whether it is a place that we send to: a stranger may name any. */
  accepts(endpoint: string): boolean;
  /** `gone`: nobody is there any more. */
  send(to: Subscription, room: string, gone: () => void): void;
}
