import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Log } from '@veillee/rooms';
import { messageOf } from '@veillee/rooms';
import { type CareAnswer, type CareRequest, houseIsClosing } from '../care/requests.ts';
import { readStoryLetter, type StoryAsked } from '../care/story.ts';
import type { Gateway, OpenGateway, RemoteClient, Session } from '../gateway.ts';
import type { Worded } from '../text/index.ts';
import {
  type Calls,
  callKinds,
  deliver,
  type FromWorker,
  type Question,
  type ToWorker,
  type WorkerStart,
} from './messages.ts';
import { Progress } from './progress.ts';

/** Lists of calls under way at a time: the rooms’ thread has the next at hand when it is done with one. */
const underWay = 2;
/** What may wait for the rooms’ thread, in characters, before those who bring more must wait themselves. */
const patience = 4_000_000;
/** Milliseconds within which a thread that is well answers, and has stopped. */
export interface Within {
  readonly answers: number;
  readonly stops: number;
}
const usually: Within = { answers: 3000, stops: 15_000 };
/** What a call weighs besides its text. */
const callWeight = 64;

/**
 * What lives shortly in the rooms’ thread has 32 MB in either half from the start: much of it lives until its room's next turn,
 * and need not be carried further. A thread takes its sizes from the process's flags as it begins.
 */
const young = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** Holds the sockets of rooms that live in another thread: carries there what clients do, and frames back to them. */
export class ThreadGateway implements Gateway {
  readonly #worker: Worker;
  readonly #log: Log;
  readonly #within: Within;
  /** By number; none is given twice, so that no late frame can reach another. */
  readonly #clients = new Map<number, RemoteClient>();
  #last = 0;
  #calls: Calls = [];
  #weight = 0;
  readonly #progress: Progress;
  /** Lists, ever. */
  #sent = 0;
  #leaving: NodeJS.Immediate | null = null;
  readonly #held = new Set<RemoteClient>();
  readonly broken: Promise<Worded>;
  #tellBroken: (why: Worded) => void = () => {};
  readonly #asked = new Map<number, (text: string | undefined) => void>();
  #lastAsked = 0;
  #wellness: Promise<boolean> | null = null;
  #wellUntil = 0;
  #isStopping = false;
  #isGone = false;

  private constructor(worker: Worker, progress: Progress, log: Log, within: Within) {
    this.#worker = worker;
    this.#progress = progress;
    this.#log = log;
    this.broken = new Promise((resolve) => {
      this.#tellBroken = resolve;
    });
    this.#within = within;
    worker.on('message', (message: FromWorker) => this.#hear(message));
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

  /** `thread`: what it runs, where that is another room server than ours. */
  static async open(
    errand: WorkerStart,
    log: Log,
    thread = new URL('./main.ts', import.meta.url),
    within = usually,
  ): Promise<OpenGateway> {
    for (const flag of young) setFlagsFromString(flag);
    const compiled = getCompileCacheDir();
    const progress = Progress.shared();
    const worker = new Worker(thread, {
      workerData: { ...errand, progress },
      // What was compiled once is kept for threads too, where it is for the process.
      env: compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: dirname(compiled) },
    });
    const first: FromWorker = (await once(worker, 'message'))[0];
    if (first.t !== 'refused')
      return { ok: true, gateway: new ThreadGateway(worker, new Progress(progress), log, within) };
    await worker.terminate();
    return { ok: false, refusal: first.refusal };
  }

  connect(client: RemoteClient, source: string): Session {
    this.#last += 1;
    const number = this.#last;
    this.#clients.set(number, client);
    this.#call(number, callKinds.connect, source);
    return new ThreadSession(this, number);
  }

  receive(number: number, text: string): void {
    this.#call(number, callKinds.receive, text);
    if (this.#weight > patience) this.#hold(number);
  }

  lag(number: number): void {
    this.#call(number, callKinds.lag);
  }

  close(number: number): void {
    this.#clients.delete(number);
    this.#call(number, callKinds.close);
  }

  #call(number: number, kind: number, text = ''): void {
    this.#calls.push(number, kind, text);
    this.#weight += text.length + callWeight;
    this.#leaving ??= setImmediate(() => {
      this.#leaving = null;
      this.#send();
    });
  }

  #send(): void {
    if (this.#calls.length === 0 || this.#progress.isBehind(this.#sent, underWay)) return;
    this.#sent += 1;
    this.#write({ t: 'calls', calls: this.#calls });
    this.#calls = [];
    this.#weight = 0;
    for (const client of this.#held) client.resume();
    this.#held.clear();
  }

  #hold(number: number): void {
    const client = this.#clients.get(number);
    if (client === undefined || this.#held.has(client)) return;
    this.#held.add(client);
    client.pause();
  }

  #write(message: ToWorker): void {
    if (!this.#isGone) this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.t === 'frames') {
      // The rooms’ thread gets its next before the frames are written: both have something to do.
      this.#send();
      deliver(message.frames, this.#post, this.#close);
    } else if (message.t === 'told') {
      this.#asked.get(message.number)?.(message.text);
      this.#asked.delete(message.number);
    } else if (message.t === 'broken') this.#tellBroken(message.why);
    else if (message.t === 'log') this.#log[message.level](message.facts, message.message);
  }

  readonly #post = (number: number, frame: Buffer): void => this.#clients.get(number)?.post(frame);
  readonly #close = (number: number): void => this.#clients.get(number)?.close();

  #ask(question: Question): Promise<string | undefined> {
    if (this.#isGone) return Promise.resolve(undefined);
    this.#lastAsked += 1;
    const number = this.#lastAsked;
    return new Promise((resolve) => {
      this.#asked.set(number, resolve);
      this.#write({ t: 'ask', number, question });
    });
  }

  /** The rooms’ thread is asked once a second at most: nobody shall burden it so, nor measure what else it is kind. */
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
    const message = await this.#ask({ what: 'story', id });
    return message === undefined ? undefined : readStoryLetter(message);
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

class ThreadSession implements Session {
  readonly #gateway: ThreadGateway;
  readonly #number: number;

  constructor(gateway: ThreadGateway, number: number) {
    this.#gateway = gateway;
    this.#number = number;
  }

  receive(text: string): void {
    this.#gateway.receive(this.#number, text);
  }

  lag(): void {
    this.#gateway.lag(this.#number);
  }

  close(): void {
    this.#gateway.close(this.#number);
  }
}
