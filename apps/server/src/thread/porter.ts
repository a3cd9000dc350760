import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type CareAnswer, type CareRequest, houseIsClosing } from '../care/requests.ts';
import { readStoryLetter, type StoryAsked } from '../care/story.ts';
import type { Log } from '../house.ts';
import type { Caller, Guest, Lodge, Lodging } from '../lodge.ts';
import { messageOf } from '../messageOf.ts';
import type { Worded } from '../start/words.ts';
import {
  type Calls,
  deliver,
  doings,
  type Errand,
  type FromHouse,
  type Question,
  type ToHouse,
} from './letters.ts';

/** Lists of calls under way at a time: the house has the next at hand when it is done with one. */
const underWay = 2;
/** What may wait for the house, in characters, before those who bring more must wait themselves. */
const patience = 4_000_000;
/** Milliseconds within which a house that is well answers, and has stopped. */
export interface Within {
  readonly answers: number;
  readonly stops: number;
}
const usually: Within = { answers: 3000, stops: 15_000 };
/** What a call weighs besides its text. */
const callWeight = 64;

/**
 * What lives shortly in the house has 32 MB in either half from the start: much of it lives until its room's next turn,
 * and need not be carried further. A thread takes its sizes from the process's flags as it begins.
 */
const young = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** Holds the doors of a house that lives in another thread: carries there what guests do, and frames back to them. */
export class Porter implements Lodge {
  readonly #worker: Worker;
  readonly #log: Log;
  readonly #within: Within;
  /** By number; none is given twice, so that no late frame can reach another. */
  readonly #callers = new Map<number, Caller>();
  #last = 0;
  #calls: Calls = [];
  #weight = 0;
  #underWay = 0;
  #leaving: NodeJS.Immediate | null = null;
  readonly #held = new Set<Caller>();
  readonly broken: Promise<Worded>;
  #tellBroken: (why: Worded) => void = () => {};
  readonly #asked = new Map<number, (text: string | undefined) => void>();
  #lastAsked = 0;
  #wellness: Promise<boolean> | null = null;
  #wellUntil = 0;
  #isStopping = false;
  #isGone = false;

  private constructor(worker: Worker, log: Log, within: Within) {
    this.#worker = worker;
    this.#log = log;
    this.broken = new Promise((resolve) => {
      this.#tellBroken = resolve;
    });
    this.#within = within;
    worker.on('message', (letter: FromHouse) => this.#hear(letter));
    let fault: unknown;
    // What was not acknowledged was not told: whoever starts us again goes on from the log.
    worker.on('error', (error) => {
      log.error({ why: messageOf(error) }, 'the house has broken');
      fault = error;
      throw error;
    });
    // It may leave in the same breath as it breaks, before what was thrown above has ended us: the cause stays the same.
    worker.on('exit', (code) => {
      if (!this.#isStopping) throw fault ?? new Error(`the house has left (${code})`);
    });
  }

  /** `thread`: what it runs, where that is another house than ours. */
  static async open(
    errand: Errand,
    log: Log,
    thread = new URL('./main.ts', import.meta.url),
    within = usually,
  ): Promise<Lodging> {
    for (const flag of young) setFlagsFromString(flag);
    const compiled = getCompileCacheDir();
    const worker = new Worker(thread, {
      workerData: errand,
      // What was compiled once is kept for threads too, where it is for the process.
      env: compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) },
    });
    const [first] = (await once(worker, 'message')) as [FromHouse];
    if (first.t !== 'refused') return { ok: true, lodge: new Porter(worker, log, within) };
    await worker.terminate();
    return { ok: false, refusal: first.refusal };
  }

  connect(caller: Caller, source: string): Guest {
    this.#last += 1;
    const number = this.#last;
    this.#callers.set(number, caller);
    this.#call(number, doings.come, source);
    return new PortersGuest(this, number);
  }

