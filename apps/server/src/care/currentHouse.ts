import { refusal } from '@veillee/kernel';
import type { House, HouseParts } from '../house.ts';
import { messageOf } from '../messageOf.ts';
import { type OpenHouse, openHouse, type Refused } from '../open.ts';
import { swapBack, swapIn } from '../store/files.ts';
import { attend } from './attend.ts';
import { copyIn, removeCopies } from './copy.ts';
import type { CareAnswer, CareRequest } from './requests.ts';

type Parts = Omit<HouseParts, 'store'>;

/** The house that is open now: it may be closed and opened again on other data while its doors stand. */
export class CurrentHouse {
  readonly ok = true;
  readonly #data: string | undefined;
  readonly #open: () => OpenHouse | Refused;
  #now: OpenHouse;
  /** One thing after the other. */
  #busy: Promise<unknown> = Promise.resolve();

  private constructor(data: string | undefined, first: OpenHouse, open: () => OpenHouse | Refused) {
    this.#data = data;
    this.#now = first;
    this.#open = open;
    if (data !== undefined) removeCopies(data);
  }

  static open(
    data: string | undefined,
    parts: Parts,
    build?: (parts: HouseParts) => House,
  ): CurrentHouse | Refused {
    const open = () => openHouse(data, parts, build);
    const first = open();
    return first.ok ? new CurrentHouse(data, first, open) : first;
  }

  get house(): House {
    return this.#now.house;
  }

  close(): void {
    this.#now.close();
  }

  care(request: CareRequest): Promise<CareAnswer> {
    const answer = this.#busy.then(() => this.#care(request)).catch(failed);
    this.#busy = answer;
    return answer;
  }

  async #care(request: CareRequest): Promise<CareAnswer> {
    if (this.#data === undefined) return nowhere;
    if (request.do !== 'restore') return attend(this.house, request, this.#data);
    return this.#restore(this.#data, request.file);
  }

  #restore(folder: string, file: string): CareAnswer<'restore'> {
    const copy = copyIn(folder, file);
    // Before anybody is sent home for it.
    if (copy === undefined) return notACopy;
    this.#now.close(refusal('server.restored'));
    try {
      return this.#reopenOn(folder, copy);
    } catch (error) {
      // There is no house any more: whoever starts us again goes on from what is in the folder.
      process.nextTick(() => {
        throw error;
      });
      throw error;
    }
  }

  #reopenOn(folder: string, file: string): CareAnswer<'restore'> {
    const { addresses } = this.house;
    const kept = swapIn(folder, file, 'restore');
    const other = this.#open();
    if (!other.ok) swapBack(folder, kept);
    const again = other.ok ? other : this.#open();
    if (!again.ok) throw new Error(again.refusal.en);
    this.#now = again;
    this.house.addresses = addresses;
    return other.ok ? { ok: true, told: { kept } } : { ok: false, no: other.refusal };
  }
}

const nowhere: CareAnswer<never> = {
  ok: false,
  no: {
    fr: 'cette maison ne garde rien sur le disque',
    en: 'this house keeps nothing on the disk',
  },
};

const notACopy: CareAnswer<never> = {
  ok: false,
  no: {
    fr: 'seule une copie posée dans le dossier de la maison peut en prendre la place',
    en: 'only a copy that was put into the folder of the house can take its place',
  },
};

/** A fault in looking after the house must not end it. */
function failed(error: unknown): CareAnswer<never> {
  const why = messageOf(error);
  return {
    ok: false,
    no: {
      fr: `la maison n’y est pas parvenue\u00a0: «\u00a0${why}\u00a0»`,
      en: `the house could not do it: ${why}`,
    },
  };
}
