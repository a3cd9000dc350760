import { type FrameBatch, FrameBatcher } from './messages.ts';

/** So many bytes of frames go out without waiting for the end of the turn. */
const fullBatch = 65_536;

/** Frames on their way to clients elsewhere, and word of what was gone through that came from there. */
export class Outbound {
  readonly #carry: (frames: FrameBatch, lists: number) => void;
  readonly #mayLeave: () => boolean;
  readonly #batch = new FrameBatcher();
  #lists = 0;
  #leaving: NodeJS.Immediate | null = null;

  /** `mayLeave`: else they are kept until somebody calls `leave`. */
  constructor(carry: (frames: FrameBatch, lists: number) => void, mayLeave: () => boolean = () => true) {
    this.#carry = carry;
    this.#mayLeave = mayLeave;
  }

  frame(client: number, frame: Uint8Array): void {
    this.#batch.put(client, frame);
    if (this.#batch.bytes >= fullBatch) this.#send();
    else this.#schedule();
  }

  close(client: number): void {
    this.#batch.close(client);
    this.#schedule();
  }

  took(): void {
    this.#lists += 1;
    this.#schedule();
  }

  /** With the end of the turn: what there is to say to it is in the batch by then. */
  #schedule(): void {
    this.#leaving ??= setImmediate(() => this.leave());
  }

  leave(): void {
    if (this.#leaving !== null) clearImmediate(this.#leaving);
    this.#leaving = null;
    if (this.#lists > 0 || !this.#batch.isEmpty) this.#send();
  }

  #send(): void {
    if (!this.#mayLeave()) return;
    this.#carry(this.#batch.taken(), this.#lists);
    this.#lists = 0;
  }
}
