import type { Phrase, Refusal } from '@veillee/kernel';
import {
  type Command,
  type Entrance,
  type Frame,
  follow,
  nothingYet,
  type Present,
  readToClient,
  type ToClient,
} from '@veillee/protocol';
import { evened } from './evened.ts';
import { randomText } from './randomText.ts';

/** What a line needs from the outside; a test brings its own. */
export interface Surroundings {
  connect(): Wire;
  /** Calls back after so many milliseconds; returns how to call it off. */
  later(ms: number, then: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
}

/** As much of a WebSocket as is used. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** A wire that sends and closes so, and that nobody listens to yet. */
export const newWire = (send: Wire['send'], close: Wire['close']): Wire => ({
  send,
  close,
  onopen: null,
  onmessage: null,
  onclose: null,
});

/** `door`: one stands before it; `lost`: the connection is gone and will be tried again; `ended`: the server ended it for good. */
export type LineState = 'connecting' | 'entering' | 'door' | 'in' | 'lost' | 'ended';

export interface Listener {
  state(state: LineState): void;
  present(present: Present): void;
  entered(frame: Frame<'entered'>): void;
  code(frame: Frame<'code'>): void;
  /** What is known before the door. */
  door(frame: Frame<'door'>): void;
  /** `outside`: the entrance itself was refused. */
  refused(no: readonly Refusal[], outside: boolean): void;
  ended(why: Phrase): void;
}

export type Refusals = readonly Refusal[] | undefined;
/** What only whoever asks for it is told. */
export type Told = Frame<'named' | 'claims' | 'preview'>;
export interface Answered {
  readonly no: Refusals;
  /** Null where it was refused, or lost with the connection. */
  readonly told: Told | null;
}
/** A command without its id; the line chooses one. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export interface Line {
  /** Resolves once it was obeyed, or with why not; survives a lost connection. */
  send(wish: Wish): Promise<Refusals>;
  /** The same, with what is told besides. */
  ask(wish: Wish): Promise<Answered>;
  /** Connects again at once where the connection is lost; else finds out within a second whether it is. */
  again(): void;
  close(): void;
}

const pingEvery = 15_000;
const proofWithin = 1000;
/** A lost line is tried again at once, then so often that it stands within a second of the server's being back. */
const pause = 800;
/** After some minutes of it, less often. */
const patient = { after: 200, pause: 5000 };

/** A command that the server has not acknowledged yet. */
interface Unacknowledged {
  readonly text: string;
  told: Told | null;
  done(answered: Answered): void;
}

/** A line to one room that mends itself: it comes back with `entrance`, and repeats what was not acknowledged. */
export function openLine(entrance: () => Entrance, heard: Listener, around: Surroundings): Line {
  const line = new MendingLine(entrance, heard, around);
  line.dial();
  return line;
}

const never = (): void => {};

class MendingLine implements Line {
  readonly #entrance: () => Entrance;
  readonly #heard: Listener;
  readonly #around: Surroundings;
  readonly #waiting = new Map<string, Unacknowledged>();
  #wire: Wire | null = null;
  #present = nothingYet;
  /** How often it was tried since it last stood. */
  #tries = 0;
  #inside = false;
  /** Inside, or before the door: the server answers. */
  #stands = false;
  #over = false;
  /** Pings sent since anything was heard. */
  #unanswered = 0;
  #stopRetry = never;
  #stopPing = never;
  #stopProof = never;

  constructor(entrance: () => Entrance, heard: Listener, around: Surroundings) {
    this.#entrance = entrance;
    this.#heard = heard;
    this.#around = around;
  }

