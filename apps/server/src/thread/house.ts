import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Dwelling } from '../care/dwelling.ts';
import { keptStory, storyLetter } from '../care/story.ts';
import type { House, HouseParts } from '../house.ts';
import { whyUnkept } from '../open.ts';
import type { Connection, Outlet } from '../wire/connection.ts';
import {
  type Calls,
  doings,
  type Errand,
  type FromHouse,
  Mailbag,
  type Question,
  type ToHouse,
} from './letters.ts';

/** The house in a thread of its own: it thinks and writes its log while the doors read and write sockets. */

const doors = parentPort as MessagePort;
const say = (letter: FromHouse, carried: ArrayBuffer[] = []): void => doors.postMessage(letter, carried);

/** So many bytes of frames go out without waiting for the end of the turn. */
const fullBag = 65_536;

/** Frames on their way to the doors, and word of what was gone through that came from there. */
class Post {
  readonly #bag = new Mailbag();
  #lists = 0;
  #leaving: NodeJS.Immediate | null = null;

  frame(guest: number, frame: Buffer): void {
    this.#bag.put(guest, frame);
    if (this.#bag.bytes >= fullBag) this.#send();
    else this.#schedule();
  }

  part(guest: number): void {
    this.#bag.part(guest);
    this.#schedule();
  }

  took(): void {
    this.#lists += 1;
    this.#schedule();
  }

  /** With the end of the turn: what the house has to say to it is in the bag by then. */
  #schedule(): void {
    this.#leaving ??= setImmediate(() => this.leave());
  }

  leave(): void {
    if (this.#leaving !== null) clearImmediate(this.#leaving);
    this.#leaving = null;
    if (this.#lists > 0 || !this.#bag.isEmpty) this.#send();
  }

  #send(): void {
    const mail = this.#bag.taken();
    say({ t: 'mail', mail, lists: this.#lists }, [mail.index.buffer, mail.bytes.buffer]);
    this.#lists = 0;
  }
}

const post = new Post();

/** A guest's end at the doors. */
class Far implements Outlet {
  readonly #guest: number;

  constructor(guest: number) {
    this.#guest = guest;
  }

  post(frame: Buffer): void {
    post.frame(this.#guest, frame);
  }

  part(): void {
    post.part(this.#guest);
  }
}

/** Goes through what guests do. Those of a house that was closed have had its last word. */
function taking(dwelling: { readonly house: House }): (calls: Calls) => void {
  const guests = new Map<number, Connection>();
  return (calls) => {
    const { house } = dwelling;
    for (let i = 0; i < calls.length; i += 3) {
      const [number, doing, text] = [calls[i] as number, calls[i + 1], calls[i + 2] as string];
      if (doing === doings.come) guests.set(number, house.connect(new Far(number), text));
      const guest = guests.get(number);
      if (guest === undefined) continue;
      if (doing === doings.say) house.receive(guest, text);
      else if (doing === doings.lag) house.lag(guest);
      else if (doing === doings.leave) {
        guests.delete(number);
        house.drop(guest);
      }
    }
    post.took();
  };
}

async function answer(dwelling: Dwelling, question: Question): Promise<string | undefined> {
  const { house } = dwelling;
  if (question.what === 'care') return JSON.stringify(await dwelling.care(question.request));
  if (question.what === 'well') return 'yes';
  if (question.what === 'figures') return house.metrics.text();
  if (question.what === 'story') {
    const story = keptStory(house, question.id);
    return story && storyLetter(story);
  }
  dwelling.close();
  post.leave();
  return undefined;
}

async function tell(dwelling: Dwelling, number: number, question: Question): Promise<void> {
  say({ t: 'told', number, text: await answer(dwelling, question) });
}

/** Opens the house that this thread was begun for. `build`: another house than ours. */
export function openInThread(
  parts: Omit<HouseParts, 'store' | 'log' | 'rules'>,
  build?: (parts: HouseParts) => House,
): void {
  const { data, rules } = workerData as Errand;
  const log = {
    info: (facts: object, message: string) => say({ t: 'log', level: 'info', facts, message }),
    error: (facts: object, message: string) => say({ t: 'log', level: 'error', facts, message }),
  };
  const broken = (error: unknown): void => {
    // The last words to everybody go first.
    post.leave();
    say({ t: 'broken', why: whyUnkept(error) });
  };
  const told = { broken, ...parts, log, ...(rules === undefined ? {} : { rules }) };
  const open = Dwelling.open(data, told, build);
  if (!open.ok) {
    say({ t: 'refused', refusal: open.refusal });
    return;
  }
  const take = taking(open);
  const hear = (letter: ToHouse): void => {
    if (letter.t === 'calls') take(letter.calls);
    else if (letter.t === 'addresses') open.house.addresses = letter.addresses;
    else {
      // After the last word nothing is heard any more: its store is closed.
      if (letter.question.what === 'stop') doors.off('message', hear);
      void tell(open, letter.number, letter.question);
    }
  };
  doors.on('message', hear);
  say({ t: 'open' });
}
