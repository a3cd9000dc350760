import { type Form, type Json, type Refusal, type Rng, sample } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import { type Deed, LoadTable, type Target } from './table.ts';

const [comma, s, r] = Buffer.from(',sr');

/**
 * Whether a frame tells its reader no more than all others, by the name of its first part: `shared` or `room`. Such
 * frames are only counted: here the servers are measured, not their readers.
 */
function isForAll(frame: Buffer): boolean {
  const first = frame.indexOf(comma as number, '{"t":"now","m":'.length) + 2;
  return frame[first] === s || frame[first] === r;
}

interface Answering {
  resolve(frame: Heard): void;
  reject(why: UsageError): void;
}

interface Asked {
  readonly number: number;
  readonly form: Form;
  /** What it has answered. */
  readonly mine: Json;
}

/** What a bot reads of a frame. */
interface Heard {
  readonly t: string;
  readonly id?: string;
  readonly room?: string;
  readonly no?: readonly Refusal[];
  readonly ack?: { readonly id: string; readonly no?: readonly Refusal[] };
  readonly own?: { readonly prompts?: readonly Asked[] };
  readonly shared?: { readonly over?: boolean };
}

function refusedFor(no: readonly Refusal[]): UsageError {
  const why = no.map(({ key, params }) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`));
  return new UsageError({
    fr: `le serveur refuse cette table\u00a0: ${why.join(', ')}`,
    en: `the server refuses this table: ${why.join(', ')}`,
  });
}

/** A room of ours, played by bots that answer by chance whatever they are asked, as soon as they are. */
export class OurTable extends LoadTable {
  readonly ready: Promise<void>;
  readonly #rng: Rng;
  readonly #asked: (Asked | undefined)[];
  readonly #answers = new Map<string, Answering>();
  /** Of the game: being played, over, or over with everybody ready for another. */
  #state: 'on' | 'over' | 'ready' = 'on';
  #code = '';
  bytes = 0;
  frames = 0;
  /** What its bots have answered, and how many games they have begun after the first. */
  answers = 0;
  games = 0;

  constructor(
    target: Target,
    number: number,
    rng: Rng,
    settings: { readonly game: string; readonly options: object },
  ) {
    super(target, number);
    this.#rng = rng;
    this.#asked = new Array<Asked | undefined>(target.seats).fill(undefined);
    this.ready = this.#lay(settings);
  }

  async #lay(settings: object): Promise<void> {
    for (let count = 0; count < this.target.seats; count += 1) {
      const seat = await this.connect('/live');
      const token = `load-${this.number}-${seat}-`.padEnd(43, 'x');
      const where = seat === 0 ? { t: 'open' } : { t: 'enter', room: this.#code };
      const entered = await this.#ask(seat, { ...where, v: 1, token, name: `Bot ${seat + 1}` });
      this.#code = entered.room ?? this.#code;
      await this.#ask(seat, { t: 'ready', ready: true });
    }
    await this.#ask(0, { t: 'settings', ...settings });
    await this.#ask(0, { t: 'start' });
  }

  /** Says something and waits for the answer. */
  #ask(seat: number, message: object): Promise<Heard> {
    const id = this.say(seat, message);
    return new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
  }

  protected read(seat: number, data: Buffer): void {
    this.bytes += data.length;
    this.frames += 1;
    if (this.#answers.size === 0 && isForAll(data)) return;
    const frame = JSON.parse(data.toString()) as Heard;
    const { prompts } = frame.own ?? {};
    if (prompts !== undefined) this.#asked[seat] = prompts.find(({ mine }) => mine === null);
    if (frame.shared?.over === true) this.#state = 'over';
    if (this.#answers.size > 0) this.#settle(frame);
  }

  #settle(frame: Heard): void {
    const id = frame.ack?.id ?? frame.id ?? '';
    const answer = this.#answers.get(id);
    if (answer === undefined) return;
    this.#answers.delete(id);
    const no = frame.no ?? frame.ack?.no;
    if (no === undefined) answer.resolve(frame);
    else answer.reject(refusedFor(no));
  }

  protected next(): readonly Deed[] {
    if (this.#state === 'on') return this.#answersOf();
    if (this.#state === 'ready') return this.#deal();
    this.#state = 'ready';
    return this.#asked.map((_, seat) => ({ seat, message: { t: 'ready', ready: true } }));
  }

  #answersOf(): Deed[] {
    const deeds = this.#asked.flatMap((asked, seat) => {
      if (asked === undefined) return [];
      const answer = sample(asked.form, this.#rng);
      return [{ seat, message: { t: 'answer', prompt: asked.number, answer } }];
    });
    this.#asked.fill(undefined);
    this.answers += deeds.length;
    return deeds;
  }

  #deal(): Deed[] {
    this.#state = 'on';
    this.#asked.fill(undefined);
    this.games += 1;
    return [{ seat: 0, message: { t: 'start' } }];
  }
}
