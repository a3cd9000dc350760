import { type FrameBatch, FrameBatcher } from './messages.ts';

/** So many bytes of frames go out without waiting for the end of the turn. */
const fullBatch = 65_536;

/** Frames on their way to clients elsewhere, and word of what was gone through that came from there. */
export class Outbound {
  readonly #carry: (frames: FrameBatch) => void;
  readonly #mayLeave: () => boolean;
  readonly #tellTaken: (lists: number) => boolean;
  readonly #batch = new FrameBatcher();
  #lists = 0;
  /** Somebody waits to hear that lists were gone through. */
  #isAwaited = false;
  #leaving: NodeJS.Immediate | null = null;

  /**
   * `mayLeave`: else they are kept until somebody calls `leave`. `tellTaken`: so many lists of calls were gone through;
   * whether somebody waits for that.
   */
  constructor(
    carry: (frames: FrameBatch) => void,
    mayLeave: () => boolean = () => true,
    tellTaken: (lists: number) => boolean = () => false,
  ) {
    this.#carry = carry;
    this.#mayLeave = mayLeave;
    this.#tellTaken = tellTaken;
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
    if (this.#mayLeave()) this.#tell();
    if (this.#isAwaited) this.#schedule();
  }

  #tell(): void {
    if (this.#lists > 0 && this.#tellTaken(this.#lists)) this.#isAwaited = true;
    this.#lists = 0;
  }

  /** With the end of the turn: what there is to say to it is in the batch by then. */
  #schedule(): void {
    this.#leaving ??= setImmediate(() => this.leave());
  }

  leave(): void {
    if (this.#leaving !== null) clearImmediate(this.#leaving);
    this.#leaving = null;
    if (this.#mayLeave()) this.#tell();
    if (this.#isAwaited || !this.#batch.isEmpty) this.#send();
  }

  #send(): void {
    if (!this.#mayLeave()) return;
    this.#carry(this.#batch.taken());
    this.#isAwaited = false;
  }
}
