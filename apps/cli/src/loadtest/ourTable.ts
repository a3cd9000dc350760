import { setTimeout as pause } from 'node:timers/promises';
import {
  type ByLang,
  type Form,
  type Json,
  type Refusal,
  type Rng,
  sample,
  speak,
  type Text,
} from '@veillee/kernel';
import { UsageError } from '../command.ts';
import type { Entry } from '../games.ts';
import { type Deed, LoadTable, type Target } from './table.ts';

interface Answering {
  resolve(frame: Heard): void;
  reject(why: UsageError): void;
}

/** What a bot is asked. */
interface Asked {
  readonly number: number;
  readonly form: Form;
  /** What it has answered. */
  readonly mine: Json;
}

/** What is read of a frame while a table is being laid. */
interface Heard {
  readonly t: string;
  readonly id?: string;
  readonly room?: string;
  readonly no?: readonly Refusal[];
  readonly ack?: { readonly id: string; readonly no?: readonly Refusal[] };
}

/** In the game's words where it has some; the server's own refusals go by their names. */
const refusalWords = (no: readonly Refusal[], text: Text): string =>
  no.map((one) => (Object.hasOwn(text.words, one.key) ? speak(text, one) : one.key)).join(' ');

const refusedFor = (no: readonly Refusal[], text: ByLang<Text>): UsageError =>
  new UsageError(({ loadtest }, lang) => loadtest.refused(refusalWords(no, text[lang])));

/** What is played. */
export interface Played {
  readonly entry: Entry;
  readonly options: object;
}

/** Milliseconds until somebody who did not get in tries again. */
const again = 20;
/** Milliseconds after which who knocked and heard nothing knocks elsewhere. */
const answersWithin = 3000;

const ended = Buffer.from('"over":true');
/** Only a whole picture says who its reader is. */
const whole = Buffer.from('"me":{');
const prompts = Buffer.from('"prompts":[');
const [quote, backslash, opening, closing] = Buffer.from('"\\[]');

/** The JSON list that begins there, of our own server's: what it lists is known. */
function listAt(json: Buffer, from: number): readonly Asked[] | undefined {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < json.length; at += 1) {
    const sign = json[at];
    if (quoted && sign === backslash) at += 1;
    else if (sign === quote) quoted = !quoted;
    else if (quoted) continue;
    else if (sign === opening) depth += 1;
    else if (sign === closing) depth -= 1;
    if (depth === 0) return JSON.parse(json.toString('utf8', from, at + 1));
  }
  return undefined;
}

/** What a frame asks its reader; undefined where it does not say. */
export function askedIn(frame: Buffer): readonly Asked[] | undefined {
  const at = frame.indexOf(prompts);
  return at < 0 ? undefined : listAt(frame, at + prompts.length - 1);
}

/** A room of ours, played by bots that answer by chance whatever they are asked, as soon as they are. */
export class OurTable extends LoadTable {
  readonly ready: Promise<void>;
  readonly #rng: Rng;
  readonly #played: Played;
  readonly #asked: (Asked | undefined)[];
  readonly #answers = new Map<string, Answering>();
  /** Who was cut and has not been shown the table again. */
  readonly #returning = new Map<number, () => void>();
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
      const where = seat === 0 ? { t: 'open' } : { t: 'enter', room: this.#code };
      const entered = await this.#ask(seat, { ...where, ...this.#who(seat) });
      this.#code = entered.room ?? this.#code;
      if (seat === 0) await this.#ask(0, { t: 'settings', game: entry.id, options, chairs: seats });
      await this.#ask(seat, { t: 'ready', ready: true });
    }
    await this.#ask(0, { t: 'start' });
  }

  #who(seat: number): object {
    const token = `load-${this.number}-${seat}-`.padEnd(43, 'x');
    return { v: 1, token, name: `Bot ${seat + 1}` };
  }

  protected override async comeBack(seat: number): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.reconnect(seat, '/live');
        this.say(seat, { t: 'enter', room: this.#code, ...this.#who(seat) });
      } catch {
        await pause(again);
        continue;
      }
      const shown = new Promise<boolean>((resolve) => this.#returning.set(seat, () => resolve(true)));
      if (await Promise.race([shown, pause(answersWithin, false)])) return;
    }
  }

  /** Says something and waits for the answer. */
  #ask(seat: number, message: object): Promise<Heard> {
    const id = this.say(seat, message);
    return new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
  }

  /** Looks only for what a bot must know: here the servers are measured, not their readers. */
  protected read(seat: number, data: Buffer): void {
    this.bytes += data.length;
    this.frames += 1;
    const asked = askedIn(data);
    if (this.#returning.has(seat) && data.includes(whole)) this.#show(seat);
    if (asked !== undefined) this.#asked[seat] = asked.find(({ mine }) => mine === null);
    // That a game has ended is told to all.
    if (seat === 0 && this.#state === 'on' && data.includes(ended)) this.#end();
    if (this.#answers.size > 0) this.#settle(JSON.parse(data.toString()));
  }

  /** Whoever came back sees what is asked of them. */
  #show(seat: number): void {
    this.#returning.get(seat)?.();
    // Whether the game is over is in what is shown now.
    if (this.#returning.delete(seat) && seat === 0) this.#state = 'on';
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