  dial(): void {
    this.#stopRetry();
    this.#inside = false;
    this.#stands = false;
    this.#present = nothingYet;
    this.#heard.state('connecting');
    const wire = this.#around.connect();
    this.#wire = wire;
    wire.onopen = () => {
      this.#heard.state('entering');
      wire.send(JSON.stringify(this.#entrance()));
    };
    wire.onmessage = ({ data }) => {
      if (this.#wire !== wire || typeof data !== 'string') return;
      const read = readToClient(data);
      if (read.ok) this.#hear(read.value);
    };
    wire.onclose = () => {
      if (this.#wire === wire) this.#lost();
    };
  }

  async send(wish: Wish): Promise<Refusals> {
    return (await this.ask(wish)).no;
  }

  ask(wish: Wish): Promise<Answered> {
    return new Promise((done) => {
      const id = randomText(12);
      const text = evened(JSON.stringify({ ...wish, id }), this.#present.notes);
      this.#waiting.set(id, { text, told: null, done });
      if (this.#inside) this.#wire?.send(text);
    });
  }

  again(): void {
    if (this.#over) return;
    this.#tries = 0;
    if (this.#wire === null) this.dial();
    else if (this.#stands) this.#prove(this.#wire);
  }

  close(): void {
    this.#over = true;
    this.#stopRetry();
    this.#stopPing();
    this.#stopProof();
    this.#wire?.close();
    this.#wire = null;
  }

  #lost(): void {
    this.#wire = null;
    this.#inside = false;
    this.#stands = false;
    this.#unanswered = 0;
    this.#stopPing();
    this.#stopProof();
    if (this.#over) return;
    this.#heard.state('lost');
    const wait = this.#tries === 0 ? 0 : this.#tries < patient.after ? pause : patient.pause;
    this.#tries += 1;
    this.#stopRetry = this.#around.later(wait * (0.8 + 0.4 * this.#around.chance()), () => this.dial());
  }

  #drop(): void {
    const gone = this.#wire;
    this.#wire = null;
    gone?.close();
    this.#lost();
  }

  #keepAlive(): void {
    this.#stopPing = this.#around.later(pingEvery, () => {
      if (this.#wire === null) return;
      if (this.#unanswered >= 2) {
        this.#drop();
        return;
      }
      this.#ping(this.#wire);
      this.#keepAlive();
    });
  }

  #ping(wire: Wire): void {
    this.#unanswered += 1;
    wire.send('{"t":"ping"}');
  }

  /** After sleep or a change of network a connection may be dead without having closed: it must answer a ping. */
  #prove(doubted: Wire): void {
    this.#ping(doubted);
    this.#stopProof();
    this.#stopProof = this.#around.later(proofWithin, () => {
      if (this.#wire === doubted && this.#unanswered > 0) this.#drop();
    });
  }

  #hear(frame: ToClient): void {
    this.#unanswered = 0;
    if (frame.t === 'entered') this.#entered(frame);
    else if (frame.t === 'door') {
      this.#stand();
      this.#heard.door(frame);
      this.#heard.state('door');
    } else if (frame.t === 'now') {
      this.#present = follow(this.#present, frame);
      this.#heard.present(this.#present);
      this.#heard.state('in');
      if (frame.ack) this.#settle(frame.ack.id, frame.ack.no);
    } else if (frame.t === 'refused') {
      if (frame.id !== undefined && this.#waiting.has(frame.id)) this.#settle(frame.id, frame.no);
      else this.#heard.refused(frame.no, !this.#inside);
    } else if (frame.t === 'code') {
      this.#settle(frame.id, undefined);
      this.#heard.code(frame);
    } else if (frame.t === 'bye') this.#ended(frame);
    else if (frame.t !== 'pong') this.#keep(frame);
  }

  /** It comes before the answer to what asked for it. */
  #keep(told: Told): void {
    const asking = this.#waiting.get(told.id);
    if (asking !== undefined) asking.told = told;
  }

  #entered(frame: Frame<'entered'>): void {
    this.#inside = true;
    this.#heard.entered(frame);
    for (const { text } of this.#waiting.values()) this.#wire?.send(text);
    this.#stand();
  }

  #stand(): void {
    this.#stands = true;
    this.#tries = 0;
    this.#stopPing();
    this.#keepAlive();
  }

  #ended({ why, again }: Frame<'bye'>): void {
    if (again) return;
    this.#over = true;
    this.#heard.state('ended');
    this.#heard.ended(why);
  }

  #settle(id: string, no: Refusals): void {
    const waiting = this.#waiting.get(id);
    waiting?.done({ no, told: waiting.told });
    this.#waiting.delete(id);
  }
}
