import type { Rules } from '@veillee/rooms';
import type { CareRequest } from '../care/requests.ts';
import type { Keeping } from '../open.ts';
import type { Worded } from '../text/index.ts';

/** What the thread that holds the sockets and the one that holds the rooms say to each other. */

/** What the rooms' thread is started with. */
export interface WorkerStart {
  readonly keeping?: Keeping;
  readonly rules?: Partial<Rules> | undefined;
  /** How far it has come with lists of calls. */
  readonly progress?: SharedArrayBuffer;
}

export type ToWorker =
  | { readonly t: 'calls'; readonly calls: Calls }
  | { readonly t: 'addresses'; readonly addresses: readonly string[] }
  | { readonly t: 'ask'; readonly number: number; readonly question: Question };

export type Question =
  | { readonly what: 'well' | 'figures' | 'stop' }
  | { readonly what: 'story'; readonly id: string }
  | { readonly what: 'care'; readonly request: CareRequest };

export type FromWorker =
  | { readonly t: 'open' }
  | { readonly t: 'refused'; readonly refusal: Worded }
  /** Nothing can be kept any more: the room server has ended. */
  | { readonly t: 'broken'; readonly why: Worded }
  /** None, where all that is to be said is that lists of calls were gone through. */
  | { readonly t: 'frames'; readonly frames: FrameBatch }
  | { readonly t: 'told'; readonly number: number; readonly text: string | undefined }
  | {
      readonly t: 'log';
      readonly level: 'info' | 'error';
      readonly facts: object;
      readonly message: string;
    };

/** What clients do, in order, three by three: which client, what, and its text. One flat list crosses fast. */
export type Calls = (number | string)[];
export const callKinds = { connect: 0, receive: 1, lag: 2, close: 3, knock: 4, prove: 5 } as const;

/** Frames for many clients. `index` has, three by three, the client and where its frame lies; one of no bytes closes it. */
export interface FrameBatch {
  readonly index: Int32Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Gathers frames that go to the sockets together. A frame for several clients in a row is carried once. */
export class FrameBatcher {
  #index: number[] = [];
  #frames: Uint8Array[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  get isEmpty(): boolean {
    return this.#index.length === 0;
  }

  put(client: number, frame: Uint8Array): void {
    if (this.#frames.at(-1) !== frame) {
      this.#frames.push(frame);
      this.#bytes += frame.length;
    }
    this.#index.push(client, this.#bytes - frame.length, frame.length);
  }

  close(client: number): void {
    this.#index.push(client, 0, 0);
  }

  /** Everything in it; it is empty then. */
  taken(): FrameBatch {
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

/** Hands out frames, in order. */
export function deliver(
  { index, bytes }: FrameBatch,
  post: (client: number, frame: Buffer) => void,
  close: (client: number) => void,
): void {
  let frame = Buffer.alloc(0);
  let last = -1;
  for (let i = 0; i < index.length; i += 3) {
    const [client, start, length] = [index[i] ?? 0, index[i + 1] ?? 0, index[i + 2] ?? 0];
    if (length === 0) {
      close(client);
      continue;
    }
    if (start !== last) frame = Buffer.from(bytes.buffer, start, length);
    last = start;
    post(client, frame);
  }
}