  say(number: number, text: string): void {
    this.#call(number, doings.say, text);
    if (this.#weight > patience) this.#hold(number);
  }

  lag(number: number): void {
    this.#call(number, doings.lag);
  }

  leave(number: number): void {
    this.#callers.delete(number);
    this.#call(number, doings.leave);
  }

  #call(number: number, doing: number, text = ''): void {
    this.#calls.push(number, doing, text);
    this.#weight += text.length + callWeight;
    this.#leaving ??= setImmediate(() => {
      this.#leaving = null;
      this.#send();
    });
  }

  #send(): void {
    if (this.#calls.length === 0 || this.#underWay >= underWay) return;
    this.#underWay += 1;
    this.#write({ t: 'calls', calls: this.#calls });
    this.#calls = [];
    this.#weight = 0;
    for (const caller of this.#held) caller.resume();
    this.#held.clear();
  }

  #hold(number: number): void {
    const caller = this.#callers.get(number);
    if (caller === undefined || this.#held.has(caller)) return;
    this.#held.add(caller);
    caller.pause();
  }

  #write(letter: ToHouse): void {
    if (!this.#isGone) this.#worker.postMessage(letter);
  }

  #hear(letter: FromHouse): void {
    if (letter.t === 'mail') {
      // The house gets its next before the frames are written: both have something to do.
      this.#underWay -= letter.lists;
      this.#send();
      deliver(letter.mail, this.#post, this.#part);
    } else if (letter.t === 'told') {
      this.#asked.get(letter.number)?.(letter.text);
      this.#asked.delete(letter.number);
    } else if (letter.t === 'broken') this.#tellBroken(letter.why);
    else if (letter.t === 'log') this.#log[letter.level](letter.facts, letter.message);
  }

  readonly #post = (number: number, frame: Buffer): void => this.#callers.get(number)?.post(frame);
  readonly #part = (number: number): void => this.#callers.get(number)?.part();

  #ask(question: Question): Promise<string | undefined> {
    if (this.#isGone) return Promise.resolve(undefined);
    this.#lastAsked += 1;
    const number = this.#lastAsked;
    return new Promise((resolve) => {
      this.#asked.set(number, resolve);
      this.#write({ t: 'ask', number, question });
    });
  }

  /** The house is asked once a second at most: nobody shall burden it so, nor measure what else it is doing. */
  isWell(): Promise<boolean> {
    if (performance.now() < this.#wellUntil) return Promise.resolve(true);
    this.#wellness ??= this.#ask({ what: 'well' }).then((answer) => {
      this.#wellness = null;
      if (answer !== undefined) this.#wellUntil = performance.now() + 1000;
      return answer !== undefined;
    });
    return Promise.race([this.#wellness, pause(this.#within.answers, false, { ref: false })]);
  }

  async figures(): Promise<string> {
    return (await this.#ask({ what: 'figures' })) ?? '';
  }

  async story(id: string): Promise<StoryAsked> {
    const letter = await this.#ask({ what: 'story', id });
    return letter === undefined ? undefined : readStoryLetter(letter);
  }

  async care(request: CareRequest): Promise<CareAnswer> {
    const answer = await this.#ask({ what: 'care', request });
    return answer === undefined ? houseIsClosing : JSON.parse(answer);
  }

  tellAddresses(addresses: readonly string[]): void {
    this.#write({ t: 'addresses', addresses });
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    const stopped = this.#ask({ what: 'stop' }).then(() => true);
    const isInOrder = await Promise.race([stopped, pause(this.#within.stops, false, { ref: false })]);
    this.#isGone = true;
    await this.#worker.terminate();
    for (const answer of this.#asked.values()) answer(undefined);
    if (!isInOrder) throw new Error('the house did not answer, and was stopped as it was');
  }
}

class PortersGuest implements Guest {
  readonly #porter: Porter;
  readonly #number: number;

  constructor(porter: Porter, number: number) {
    this.#porter = porter;
    this.#number = number;
  }

  say(text: string): void {
    this.#porter.say(this.#number, text);
  }

  lag(): void {
    this.#porter.lag(this.#number);
  }

  leave(): void {
    this.#porter.leave(this.#number);
  }
}
