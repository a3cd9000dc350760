import { refusal } from '@veillee/kernel';
import type { RoomServer, ServerParts } from '@veillee/rooms';
import { messageOf } from '@veillee/rooms';
import { type ChosenParts, type Keeping, type OpenServer, openServer, type Refused } from '../open.ts';
import { swapBack, swapIn } from '../store/files.ts';
import { attend } from './attend.ts';
import type { CareTarget } from './careTarget.ts';
import { copyIn, removeCopies } from './copy.ts';
import { type CareAnswer, type CareRequest, refusedCare } from './requests.ts';

/** The house that is open now: it may be closed and opened again on other data while its doors stand. */
export class CurrentServer {
  readonly ok = true;
  readonly #data: Keeping;
  readonly #open: () => Promise<OpenServer | Refused>;
  #now: OpenServer;
  /** One thing after the other. */
  #busy: Promise<unknown> = Promise.resolve();

  private constructor(data: Keeping, first: OpenServer, open: () => Promise<OpenServer | Refused>) {
    this.#data = data;
    this.#now = first;
    this.#open = open;
    if (typeof data === 'string') removeCopies(data);
  }

  static async open(
    data: Keeping,
    parts: ChosenParts,
    build?: (parts: ServerParts) => RoomServer,
  ): Promise<CurrentServer | Refused> {
    const open = () => openServer(data, parts, build);
    const first = await open();
    return first.ok ? new CurrentServer(data, first, open) : first;
  }

  /** The house, and where it keeps everything. */
  get target(): CareTarget {
    return this.#now;
  }

  get isSure(): boolean {
    return this.#now.isSure;
  }

  get isWell(): boolean {
    return this.#now.isWell;
  }

  whenSure(then: () => void): void {
    this.#now.whenSure(then);
  }

  get roomServer(): RoomServer {
    return this.#now.roomServer;
  }

  close(): Promise<void> {
    return this.#now.close();
  }

  care(request: CareRequest): Promise<CareAnswer> {
    const answer = this.#busy.then(() => this.#care(request)).catch(failed);
    this.#busy = answer;
    return answer;
  }

  async #care(request: CareRequest): Promise<CareAnswer> {
    if (this.#now.care !== undefined) return this.#now.care(request);
    if (typeof this.#data !== 'string') return refusedCare(({ care }) => care.nowhere);
    if (request.do !== 'restore') return attend(this.#now, request, this.#data);
    return this.#restore(this.#data, request.file);
  }

  async #restore(folder: string, file: string): Promise<CareAnswer<'restore'>> {
    const copy = copyIn(folder, file);
    // Before anybody is sent home for it.
    if (copy === undefined) return refusedCare(({ care }) => care.notACopy);
    await this.#now.close(refusal('server.restored'));
    try {
      return await this.#reopenOn(folder, copy);
    } catch (error) {
      // There is no house any more: whoever starts us again goes on from what is in the folder.
      process.nextTick(() => {
        throw error;
      });
      throw error;
    }
  }

  async #reopenOn(folder: string, file: string): Promise<CareAnswer<'restore'>> {
    const { addresses } = this.roomServer;
    const kept = swapIn(folder, file, 'restore');
    const other = await this.#open();
    if (!other.ok) swapBack(folder, kept);
    const again = other.ok ? other : await this.#open();
    if (!again.ok) throw new Error(again.refusal.en);
    this.#now = again;
    this.roomServer.addresses = addresses;
    return other.ok ? { ok: true, told: { kept } } : { ok: false, no: other.refusal };
  }
}

/** A fault in looking after the house must not end it. */
const failed = (error: unknown): CareAnswer<never> =>
  refusedCare(({ care }) => care.failed(messageOf(error)));
