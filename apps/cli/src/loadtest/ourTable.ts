import { type Form, type Json, type Refusal, type Rng, sample, speak, type Text } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import type { Entry } from '../games/entry.ts';
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

/** In the game's words where it has some; the server's own refusals go by their names. */
const told = (no: readonly Refusal[], text: Text): string =>
  no.map((one) => (Object.hasOwn(text.words, one.key) ? speak(text, one) : one.key)).join(' ');

function refusedFor(no: readonly Refusal[], { fr, en }: Entry['game']['text']): UsageError {
  return new UsageError({
    fr: `le serveur refuse cette table\u00a0: ${told(no, fr)}`,
    en: `the server refuses this table: ${told(no, en)}`,
  });
}

/** What is played. */
export interface Played {
  readonly entry: Entry;
  readonly options: object;
}

const ended = Buffer.from('"over":true');

/** A room of ours, played by bots that answer by chance whatever they are asked, as soon as they are. */
export class OurTable extends LoadTable {
  readonly ready: Promise<void>;
  readonly #rng: Rng;
  readonly #played: Played;
  readonly #asked: (Asked | undefined)[];
  readonly #answers = new Map<string, Answering>();
  /** Of the game: being played, over, or over with everybody ready for another. */
  #state: 'on' | 'over' | 'ready' = 'on';
  #code = '';
  bytes = 0;
  frames = 0;
  /** Games that came to their end, and what was answered in them. */
  games = 0;
  answers = 0;
  /** In the present one. */
  #given = 0;

  constructor(target: Target, number: number, rng: Rng, played: Played) {
    super(target, number);
    this.#rng = rng;
    this.#played = played;
    this.#asked = new Array<Asked | undefined>(target.seats).fill(undefined);
    this.ready = this.#lay();
  }

  async #lay(): Promise<void> {
    const { seats } = this.target;
    const { entry, options } = this.#played;
    for (let count = 0; count < seats; count += 1) {
      const seat = await this.connect('/live');
      const token = `load-${this.number}-${seat}-`.padEnd(43, 'x');
      const where = seat === 0 ? { t: 'open' } : { t: 'enter', room: this.#code };
      const entered = await this.#ask(seat, { ...where, v: 1, token, name: `Bot ${seat + 1}` });
      this.#code = entered.room ?? this.#code;
      if (seat === 0) await this.#ask(0, { t: 'settings', game: entry.id, options, chairs: seats });
      await this.#ask(seat, { t: 'ready', ready: true });
    }
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
    // That time ended a game is told to all alike.
    const isNews = this.#answers.size > 0 || !isForAll(data) || (seat === 0 && data.includes(ended));
    if (!isNews) return;
    const frame = JSON.parse(data.toString()) as Heard;
    const { prompts } = frame.own ?? {};
    if (prompts !== undefined) this.#asked[seat] = prompts.find(({ mine }) => mine === null);
    if (frame.shared?.over === true && this.#state === 'on') this.#end();
    if (this.#answers.size > 0) this.#settle(frame);
  }

  #end(): void {
    this.#state = 'over';
    this.games += 1;
    this.answers += this.#given;
    this.#given = 0;
  }

  #settle(frame: Heard): void {
    const id = frame.ack?.id ?? frame.id ?? '';
    const answer = this.#answers.get(id);
    if (answer === undefined) return;
    this.#answers.delete(id);
    const no = frame.no ?? frame.ack?.no;
    if (no === undefined) answer.resolve(frame);
    else answer.reject(refusedFor(no, this.#played.entry.game.text));
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
    this.#given += deeds.length;
    return deeds;
  }

  #deal(): Deed[] {
    this.#state = 'on';
    this.#asked.fill(undefined);
    return [{ seat: 0, message: { t: 'start' } }];
  }
}
