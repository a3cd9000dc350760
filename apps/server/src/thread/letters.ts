import type { CareRequest } from '../care/requests.ts';
import type { Rules } from '../settings.ts';
import type { Worded } from '../start/words.ts';

/** What the thread that holds the doors and the thread that is the house say to each other. */

/** What the house's thread is started with. */
export interface Errand {
  /** The folder everything is kept in; without one, nothing outlives the house. */
  readonly data?: string | undefined;
  readonly rules?: Partial<Rules> | undefined;
}

export type ToHouse =
  | { readonly t: 'calls'; readonly calls: Calls }
  | { readonly t: 'addresses'; readonly addresses: readonly string[] }
  | { readonly t: 'ask'; readonly number: number; readonly question: Question };

export type Question =
  | { readonly what: 'well' | 'figures' | 'stop' }
  | { readonly what: 'story'; readonly id: string }
  | { readonly what: 'care'; readonly request: CareRequest };

export type FromHouse =
  | { readonly t: 'open' }
  | { readonly t: 'refused'; readonly refusal: Worded }
  /** Nothing can be kept any more: the house has ended. */
  | { readonly t: 'broken'; readonly why: Worded }
  /** `lists`: so many lists of calls were gone through. */
  | { readonly t: 'mail'; readonly mail: Mail; readonly lists: number }
  | { readonly t: 'told'; readonly number: number; readonly text: string | undefined }
  | {
      readonly t: 'log';
      readonly level: 'info' | 'error';
      readonly facts: object;
      readonly message: string;
    };

/** What guests do, in order, three by three: which guest, what, and its text. One flat list crosses fast. */
export type Calls = (number | string)[];
export const doings = { come: 0, say: 1, lag: 2, leave: 3 } as const;

/** Frames for many guests. `index` has, three by three, the guest and where its frame lies; one of no bytes parts it. */
export interface Mail {
  readonly index: Int32Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Gathers frames that go to the doors together. A frame for several guests in a row is carried once. */
export class Mailbag {
  #index: number[] = [];
  #frames: Buffer[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  get isEmpty(): boolean {
    return this.#index.length === 0;
  }

  put(guest: number, frame: Buffer): void {
    if (this.#frames.at(-1) !== frame) {
      this.#frames.push(frame);
      this.#bytes += frame.length;
    }
    this.#index.push(guest, this.#bytes - frame.length, frame.length);
  }

  part(guest: number): void {
    this.#index.push(guest, 0, 0);
  }

  /** Everything in it; it is empty then. */
  taken(): Mail {
    const bytes = new Uint8Array(this.#bytes);
    let at = 0;
    for (const frame of this.#frames) {
      bytes.set(frame, at);
      at += frame.length;
    }
    const index = new Int32Array(this.#index);
    this.#index = [];
    this.#frames = [];
    this.#bytes = 0;
    return { index, bytes };
  }
}

/** Hands out the mail, in order. */
export function deliver(
  { index, bytes }: Mail,
  post: (guest: number, frame: Buffer) => void,
  part: (guest: number) => void,
): void {
  let frame = Buffer.alloc(0);
  let last = -1;
  for (let i = 0; i < index.length; i += 3) {
    const [guest, start, length] = [index[i] as number, index[i + 1] as number, index[i + 2] as number];
    if (length === 0) {
      part(guest);
      continue;
    }
    if (start !== last) frame = Buffer.from(bytes.buffer, start, length);
    last = start;
    post(guest, frame);
  }
}
